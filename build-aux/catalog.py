# catalog.py - what scripts know of translations
#
# SPDX-License-Identifier: GPL-3.0-or-later
import ast
import os
import re
import subprocess

KEYWORDS = ['_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'g_dngettext:2,3']
# Names of games stay as they are published.
NAMES = re.compile('Bon Appétit!|Château Roquefort|Cheese Rescue')
PLACEHOLDER = re.compile(r'%(?:\d+\$)?[-+ #0]*\d*(?:\.\d+)?(?:l|ll|z)?[diouxXeEfgGcs%]')


def run(*command, **options):
    """What a command complains about."""
    done = subprocess.run(command, capture_output=True, text=True, **options)
    return done.stderr.strip().splitlines() if done.returncode else []


def read_entries(path):
    """The entries of a .po file: a dictionary of the strings of each, and where it is used."""
    entry, entries, key = {}, [], None
    for line in path.read_text(encoding='utf-8').splitlines() + ['']:
        match = re.match(r'(msg\w+(?:\[\d\])?) (".*")$', line)
        if match:
            key = match[1]
            entry[key] = ast.literal_eval(match[2])
        elif line.startswith('"'):
            entry[key] += ast.literal_eval(line)
        elif line.startswith('#: '):
            entry['where'] = f'{entry.get("where", "")} {line[3:]}'
        elif line.startswith('#,') and 'fuzzy' in line:
            entry['fuzzy'] = True
        elif not line and entry:
            entries.append(entry)
            entry = {}
    return entries


def make_template(root, template):
    return run('xgettext', '--from-code=UTF-8', '--files-from=po/POTFILES.in',
               '--add-comments=Translators:',
               *(f'--keyword={keyword}' for keyword in KEYWORDS), f'--output={template}', cwd=root,
               # Where it finds what is text in a lesson.
               env={**os.environ, 'GETTEXTDATADIRS': str(root / 'po')})

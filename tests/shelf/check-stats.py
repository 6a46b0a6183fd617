#!/usr/bin/env python3
# check-stats.py - the figures of players, counted once more by another program
#
#   check-stats.py CHEESEBOARD-CLI
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a family's games, counts from the records who won what, and compares that with
what `cheeseboard-cli stats` says."""
import configparser
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from family import make_folder  # noqa: E402 pylint: disable=wrong-import-position

N_GAMES = 150


def split_list(text):
    """A list of a key file, with its escapes."""
    parts = re.findall(r'((?:[^;\\]|\\.)*);', text)
    return [re.sub(r'\\(.)', r'\1', part) for part in parts]


def read(path):
    parser = configparser.ConfigParser(interpolation=None, delimiters='=', strict=False)
    parser.optionxform = str
    parser.read_string(path.read_text(encoding='utf-8'))
    seats = split_list(parser['Record']['Seats'])
    names = split_list(parser['Record']['Names'])
    players = [name if each == 'human' else each for name, each in zip(names, seats)]
    return int(parser['Shelf']['Order']), parser['Record']['Game'], players


def replay(cli, path):
    """How the game ended, or None for a file that is no record."""
    done = subprocess.run([cli, 'replay', str(path)], capture_output=True, text=True, check=False)
    return json.loads(done.stdout)['result'] if done.returncode == 0 else None


def add(figures, player, game, result, seat):
    entry = figures.setdefault((player, game), {
        'games': 0, 'wins': 0, 'shared': 0, 'points': 0.0, 'scores': [], 'run': 0, 'longest': 0})
    winners = result['winners']
    won = seat in winners
    entry['games'] += 1
    entry['wins'] += won and len(winners) == 1
    entry['shared'] += won and len(winners) > 1
    entry['points'] += 1 / len(winners) if won else 0
    entry['scores'].append(result['scores'][seat])
    entry['run'] = entry['run'] + 1 if won else 0
    entry['longest'] = max(entry['longest'], entry['run'])


def count(cli, folder):
    """The figures, and the names of the files that are no records."""
    games, damaged, figures = [], [], {}
    for path in pathlib.Path(folder).iterdir():
        result = replay(cli, path)
        if result is None:
            damaged.append(path.name)
        elif result['over']:
            games.append((*read(path), result))
    for _, game, players, result in sorted(games, key=lambda entry: entry[0]):
        for seat, player in enumerate(players):
            add(figures, player, game, result, seat)
    return figures, damaged


def compare(line, entry):
    scores = entry['scores']
    expected = {**{key: entry[key] for key in ('games', 'wins', 'shared', 'longest')},
                'points': entry['points'], 'best': max(scores), 'mean': sum(scores) / len(scores)}
    for key, value in expected.items():
        assert math.isclose(line[key], value, rel_tol=1e-12), (line, key, value)
    assert list(line) == ['player', 'game', 'games', 'wins', 'shared', 'points', 'best', 'mean',
                          'longest'], line


def main(cli):
    with tempfile.TemporaryDirectory() as folder:
        make_folder(cli, folder, N_GAMES, 6)
        figures, damaged = count(cli, folder)
        done = subprocess.run([cli, 'stats', folder], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    names = [(line['player'], line['game']) for line in lines]
    assert names == sorted(figures), 'other players, or another order'
    for line in lines:
        compare(line, figures[line['player'], line['game']])
    told = done.stderr.splitlines()
    assert damaged and len(told) == len(damaged), 'the damaged files are not told'
    assert all(any(name in line for line in told) for name in damaged), told
    assert any(line['shared'] for line in lines) and any(line['longest'] > 1 for line in lines)


if __name__ == '__main__':
    main(sys.argv[1])

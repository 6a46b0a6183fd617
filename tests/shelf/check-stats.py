#!/usr/bin/env python3
# check-stats.py - the figures of players, counted once more by another program
#
#   check-stats.py CHEESEBOARD-CLI
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a family's games, counts from the records who won what, and compares that with
what `cheeseboard-cli stats` says; then once more, with some players renamed, joined and
forgotten by a file beside the records."""
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
LEVELS = ['computer-easy', 'computer-medium', 'computer-hard']
# Who a name is, up to the game of a number or for ever; None is nobody.
PLAYERS = [('Zoé', None, 'Zoë'), ('Brie', None, 'Ada'), ('Opa Jan', 60, None),
           ('Ana; María', 90, 'Zoë'), ('Nobody here', None, 'Ada'), ('computer-easy', None, 'Ada')]


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
    return int(parser['Shelf']['Order']), parser['Record']['Game'], names, seats


def replay(cli, path):
    """How the game ended, or None for a file that is no record."""
    done = subprocess.run([cli, 'replay', str(path)], capture_output=True, text=True, check=False)
    return json.loads(done.stdout)['result'] if done.returncode == 0 else None


def write_players(folder):
    """What the program keeps beside the records."""
    lines = ['[Players]', 'Format=1']
    for number, (name, until, player) in enumerate(PLAYERS):
        lines += [f'[Name {number}]', 'Name=' + name]
        lines += ['Player=' + player] if player else []
        lines += [f'Until={until}'] if until else []
    path = pathlib.Path(folder) / 'players.ini'
    path.write_text('\n'.join(lines) + '\n', encoding='utf-8')


def find_player(name, order, told):
    """Who somebody is in a game; None if that is forgotten."""
    for other, until, player in told:
        if name == other and (until is None or order <= until):
            return player
    return name


def add_tally(tally, result, seat):
    winners = result['winners']
    won = seat in winners
    for key, value in (('games', 1), ('wins', won and len(winners) == 1),
                       ('shared', won and len(winners) > 1),
                       ('points', 1 / len(winners) if won else 0),
                       ('luck', 1 / len(result['scores']))):
        tally[key] = tally.get(key, 0) + value


def add(figures, player, seats, game, result, seat):
    # A level at several seats is one opponent.
    entry = figures.setdefault((player, game), {
        'scores': [], 'run': 0, 'longest': 0, 'against': {}})
    add_tally(entry, result, seat)
    for level in set(seats[:seat] + seats[seat + 1:]) & set(LEVELS):
        add_tally(entry['against'].setdefault(level, {}), result, seat)
    won = seat in result['winners']
    entry['scores'].append(result['scores'][seat])
    entry['run'] = entry['run'] + 1 if won else 0
    entry['longest'] = max(entry['longest'], entry['run'])


def read_games(cli, folder):
    """The games in the order played, and the names of the files that are no records."""
    games, damaged = [], []
    for path in pathlib.Path(folder).glob('*.cheese'):
        result = replay(cli, path)
        if result is None:
            damaged.append(path.name)
        elif result['over']:
            games.append((*read(path), result))
    return sorted(games, key=lambda entry: entry[0]), damaged


def count(games, told):
    """The figures by player and game; told says who a name is."""
    figures = {}
    for order, game, names, seats, result in games:
        for seat, name in enumerate(names):
            player = find_player(name, order, told) if seats[seat] == 'human' else seats[seat]
            if player is not None:
                add(figures, player, seats, game, result, seat)
    return figures


def compare_numbers(line, expected):
    for key, value in expected.items():
        assert math.isclose(line[key], value, rel_tol=1e-12), (line, key, value)


def compare(line, entry):
    tally = ('games', 'wins', 'shared', 'points', 'luck')
    scores = entry['scores']
    compare_numbers(line, {key: entry[key] for key in tally + ('longest',)})
    compare_numbers(line, {'best': max(scores), 'mean': sum(scores) / len(scores)})
    assert list(line) == ['player', 'game', 'games', 'wins', 'shared', 'points', 'best', 'mean',
                          'longest', 'luck', 'against'], line
    assert list(line['against']) == [each for each in LEVELS if each in entry['against']], line
    for level, numbers in line['against'].items():
        compare_numbers(numbers, entry['against'][level])
        assert sorted(numbers) == sorted(tally), line


def check(cli, folder, figures):
    """Compares, and returns what was told on standard error, too."""
    done = subprocess.run([cli, 'stats', folder], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    names = [(line['player'], line['game']) for line in lines]
    assert names == sorted(figures), 'other players, or another order'
    for line in lines:
        compare(line, figures[line['player'], line['game']])
    return lines, done.stderr.splitlines()


def main(cli):
    with tempfile.TemporaryDirectory() as folder:
        make_folder(cli, folder, N_GAMES, 6)
        games, damaged = read_games(cli, folder)
        lines, told = check(cli, folder, count(games, []))
        write_players(folder)
        named, _ = check(cli, folder, count(games, PLAYERS))
    assert damaged and len(told) == len(damaged), 'the damaged files are not told'
    assert all(any(name in line for line in told) for name in damaged), told
    assert any(line['shared'] for line in lines) and any(line['longest'] > 1 for line in lines)
    assert any(line['against'] for line in lines)
    assert 0 < len({line['player'] for line in named}) < len({line['player'] for line in lines})


if __name__ == '__main__':
    main(sys.argv[1])

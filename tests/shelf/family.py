#!/usr/bin/env python3
# family.py - a month of a family's games, as a folder of records
#
#   family.py CHEESEBOARD-CLI FOLDER [GAMES]
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays games with the command-line tool and seats people in them. The same call makes
the same folder, but for the times of its files. Some games are left open, some files are
damaged."""
import datetime
import pathlib
import random
import subprocess
import sys
import tempfile

GAMES = {'cheese-rescue': (2, 4), 'bon-appetit': (2, 6), 'chateau-roquefort': (2, 4)}
PEOPLE = ['Ada', 'Brie', 'Opa Jan', 'Zoé', 'Ana; María', 'Ёж']
COMPUTERS = ['computer-easy', 'computer-medium', 'computer-hard']
BEGIN = datetime.datetime(2026, 2, 1, 17, 0, 0)


def simulate(cli, game, n_seats, games, seed, folder):
    """Whole games of nobody in particular, as texts."""
    subprocess.run([cli, 'simulate', game, '--seats', ','.join(['random'] * n_seats),
                    '--games', str(games), '--seed', str(seed), '--records', folder],
                   check=True, stdout=subprocess.DEVNULL)
    return [path.read_text(encoding='utf-8') for path in sorted(pathlib.Path(folder).iterdir())]


def make_pool(cli, games):
    """For each game and number of players, records to choose from."""
    pool = {}
    for game, (least, most) in GAMES.items():
        for n_seats in range(least, most + 1):
            with tempfile.TemporaryDirectory() as folder:
                pool[game, n_seats] = simulate(cli, game, n_seats, games, n_seats, folder)
    return pool


def escape(name):
    return name.replace('\\', '\\\\').replace(';', '\\;')


def seat(text, names, seats):
    """The record with players in it."""
    lines = 'Names=' + ''.join(escape(name) + ';' for name in names) + '\n' \
        'Seats=' + ''.join(each + ';' for each in seats) + '\n'
    return text.replace('First=', lines + 'First=', 1)


def shorten(text, rng):
    """The record of the same game, not yet played to its end."""
    head, moves = text.split('List=', 1)
    moves = moves.strip().rstrip(';').split(';')
    return head + 'List=' + ''.join(m + ';' for m in moves[:rng.randrange(len(moves))]) + '\n'


def damage(text, rng):
    return rng.choice([text[:len(text) // 2], text.replace('Format=1', 'Format=7'),
                       text.replace('List=', 'List=nonsense;'), 'no record at all', ''])


def make_game(pool, number, rng):
    game = rng.choice(list(GAMES))
    n_seats = rng.randint(*GAMES[game]) if rng.random() < 0.3 else 2
    seats = ['human'] + [rng.choice(['human', 'human'] + COMPUTERS) for _ in range(n_seats - 1)]
    rng.shuffle(seats)
    names = rng.sample(PEOPLE, n_seats)
    text = seat(rng.choice(pool[game, n_seats]), names, seats)
    fate = rng.random()
    if fate < 0.15:
        text = shorten(text, rng)
    text += f'\n[Shelf]\nOrder={number + 1}\n' + ('Over=true\n' if fate >= 0.15 else '')
    return damage(text, rng) if fate > 0.95 else text


def make_folder(cli, folder, games, pool_size=40):
    """Games of a month, an hour or so apart."""
    rng = random.Random(15)
    pool = make_pool(cli, pool_size)
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        when = BEGIN + number * datetime.timedelta(seconds=28 * 86400 / games)
        text = make_game(pool, number, rng)
        path = folder / when.strftime(f'%Y-%m-%d %H-%M-%S {number + 1}.cheese')
        path.write_text(text, encoding='utf-8')


if __name__ == '__main__':
    make_folder(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 120)

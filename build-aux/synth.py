# synth.py - modal synthesis: what struck wood, tines, felt and rubbed paper sound like
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""A sound is a list of numbers, 48,000 a second. Struck things are sums of damped sines, one a
mode; rubbed things are noise through resonances. Everything random has a seed, so that the same
program always makes the same sounds."""
import math
import random

RATE = 48000
# F major pentatonic, by the names of the notes of one octave.
SCALE = {'F': 174.614, 'G': 195.998, 'A': 220.0, 'C': 261.626, 'D': 293.665}
# Contact, in seconds, of what strikes: the softer, the longer, and the fewer high modes sound.
HARD, WOODEN, SOFT, FELT = .0003, .0006, .0015, .004
# How a small room answers: seconds, and how much of it.
ROOM = ((.0113, .16), (.0171, .12), (.0237, .08), (.0311, .05))


def note(name):
    """The frequency of a note such as C5."""
    octave = int(name[1:]) - (3 if name[0] in 'FGA' else 4)
    return SCALE[name[0]] * 2 ** octave


def mix(*parts):
    """One sound of pairs: when it begins, in seconds, and a sound."""
    whole = [0.0] * max(round(at * RATE) + len(part) for at, part in parts)
    for at, part in parts:
        begin = round(at * RATE)
        for i, value in enumerate(part, begin):
            whole[i] += value
    return whole


def gain(amount, sound):
    return [amount * value for value in sound]


def ring(frequency, amplitude, seconds):
    """One mode: a sine that has died away, by 60 dB, after some seconds."""
    radius = math.exp(-math.log(1000) / (seconds * RATE))
    turn = 2 * math.pi * frequency / RATE
    first, second = 2 * radius * math.cos(turn), -radius * radius
    last, value = 0.0, amplitude * radius * math.sin(turn)
    sound = [0.0]
    for _ in range(round(1.15 * seconds * RATE)):
        sound.append(value)
        last, value = value, first * value + second * last
    return sound


def strike(frequency, modes, contact):
    """Modes are a ratio, an amplitude and seconds each."""
    parts = []
    for ratio, amplitude, seconds in modes:
        softened = amplitude * math.exp(-(math.pi * frequency * ratio * contact) ** 2 / 4)
        if softened > .0005:
            parts.append((0, ring(frequency * ratio, softened, seconds)))
    return mix(*parts)


def noise(seconds, seed):
    chance = random.Random(seed)
    return [chance.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def filtered(sound, b0, b1, b2, a1, a2):
    x1 = x2 = y1 = y2 = 0.0
    result = []
    for x in sound:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        result.append(y)
    return result


def low_pass(sound, frequency):
    """Twelve decibels an octave, without a peak."""
    turn = 2 * math.pi * frequency / RATE
    alpha, cosine = math.sin(turn) / math.sqrt(2), math.cos(turn)
    a0 = 1 + alpha
    return filtered(sound, (1 - cosine) / 2 / a0, (1 - cosine) / a0, (1 - cosine) / 2 / a0,
                    -2 * cosine / a0, (1 - alpha) / a0)


def high_pass(sound, frequency):
    turn = 2 * math.pi * frequency / RATE
    alpha, cosine = math.sin(turn) / math.sqrt(2), math.cos(turn)
    a0 = 1 + alpha
    return filtered(sound, (1 + cosine) / 2 / a0, -(1 + cosine) / a0, (1 + cosine) / 2 / a0,
                    -2 * cosine / a0, (1 - alpha) / a0)


def band(sound, frequency, width):
    """What lies around a frequency, some octaves wide."""
    turn = 2 * math.pi * frequency / RATE
    alpha = math.sin(turn) * math.sinh(math.log(2) / 2 * width * turn / math.sin(turn))
    a0 = 1 + alpha
    return filtered(sound, alpha / a0, 0, -alpha / a0, -2 * math.cos(turn) / a0,
                    (1 - alpha) / a0)


def shape(sound, *points):
    """Louder and softer, by pairs of a time from 0 to 1 and a loudness, in smooth curves."""
    result = []
    pair = 0
    for i, value in enumerate(sound):
        time = i / len(sound)
        while pair + 2 < len(points) and points[pair + 1][0] <= time:
            pair += 1
        (begin, low), (end, high) = points[pair], points[pair + 1]
        way = min((time - begin) / (end - begin), 1)
        result.append(value * (low + (high - low) * (1 - math.cos(math.pi * way)) / 2))
    return result


def flutter(sound, rate, depth, seed):
    """Unevenly louder and softer, as something that is rubbed sticks and slips."""
    chance = random.Random(seed)
    length = RATE / rate
    knots = [1 - depth * chance.random() for _ in range(int(len(sound) / length) + 2)]
    result = []
    for i, value in enumerate(sound):
        knot, way = divmod(i / length, 1)
        low, high = knots[int(knot)], knots[int(knot) + 1]
        result.append(value * (low + (high - low) * (1 - math.cos(math.pi * way)) / 2))
    return result


def glide(begin, end, seconds, wobble, rate):
    """A spring: a tone that slides, wobbles ever less, and dies away."""
    sound = []
    phase = 0.0
    for i in range(round(seconds * RATE)):
        way = i / (seconds * RATE)
        frequency = begin * (end / begin) ** way
        frequency *= 1 + wobble * (1 - way) * math.sin(2 * math.pi * rate * way * seconds)
        phase += 2 * math.pi * frequency / RATE
        sound.append(math.sin(phase) * math.exp(-4.5 * way))
    return shape(sound, (0, 0), (.03, 1), (.8, 1), (1, 0))


def in_room(sound):
    """The same in a small room, which hears less of what is high."""
    dull = low_pass(sound, 2500)
    return mix((0, sound), *((at, gain(amount, dull)) for at, amount in ROOM))


def finish(sound, peak):
    """Begins and ends in silence, has no hum, and is as loud as asked, in decibels of the peak."""
    lead = [0.0] * (RATE // 500)
    sound = high_pass(low_pass(low_pass(lead + in_room(sound), 7000), 7000), 45)
    loudest = max(map(abs, sound))
    last = max(i for i, value in enumerate(sound) if abs(value) > loudest / 700)
    sound = sound[:last]
    edge, tail = RATE // 1000, min(len(sound) // 3, RATE // 20)
    for i in range(edge):
        sound[i] *= i / edge
    for i in range(tail):
        sound[-1 - i] *= (1 - math.cos(math.pi * i / tail)) / 2
    return gain(10 ** (peak / 20) / max(map(abs, sound)), sound) + [0.0] * (RATE // 50)

"""Basketwork that is really woven: strands round upright stakes."""

from math import cos, pi, sin

from .core import dice
from .materials import plain
from .materials_hard import rattan
from .palette import hexed
from .shapes import lathe, tube


def strand(colour):
    """A strand of willow."""
    return plain(hexed(colour), 0.6, name="willow")


def basket(top, foot, height, colour="natural", squash=1.0, rows=None, stakes=26, at=(0, 0, 0), profile=None):
    """A round basket; the profile bends its side (share of height to radius)."""
    mat = strand(colour)
    thick = 0.0062 if height > 0.2 else 0.004
    rows = rows or int(height / (thick * 2.05))
    form = profile or (lambda t: foot + (top - foot) * t ** 0.8 + 0.035 * top / 0.2 * sin(pi * t))
    dots = dice(height)
    x0, y0, z0 = at
    for row in range(rows):
        t = (row + 0.5) / rows
        r = form(t)
        steps = stakes * 4
        phase = pi * (row % 2)
        line = []
        for k in range(steps):
            a = 2 * pi * k / steps
            rr = r + thick * 0.8 * sin(stakes * a / 2 * 1.0 + phase)
            line.append((x0 + rr * cos(a), y0 + rr * sin(a) * squash, z0 + t * height + dots.uniform(-0.0006, 0.0006)))
        tube(line, thick, mat, closed=True, smooth=False)
    for k in range(stakes):
        a = 2 * pi * (k + 0.5) / stakes
        tube([(x0 + form(t) * cos(a), y0 + form(t) * sin(a) * squash, z0 + t * height) for t in (0, 0.25, 0.5, 0.75, 1)], thick * 0.8, mat)
    rim = form(1.0)
    for shift in (-1, 1):
        line = [(x0 + (rim + shift * thick * 0.7 * cos(40 * a)) * cos(a), y0 + (rim + shift * thick * 0.7 * cos(40 * a)) * sin(a) * squash, z0 + height + thick * 0.7 * sin(40 * a + shift)) for a in [2 * pi * k / 240 for k in range(240)]]
        tube(line, thick, mat, closed=True, smooth=False)
    inner = [(form(t) - thick * 0.9, z0 + t * height) for t in (0.02, 0.25, 0.5, 0.75, 0.99)]
    lathe([(0, z0 + 0.004), *inner], (x0, y0, 0), rattan(hexed(colour)), squash=squash)

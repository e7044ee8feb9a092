"""Backgrounds that several pictures share: a bright room, and a table by the window."""

from functools import partial

from . import plants, sofas
from .core import clear, place
from .looks import LOOKS
from .materials import linen, wood
from .room import radiator, shell, snap
from .shapes import box, rounded, slab

LOOK = {look.key: look for look in LOOKS}


def bright_room(key="sage", wide=4.4, deep=4.0, curtains=True, **more):
    """An empty room with a window on the left; answers its look."""
    look = LOOK[key]
    shell(look, wide, deep, "left", curtains=linen("#f3ece0", 0.8) if curtains else None, holes=(0.9, 0.8, 1.8, 1.6), **more)
    place(radiator(1.3), -wide / 2 + 0.005, -1.8, 0, 90)
    return look


def table(key="sage", top="oak", behind=True):
    """A table top at 0.75 m with a quiet room behind it, out of focus; answers its look."""
    look = LOOK[key]
    shell(look, 4.2, 3.2, "left", curtains=linen("#f3ece0", 0.8), holes=(0.5, 0.75, 1.8, 1.7))
    slab(rounded(1.9, 1.0, 0.03), 0.035, (0, -2.2, 0.715), wood(top), 0.01)
    for x in (-0.85, 0.85):
        box((0.06, 0.7, 0.7), (x, -2.2, 0.012), wood(top), 0.01)
    if behind:
        place(plants.plant("fig", 1.1, "white", 1, 3, 0.18, 0.32), -1.25, -0.6)
        place(sofas.sofa(1.7, seats=2, colour=look.cloth, kind=look.kind, style=1, leg=look.wood), 0.75, -0.55)
    return look


def over_table(path, left=0.0, near=0.0, **shot):
    """Looks down at the table."""
    snap(path, (0.12 + left, -3.12 - near * 0.5, 1.33), (left, -2.22, 0.78), 38, fstop=4.0, upright=False, **shot)


TOP = 0.7505
Y = -2.25


def _make(builder, path, preview):
    clear()
    builder(path, **({"width": 300, "height": 200, "samples": 8} if preview else {"samples": 18}))


def jobs_of(shots):
    """Name and maker of each shot of a table."""
    for name, builder in shots.items():
        yield name, partial(_make, builder)

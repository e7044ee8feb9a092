"""The rooms of the interior designs as they were: the same walls, windows and cameras, nothing chosen."""

from dataclasses import replace

from . import beds, cloths, props, sofas, tables
from .core import place
from .kitchen import run, uppers
from .materials import plain
from .room import HIGH, radiator, shell, snap
from .sets import LOOK
from .shapes import lathe, rod


def worn(key):
    """The look before: the paint of a home that was let for years; its floor stays."""
    return replace(LOOK[key], wall="#ddd5c2", side="#d6ccb4", hour="day")


def bare_bulb(x, y):
    """A bulb on its cable."""
    low = HIGH - 0.62
    rod((x, y, low), (x, y, HIGH), 0.004, plain("#26241f", 0.6, name="cable"))
    lathe([(0.0, -0.005), (0.016, -0.005), (0.018, 0.045), (0.0, 0.05)], (x, y, low - 0.04), plain("#26241f", 0.5, name="socket"))
    lathe([(0.0, -0.1), (0.02, -0.095), (0.031, -0.07), (0.028, -0.045), (0.014, -0.01), (0.0, -0.005)], (x, y, low - 0.035), plain("#fbf3df", 0.1, name="bulb glass"))


def living_room(path, **shot):
    """Beside living-room-sage."""
    look = worn("sage")
    wide, deep = 4.9, 4.3
    shell(look, wide, deep, "left", holes=(0.85, 0.8, 1.9, 1.55), accent="none")
    place(radiator(1.4), -wide / 2 + 0.005, -1.8, 0, 90)
    place(sofas.sofa(2.05, colour="#5a463a", kind="linen", style=1, leg="dark", seed=4), -0.55, -0.56)
    place(props.carton(0.5, 0.4, 0.36), 1.35, -0.4, 0, 12)
    place(tables.chair(2, "walnut"), 1.55, -1.55, 0, -70)
    bare_bulb(0.0, -1.8)
    snap(path, (0.35, -deep - 0.75, 1.2), (0.02, 0, 1.03), 27.5, level=0.24, contrast=1.0, **shot)


def kitchen(path, **shot):
    """Beside kitchen-sage."""
    look = worn("sage")
    wide, deep = 4.4, 4.0
    shell(look, wide, deep, "left", None, None, (1.2, 0.9, 1.5, 1.35), accent="none")
    left = -wide / 2 + 0.02
    brown = "#6a4a34"
    place(run([(0.6, "drawers"), (0.8, "doors"), (0.6, "door"), (0.6, "oven"), (0.6, "drawers")], brown, "dark", "black", sink=1.0, hob=2.3), left, -0.005)
    place(uppers([(0.6, "door"), (0.8, "door"), (0.6, "door"), (0.6, "gap"), (0.6, "door")], brown, 1.46, 0.7, handle="black"), left, 0)
    place(tables.dining_table(0, "white"), 0.75, -1.95, 0, 4, 0.8)
    place(tables.chair(2, "walnut"), 0.35, -1.4, 0, 10)
    place(tables.chair(1, "white"), 1.62, -1.85, 0, -95)
    bare_bulb(0.55, -2.2)
    snap(path, (0.35, -deep - 0.85, 1.3), (0.0, 0, 1.06), 27, level=0.26, contrast=1.0, **shot)


def bedroom(path, **shot):
    """Beside bedroom-terracotta, which is turned round too."""
    look = worn("terracotta")
    wide, deep = 4.3, 4.0
    shell(look, wide, deep, "left", holes=(1.0, 0.75, 1.6, 1.6), accent="none")
    place(radiator(1.2), -wide / 2 + 0.005, -1.8, 0, 90)
    place(beds.mattress(1, "cream"), 0.0, -1.15)
    place(cloths.sleeping_pillow(0, "white"), -0.3, -0.45, 0.24)
    place(cloths.throw(0, "grey"), 0.35, -1.7, 0.24, 20)
    place(props.carton(0.55, 0.42, 0.4), 1.55, -0.45, 0, 8)
    place(props.carton(0.42, 0.36, 0.32), 1.5, -0.47, 0.4, -14)
    place(props.carton(0.5, 0.4, 0.34, opened=True), 1.4, -1.35, 0, 30)
    bare_bulb(0.0, -1.7)
    snap(path, (0.42, -deep - 0.75, 1.25), (-0.03, 0, 0.93), 27.5, turned=True, level=0.25, contrast=1.0, **shot)


SHOTS = {"before-living-room": living_room, "before-kitchen": kitchen, "before-bedroom": bedroom}

"""Kitchens."""

from . import decor, lamps, plants, tables, tableware
from .core import group, place
from .kitchen import fridge, hood, island, run, uppers
from .floors import tile_stuff
from .materials import linen
from .palette import COLOURS
from .room import shell, snap
from .shapes import box


def dressed(look, x0, x1, z=0.895):
    """What stands on a worktop against the wall."""
    place(tableware.jars(1, "oak" if look.wood != "walnut" else "walnut"), x0 + 0.28, -0.16, z, 0)
    with group("boards") as boards:
        one = tableware.cutting_board(1, look.wood if look.wood in COLOURS else "oak")
        one.rotation_euler = (1.42, 0, 1.57 * 0)
        one.location = (0, 0, 0.15)
    place(boards, x0 + 0.85, -0.05, z)
    place(tableware.kettle("cream" if look.variant else "green"), x1 - 0.3, -0.25, z, 30)
    place(plants.plant("herb", 0.2, "terracotta", 0, 4, 0.06, 0.11), x1 - 0.62, -0.17, z)


def kitchen(look, path, **shot):
    """Three layouts: a run and a round table; a run with a fridge and a long table; an island."""
    wide, deep = 4.4, 4.0
    evening = look.hour == "evening"
    on = 1.0 if evening else 0.0
    handle = "brass" if look.metal == "brass" else "black"
    top = ("oak", "marble", "terrazzo")[look.variant] if look.wood != "walnut" else ("walnut", "marble", "walnut")[look.variant]
    tiles = None
    floor = tile_stuff("#e9e2d4", 0.3, "#d8d0c0", other=look.tiles) if look.variant == 1 else None
    shell(look, wide, deep, "left", tiles, floor, (1.2, 0.9, 1.5, 1.35), accent="back" if look.variant else "none", curtains=None)
    left = -wide / 2 + 0.02
    splash = tile_stuff(look.tiles, 0.15, "#f1ece1", 0.16, True, (0.5, 0.0, 0.0)[look.variant], None, (0.075, 0.15, 0.15)[look.variant])
    if look.variant == 0:
        fields = [(0.6, "drawers"), (0.8, "doors"), (0.6, "door"), (0.6, "oven"), (0.6, "drawers")]
        place(run(fields, look.fronts, top, handle, sink=1.0, hob=2.3), left, -0.005)
        box((3.24, 0.012, 0.56), (left + 1.62, -0.006, 0.895), splash, 0)
        place(uppers([(0.6, "open"), (1.35, "open")], look.fronts, 1.5, handle=handle), left + 0.02, 0)
        place(hood("#f1ebdf", 0, 0), left + 2.3, 0)
        shelf_things(left + 0.1, 1.528)
        place(fridge("#f0e9da"), left + 3.62, -0.03)
        dressed(look, left, left + 2.0)
        place(tableware.pan(0, "green" if look.key != "sage" else "terracotta"), left + 2.16, -0.2, 0.902)
        dining(look, 0.75, -2.55, 2, on)
    elif look.variant == 1:
        place(fridge(look.fronts if look.key != "linen" else "#ece6da", retro=False), left + 0.34, -0.02)
        fields = [(0.6, "drawers"), (0.6, "oven"), (0.8, "doors"), (0.6, "drawers")]
        place(run(fields, look.fronts, top, handle, sink=1.6, hob=0.9), left + 0.7, -0.005)
        box((2.64, 0.012, 0.56), (left + 2.02, -0.006, 0.895), splash, 0)
        place(hood(style=1), left + 1.6, 0)
        place(uppers([(0.6, "door"), (0.6, "gap"), (0.7, "door"), (0.7, "door")], look.fronts, 1.46, 0.76, handle=handle), left + 0.7, 0)
        dressed(look, left + 1.85, left + 3.3)
        dining(look, 0.35, -2.45, 1, on)
    else:
        fields = [(0.6, "oven"), (0.6, "drawers"), (0.9, "doors"), (0.6, "drawers"), (0.6, "door")]
        place(run(fields, look.fronts, top, handle, sink=1.65, hob=0.3), left, -0.005)
        box((3.34, 0.012, 0.56), (left + 1.67, -0.006, 0.895), splash, 0)
        place(hood(style=1), left + 0.3, 0)
        place(uppers([(2.1, "open")], look.fronts, 1.5, handle=handle), left + 0.9, 0)
        shelf_things(left + 1.0, 1.528)
        place(fridge("#ece6da", retro=True), left + 3.75, -0.03)
        dressed(look, left + 0.7, left + 3.2)
        place(island(1.8, look.fronts, "oak" if look.wood != "walnut" else "walnut"), 0.35, -2.2)
        for i in (-0.45, 0.2):
            place(tables.bar_stool(0, look.wood if look.wood in COLOURS else "oak"), 0.55 + i, -2.75, 0, 190 + i * 30)
        place(tableware.fruit_bowl("white"), 0.05, -2.15, 0.92)
        place(decor.vase(0, "white", "eucalyptus", 3), 0.85, -2.05, 0.92)
        for x in (-0.1, 0.75):
            place(lamps.pendant(1, "brass" if look.metal == "brass" else "black", 0.7, on), x, -2.2, 1.62)
    snap(path, (0.35, -deep - 0.85, 1.3), (0.0, 0, 1.06), 27, turned=look.turned, warmth=0.03 if evening else 0.0, level=0.21 if evening else 0.31, **shot)


def shelf_things(x, z):
    """Plates, cups and a plant on open shelves."""
    for level in (0, 0.32):
        place(tableware.plates(0, "white"), x + 0.2, -0.13, z + level, 0, 0.75)
        place(tableware.cups(1, ("terracotta", "white")[level > 0]), x + 0.6, -0.13, z + level)
        place(tableware.jars(0, "natural"), x + 1.15, -0.13, z + level, 0, 0.9)
    place(plants.plant("trailing", 0.35, "white", 1, 3, 0.06, 0.1), x + 1.62, -0.13, z + 0.32)


def dining(look, x, y, style, on):
    """A table with chairs and a lamp over it."""
    wood = look.wood if look.wood in COLOURS else "natural"
    with group("dining") as things:
        tables.dining_table(2 if style == 2 else 0, wood)
        spots = [(0.0, 0.74, 0), (-0.72, -0.02, 95), (0.74, 0.05, -85)] if style == 2 else [(-0.3, 0.62, 0), (0.32, 0.6, 4), (-0.88, 0.0, 90), (0.86, -0.05, -95)]
        for i, (cx, cy, turn) in enumerate(spots):
            place(tables.chair(0 if style == 2 else 2, wood, look.cloth if style == 2 else None), cx, cy, 0, turn)
        place(decor.vase(0 if style == 1 else 2, "white" if style == 1 else "terracotta", "olive" if style == 1 else "eucalyptus", 2), 0.05, 0.08, 0.75, size=0.85)
        place(tableware.fruit_bowl("white"), -0.26, -0.12, 0.75, size=0.85)
        place(lamps.pendant(2 if style == 2 else 0, "natural" if style == 2 else "black", 0.7, on), 0, 0, 1.5)
    return place(things, x, y, 0, 8)


__all__ = ["kitchen", "linen"]

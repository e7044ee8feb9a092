"""Bedrooms, and small rooms with a desk."""

from . import beds, cloths, decor, lamps, plants, storage, tables
from .core import group, place
from .materials import linen
from .palette import COLOURS
from .room import radiator, shell, snap
from .room_living import hang, prints
from .sofas import armchair


def _wood(look):
    return look.wood if look.wood in COLOURS else "natural"


def bedroom(look, path, **shot):
    """A double bed at the back wall; lamps, a rug, a wardrobe or a chest."""
    wide, deep = 4.3, 4.0
    evening = look.hour == "evening"
    on = 1.0 if evening else 0.0
    shell(look, wide, deep, "left", curtains=linen(look.side if look.variant != 2 else "#f1e9da", 0.8), holes=(1.0, 0.75, 1.6, 1.6), accent="back")
    place(radiator(1.2), -wide / 2 + 0.005, -1.8, 0, 90)
    style = (0, 1, 2)[look.variant]
    colour = {0: _wood(look), 1: look.cloth, 2: _wood(look)}[style]
    sheets = {"day": "#f1ebe0", "evening": "#efe4d6"}[look.hour]
    place(beds.bed(style, colour if style != 1 else look.cloth, 1.6, 2.0, sheets if look.variant else look.wall, look.cloth if style != 1 else look.accent, look.accent, 3), -0.05, -1.22)
    for side in (-1, 1):
        with group("by the bed") as things:
            storage.nightstand((0, 2, 1)[look.variant], _wood(look))
            if look.variant != 2 or side < 0:
                place(lamps.table_lamp((1, 0, 2)[look.variant], ("terracotta", "white", "white")[look.variant], on), 0, 0, (0.52, 0.5, 0.55)[look.variant], size=0.95)
            else:
                place(decor.vase(1, "white", "eucalyptus", 2), 0.05, 0, 0.55, size=0.8)
        place(things, -0.05 + side * 1.18, -0.3)
    if look.variant == 0:
        prints(look, -0.05, 1.75, 11, 3)
    elif look.variant == 1:
        prints(look, -0.05, 1.82, 14, 1)
    else:
        prints(look, -0.05, 1.72, 17, 2)
    place(cloths.plain_rug("sand", 1.7, 2.6, 1), -0.05, -2.15, 0, 90)
    if look.variant == 0:
        place(storage.dresser(0, _wood(look)), 1.88, -1.9, 0, -90)
        place(decor.vase(0, "white", "pampas", 4), 1.9, -1.7, 0.82)
    elif look.variant == 1:
        place(storage.wardrobe(0, _wood(look)), 1.84, -1.9, 0, -90)
    else:
        place(armchair(0, look.accent, "linen", look.wood), 1.6, -1.75, 0, -50)
    place(plants.plant(("palm", "rubber", "snake")[look.variant], 0.95, ("white", "terracotta", "white")[look.variant], (1, 0, 1)[look.variant], 6, 0.17, 0.28), -1.8, -0.4)
    place(lamps.pendant((1, 2, 0)[look.variant], ("brass", "natural", "white")[look.variant], 0.45, on * 0.7), -0.05, -1.7, 1.95)
    snap(path, (0.42, -deep - 0.75, 1.25), (-0.03, 0, 0.93), 27.5, turned=look.turned, warmth=0.03 if evening else 0.0, level=0.2 if evening else 0.31, **shot)


def second(look, path, **shot):
    """A room for one: a single bed along the wall, a desk at the window, shelves."""
    wide, deep = 3.4, 3.6
    evening = look.hour == "evening"
    on = 1.0 if evening else 0.0
    shell(look, wide, deep, "back", curtains=linen("#f3ece0", 0.8), holes=(0.35, 0.95, 1.5, 1.35), accent="side")
    with group("bed along") as along:
        beds.bed((0, 2, 0)[look.variant], _wood(look), 0.9, 2.0, "#f1ebe0", look.cloth, look.accent, 4)
    place(along, 1.2, -1.1, 0)
    with group("desk") as desk:
        storage.console(1 if look.metal == "steel" else 0, _wood(look))
    place(desk, -0.62, -0.34, 0, 0, 1.0)
    place(tables.chair((0, 2, 1)[look.variant], _wood(look), look.cloth if look.variant == 0 else None), -0.55, -0.95, 0, 168)
    place(lamps.table_lamp(2, "white", on), -1.0, -0.3, 0.79, size=0.95)
    with group("pile") as pile:
        high = decor.pile(3, look.key, 0.2)
    place(pile, -0.3, -0.3, 0.79, 15)
    place(plants.plant("herb", 0.18, "terracotta", 0, 2, 0.05, 0.09), -0.3, -0.3, 0.79 + high)
    shelf = storage.wall_shelf(0, _wood(look))
    hang(shelf, 1.15, 1.62)
    with group("row") as row:
        wide_books = decor.books(8, look.key, 0.24)
        place(decor.vase(1, "white"), wide_books + 0.14, -0.1, 0, size=0.75)
    place(row, 0.82, -0.02, 1.656)
    place(cloths.kilim(("green", "terracotta", "blue")[look.variant], 1.1, 1.7), -0.25, -1.95, 0, 90)
    place(storage.bookcase(2, _wood(look) if look.metal == "brass" else "black"), -1.42, -1.75, 0, 90)
    for level in range(3):
        with group("shelf row") as shelf_row:
            decor.books(5, f"{look.key}{level}s", 0.22)
        place(shelf_row, -1.45, -1.98, 0.522 + level * 0.38, 90)
    place(lamps.pendant(0, "white" if look.metal == "steel" else "natural", 0.45, on * 0.7), 0, -1.6, 1.95)
    snap(path, (-0.2, -deep - 0.85, 1.38), (0.0, 0, 1.05), 26, turned=look.turned, warmth=0.03 if evening else 0.0, level=0.2 if evening else 0.31, **shot)

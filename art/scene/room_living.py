"""Living rooms."""

from . import cloths, decor, lamps, plants, sofas, storage, tables
from .core import dice, group, place, tilt
from .materials import linen
from .palette import COLOURS
from .room import radiator, shell, snap
from .textiles import drape


def _colour_name(hexed, fallback="terracotta"):
    """The nearest key of the catalogue to a colour."""
    for key, value in COLOURS.items():
        if value == hexed:
            return key
    return fallback


def hang(things, x, z, y=-0.002):
    """Puts a wall thing on the back wall."""
    return place(things, x, y, z)


def prints(look, x, z, seed, many=2):
    """Framed prints over a sofa or a bed."""
    tones = (look.accent, look.cloth, "#e6d6b8")
    rim = look.wood if look.metal == "brass" else "black"
    if many == 1:
        hang(decor.picture(0.9, 0.66, tones, rim, seed), x, z)
    elif many == 2:
        hang(decor.picture(0.5, 0.7, tones, rim, seed, 1), x - 0.31, z)
        hang(decor.picture(0.5, 0.7, (look.second, look.cloth, "#ead9ba"), rim, seed + 1, 0), x + 0.31, z)
    else:
        for i in range(3):
            hang(decor.picture(0.38, 0.52, ((look.accent, look.cloth, "#e6d6b8"), (look.cloth, look.second, "#ead9ba"), (look.second, look.accent, "#e6d6b8"))[i], rim, seed + i, (2, 1, 3)[i]), x + (i - 1) * 0.47, z)


def on_table(look, x, y, z, seed=1):
    """A vase and books on a table top."""
    with group("on table") as things:
        high = decor.pile(2, seed, 0.22)
        cup = decor.vase(1, _colour_name(look.accent), "eucalyptus", seed)
        place(cup, 0.28, 0.06, 0, size=0.8)
        bowl = lamps.candle(1, "cream")
        place(bowl, 0.02, 0, high)
    return place(things, x, y, z, 20)


def living(look, path, **shot):
    """The whole room: sofa, table, rug, lamps, plants; three layouts."""
    wide, deep = 4.9, 4.3
    evening = look.hour == "evening"
    on = 1.0 if evening else 0.0
    sheer = linen("#f3ece0" if look.variant != 1 else look.side, 0.8)
    shell(look, wide, deep, "left", curtains=sheer, holes=(0.85, 0.8, 1.9, 1.55), accent="back")
    place(radiator(1.4), -wide / 2 + 0.005, -1.8, 0, 90)
    if look.variant == 0:
        place(sofas.sofa(2.18, colour=look.cloth, kind=look.kind, style=0, leg=look.wood, cushions=(("linen", look.accent), ("boucle", "#efe4d0"), ("velvet", look.second)), seed=2), 0.1, -0.52)
        prints(look, 0.1, 1.62, 3, 2)
        place(cloths.kilim("burgundy" if look.key == "cherry" else "sand", 1.8, 2.6) if look.key != "rose" else cloths.plain_rug("sand", 1.8, 2.6, 1), 0.15, -1.95, 0, 90)
        place(tables.coffee_table(0, look.dark), 0.15, -1.75)
        on_table(look, 0.02, -1.78, 0.4, 4)
        place(lamps.floor_lamp(0, look.wood, on), 1.72, -0.5, 0, 20)
        place(sofas.armchair(0, look.second, "linen", look.wood), 1.72, -1.95, 0, -62)
        place(plants.plant("fig", 1.15, "white", 1, 3, 0.19, 0.34), -1.85, -0.55)
        place(tables.bench(0, look.wood), -9, 0)
    elif look.variant == 1:
        place(sofas.sofa(2.2, 0.95, 3, look.cloth, look.kind, 1, look.wood, (("velvet", look.accent), ("linen", look.second), ("linen", "#efe4d0")), 5), -0.25, -0.52)
        hang(decor.mirror(0, look.wood if look.metal == "brass" else "black", 0.86), -0.25, 1.22)
        shelf = place(storage.cabinet(0.9, 2.05, 0.32, [(1, [(0.28, "door"), (0.18, "open"), (0.18, "open"), (0.18, "open"), (0.18, "open")])], look.wood, lift=0.06, leg="plinth"), 1.85, -0.18)
        fill_shelf(1.85, -0.18, look)
        place(cloths.plain_rug("sand" if look.key != "linen" else "terracotta", 1.9, 2.8, 1), 0, -1.95, 0, 90)
        place(tables.coffee_table(1, look.wood), -0.1, -1.75)
        on_table(look, -0.4, -1.75, 0.42, 6)
        arc = place(lamps.floor_lamp(1, "brass" if look.metal == "brass" else "black", on), -1.5, -0.75, 0, 0)
        place(sofas.pouf(0, look.accent, "wool"), 1.15, -2.1)
        place(plants.plant("monstera", 0.85, "terracotta", 0, 5, 0.17, 0.3), -1.95, -0.5)
        _ = (shelf, arc)
    else:
        place(sofas.corner_sofa(2.7, 1.7, look.cloth, look.kind, look.wood, 3, (("linen", look.accent), ("boucle", "#efe4d0"))), 0.55, -0.56)
        prints(look, 0.2, 1.66, 8, 3)
        place(cloths.kilim("blue", 1.8, 2.7) if look.key == "sea" else cloths.plain_rug("sand", 1.9, 2.8, 1), -0.35, -2.0, 0, 90)
        place(tables.coffee_table(2, look.wood), -0.5, -1.75, 0, 10)
        place(lamps.table_lamp(1, "white", on), -0.62, -1.66, 0.45)
        place(lamps.pendant(2, "natural", 0.75, on), -0.4, -1.7, 1.62)
        place(sofas.armchair(2, look.accent, "boucle", look.wood), -1.7, -1.05, 0, 42)
        place(plants.plant("olive", 1.1, "terracotta", 0, 2, 0.19, 0.32), -2.0, -0.42)
    if on:
        side_table(look, -1.4 if look.variant != 1 else 1.2, -0.4, on)
    snap(path, (0.35, -deep - 0.75, 1.2), (0.02, 0, 1.03), 27.5, turned=look.turned, warmth=0.03 if evening else 0.0, level=0.2 if evening else 0.29, **shot)


def side_table(look, x, y, on):
    """A small table with a lamp that burns."""
    with group("side table") as things:
        table = storage.nightstand(2, look.wood)
        lamp = place(lamps.table_lamp(0, "white", on), 0, 0, 0.5)
    _ = (table, lamp)
    return place(things, x, y)


def fill_shelf(x, y, look):
    """Books and pots on the open shelves of the tall bookcase."""
    dots = dice(look.key)
    for level in range(4):
        z = 0.655 + level * 0.352
        with group("row") as row:
            wide = decor.books(6 + level % 2, f"{look.key}{level}", 0.25)
            if level % 2 == 0:
                place(decor.vase(1, "white"), min(0.62, wide + 0.16), -0.12, 0, size=0.7)
            else:
                place(plants.plant("trailing" if level == 3 else "herb", 0.22, "white", 1, level, 0.06, 0.1), min(0.64, wide + 0.16), -0.12)
        place(row, x - 0.4, y + 0.12, z)
        _ = dots


def corner(look, path, **shot):
    """A quiet place to read by the window."""
    wide, deep = 3.0, 3.2
    evening = look.hour == "evening"
    on = 1.0 if evening else 0.0
    shell(look, wide, deep, "left", curtains=linen("#f3ece0", 0.8), holes=(0.7, 0.55, 1.6, 1.8), accent="back")
    place(sofas.armchair((1, 0, 2)[look.variant], look.cloth, look.kind, look.wood), 0.05, -0.95, 0, 28)
    place(sofas.pouf(2, look.second, "linen"), -0.35, -1.75)
    lamp = (0, 2, 1)[look.variant]
    place(lamps.floor_lamp(lamp, look.wood if lamp == 0 else "brass" if look.metal == "brass" else "black", on), 0.8 if lamp != 1 else 0.95, -0.42, 0, 180 if lamp == 1 else 0)
    place(storage.nightstand(2, look.dark), 0.85, -1.15)
    with group("on it") as things:
        high = decor.pile(2, look.key, 0.2)
    place(things, 0.85, -1.15, 0.5, 12)
    place(cup_of(look), 0.85, -1.15, 0.5 + high)
    hang(decor.picture(0.6, 0.82, (look.accent, look.cloth, "#e6d6b8"), look.wood, len(look.key), look.variant), -0.1, 1.58)
    place(plants.plant(("fig", "palm", "rubber")[look.variant], 1.0, ("white", "terracotta", "sand")[look.variant], 1 if look.variant != 1 else 0, 4, 0.17, 0.3), -1.0, -0.5)
    place(cloths.plain_rug("sand", 2.0, 2.0, 2), 0.1, -1.35)
    blanket = drape(0.5, 0.55, 2, linen(look.accent), 0.012, 4)
    tilt(blanket, 0, 0, 0).location = (-9, 0, 0)
    snap(path, (0.15, -deep - 0.9, 1.2), (-0.05, 0, 1.0), 30, turned=look.turned, warmth=0.03 if evening else 0.0, level=0.2 if evening else 0.29, **shot)


def cup_of(look):
    """A cup on books."""
    from .tableware import cup
    from .palette import pottery

    return cup(0.043, 0.075, (0, 0, 0), pottery("white" if look.variant else "terracotta", True), 30, inside="#3b2418")

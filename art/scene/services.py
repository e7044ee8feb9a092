"""Pictures of the services: cleaning, moving, interior design."""

from math import radians

from . import before, cloths, decor, lamps, plants, props, sofas, storage, tables, tableware
from .cloths import terry
from .core import group, place
from .kitchen import run
from .floors import tile_stuff
from .materials import plain, wood
from .palette import COLOURS
from .room import snap
from .sets import TOP, Y, bright_room, jobs_of, over_table, table
from .shapes import box, rod, slab, rounded
from .textiles import folded


def cleaning_0(path, **shot):
    """Bucket, bottles and brushes on the floor of a bright room."""
    look = bright_room("sage")
    place(sofas.sofa(2.1, colour=look.cloth, kind="linen", style=0, cushions=(("linen", look.accent), ("boucle", "#efe4d0"))), 0.25, -0.55)
    place(plants.plant("fig", 1.1, "white", 1, 3, 0.18, 0.32), -1.65, -0.55)
    place(cloths.plain_rug("sand", 1.7, 2.4, 1), 0.25, -1.7, 0, 90)
    place(props.bucket("#2f6b50"), -0.25, -2.85)
    place(props.spray("#c4714d"), 0.08, -2.95, 0, 15)
    place(props.spray("#8fa98f"), 0.2, -2.8, 0, -20)
    place(folded(0.24, 0.18, 3, terry("#d2a548"), 0.03, 2), 0.48, -2.88, 0, -12)
    place(props.brush(), 0.1, -3.1, 0, 25)
    place(props.mop(), -0.78, -2.75, 0, 40)
    snap(path, (0.2, -4.75, 0.95), (0.0, -2.2, 0.52), 32, fstop=5.6, upright=False, **shot)


def cleaning_1(path, **shot):
    """A shining kitchen sink, a spray, a folded cloth, lemons."""
    look = bright_room("sea", 4.0, 3.0)
    place(run([(0.6, "drawers"), (0.9, "doors"), (0.6, "drawers"), (0.6, "door"), (0.9, "doors")], "#8fa98f", "oak", "brass", sink=1.6), -1.8, -0.005)
    box((3.6, 0.012, 0.62), (0, -0.006, 0.895), tile_stuff("#eef0e8", 0.15, "#d9d6cb", 0.14, True, 0.5, None, 0.075), 0)
    place(props.spray("#2f6b50"), 0.3, -0.3, 0.897, 10)
    place(props.spray("#e6d6b8", "#2f6b50"), 0.42, -0.2, 0.897, -15)
    place(folded(0.22, 0.16, 2, terry("#d2a548"), 0.03, 2), 0.35, -0.48, 0.897, 8)
    place(props.brush(), 0.12, -0.47, 0.897, 70)
    place(tableware.fruit_bowl("white"), 0.85, -0.3, 0.897)
    place(plants.plant("herb", 0.24, "terracotta", 0, 2, 0.07, 0.12), -0.65, -0.2, 0.897)
    place(tableware.jars(1, "oak"), -1.1, -0.18, 0.897)
    snap(path, (0.5, -1.85, 1.42), (0.1, -0.2, 1.0), 36, fstop=4.0, upright=False, level=0.34, **shot)
    _ = look


def cleaning_2(path, **shot):
    """A vacuum cleaner on a rug."""
    look = bright_room("honey")
    place(sofas.sofa(2.1, colour="#34496a", kind="velvet", style=0, cushions=(("linen", "#d2a548"),)), 0.5, -0.55)
    place(lamps.floor_lamp(0, "oak"), -1.2, -0.5)
    place(cloths.kilim("sand", 2.0, 2.8), 0.2, -2.1, 0, 90)
    place(props.vacuum("#2f6b50"), 0.35, -2.35, 0.012, -35)
    place(plants.plant("rubber", 0.9, "terracotta", 0, 2, 0.17, 0.3), 1.85, -0.6)
    snap(path, (0.0, -4.9, 1.05), (0.1, -2.0, 0.55), 32, fstop=6.3, upright=False, **shot)
    _ = look


def stack(x, y, rows, seed=1):
    """A pile of cartons."""
    sizes = ((0.56, 0.42, 0.4), (0.5, 0.4, 0.34), (0.44, 0.36, 0.3), (0.36, 0.3, 0.26))
    z = 0.0
    for i in range(rows):
        w, d, h = sizes[min(3, i)]
        place(props.carton(w, d, h, mark=i % 2 == 0), x + 0.02 * ((i * 7 + seed) % 3 - 1), y, z, ((i * 37 + seed * 11) % 17) - 8)
        z += h


def moving_0(path, **shot):
    """Boxes, a rolled rug, a lamp and a plant in an empty room."""
    look = bright_room("linen", curtains=False)
    stack(-0.75, -0.75, 4, 1)
    stack(-0.05, -0.6, 3, 2)
    stack(0.62, -0.75, 2, 3)
    place(props.carton(0.5, 0.4, 0.34, opened=True), 0.35, -1.75, 0, 12)
    place(plants.plant("fig", 0.9, "terracotta", 0, 2, 0.16, 0.28), 1.3, -0.8)
    place(lamps.floor_lamp(0, "oak"), 1.75, -0.5)
    rod((-1.5, -0.35, 0.12), (-1.25, -0.15, 1.75), 0.1, cloths.wool("#c4714d"))
    place(tables.chair(0, "oak"), -0.7, -1.85, 0, 150)
    with group("in the box") as inside:
        decor.books(5, 4, 0.3)
    place(inside, 0.2, -1.7, 0.12, 12)
    snap(path, (0.3, -4.7, 1.15), (0.05, 0, 0.85), 27, **shot)
    _ = look


def moving_1(path, **shot):
    """An armchair wrapped for the way among boxes at the door."""
    look = bright_room("terracotta", 4.0, 3.6)
    from .room import door

    place(door(colour=wood("oak")), 1.2, -0.001)
    place(sofas.armchair(0, "#2f6b50", "velvet", "oak"), -0.15, -1.15, 0, 24)
    stack(-1.0, -0.55, 3, 4)
    stack(0.45, -0.42, 2, 5)
    place(props.carton(0.5, 0.4, 0.34), 0.95, -1.6, 0, -20)
    place(folded(0.42, 0.32, 3, cloths.checked("#8a9a8f"), 0.04, 3, fringe=True), 0.95, -1.6, 0.345, -14)
    place(decor.mirror(2, "brass", 0.6, 0.95), -0.32, -0.05, 0.0)
    place(plants.plant("snake", 0.6, "white", 1, 2, 0.13, 0.22), -0.95, -1.75)
    snap(path, (0.25, -4.3, 1.15), (0.0, 0, 0.88), 28, turned=True, **shot)
    _ = look


def moving_2(path, **shot):
    """An open box being packed on a table: plates in paper, books, tape."""
    look = table("sage")
    place(props.carton(0.46, 0.36, 0.3, opened=True, mark=True), 0.02, Y + 0.14, TOP, 6)
    with group("books") as inside:
        decor.books(4, 2, 0.26)
    place(inside, -0.15, Y + 0.2, TOP + 0.09, 6)
    place(decor.vase(1, "terracotta"), 0.1, Y + 0.14, TOP + 0.12)
    place(tableware.plates(0, "white"), -0.42, Y - 0.1, TOP)
    place(tableware.cups(1, "mint"), 0.45, Y - 0.05, TOP, 20)
    tape = plain("#d9b98a", 0.35, name="tape")
    from .shapes import lathe

    lathe([(0.035, 0), (0.055, 0), (0.055, 0.048), (0.035, 0.048), (0.035, 0)], (0.2, Y - 0.24, TOP), tape, smooth=False)
    place(props.pen("#3a3733"), -0.12, Y - 0.28, TOP, 24)
    over_table(path, 0.0, 0.75, **shot)
    _ = look


def interior_0(path, **shot):
    """A plan, colours, cloths and wood on a table."""
    table("sage", "oak")
    place(props.plan((0.5, 0.36)), -0.12, Y - 0.05, TOP, 6)
    place(props.swatches(["#f3ece0", "#e6d6b8", "#cfd6c2", "#8fa98f", "#5f8a6e", "#2f6b50"]), 0.3, Y - 0.18, TOP, -20)
    place(props.swatches(["#f4e4da", "#e2c2bc", "#cf8f98", "#c4714d", "#83384a"]), 0.42, Y + 0.12, TOP, 14)
    for i, (kind, tone) in enumerate((("linen", "#d3bb95"), ("velvet", "#2f6b50"), ("boucle", "#f1ebdf"))):
        from .materials import cloth

        slab(rounded(0.13, 0.13, 0.004), 0.006, (-0.42 + 0.03 * i, Y + 0.12 - 0.1 * i, TOP + 0.004 * i), cloth(kind, tone), 0.002, (0, 0, 12 * i - 8))
    box((0.1, 0.16, 0.012), (-0.36, Y - 0.27, TOP), wood("walnut"), 0.002, (0, 0, 18))
    box((0.1, 0.16, 0.012), (-0.46, Y - 0.22, TOP), wood("oak"), 0.002, (0, 0, 4))
    place(props.pen("#c4714d"), -0.05, Y - 0.26, TOP, 30)
    place(tableware.cup(0.042, 0.075, (0, 0, 0), cloths.plain("#f1ebdf", 0.4), 30, inside="#3b2418"), 0.14, Y + 0.24, TOP, 40)
    place(decor.vase(1, "white", "eucalyptus", 2), -0.25, Y + 0.3, TOP)
    over_table(path, **shot)


def interior_1(path, **shot):
    """A room as it has become."""
    look = bright_room("sage", 4.6, 4.2)
    place(sofas.corner_sofa(2.7, 1.7, "#e6ddcb", "boucle", "oak", 3, (("linen", look.accent), ("velvet", "#2f6b50"))), 0.5, -0.56)
    place(decor.picture(0.9, 1.1, ("#c4714d", "#2f6b50", "#e6d6b8"), "oak", 3, 1), 0.2, -0.002, 1.72)
    place(cloths.plain_rug("sand", 2.2, 2.2, 2), -0.35, -1.95)
    place(tables.coffee_table(2, "walnut"), -0.45, -1.85, 0, 20)
    place(lamps.floor_lamp(1, "brass", 0.3), -1.5, -0.7)
    place(sofas.armchair(2, "#2f6b50", "velvet"), -1.55, -1.6, 0, 55)
    place(plants.plant("olive", 1.1, "terracotta", 0, 2, 0.19, 0.32), -1.95, -0.4)
    place(lamps.pendant(2, "natural", 0.7), 0.3, -1.7, 1.75)
    snap(path, (0.2, -4.9, 1.2), (0.0, 0, 1.02), 27, **shot)


def interior_2(path, **shot):
    """A room half painted: steps, tins, a roller."""
    look = bright_room("terracotta", curtains=False, accent="none")
    plain_wall = cloths.plain("#8fa98f", 0.9, name="fresh paint")
    slab([(-2.2, 0.08), (0.45, 0.08), (0.5, 0.9), (0.38, 1.5), (0.52, 2.1), (0.44, 2.65), (-2.2, 2.65)], 0.002, (0, -0.002, 0), plain_wall, 0, (90, 0, 0))
    place(props.ladder(1.65), 0.55, -0.75, 0, -14)
    box((2.6, 1.7, 0.003), (0.2, -1.15, 0.002), cloths.linen("#f3eee4", 1.5), 0)
    place(props.paint_can("#8fa98f"), -0.2, -1.35, 0.005, 20)
    place(props.paint_can("#e6d6b8"), 0.08, -1.2, 0.005, -10)
    place(props.paint_can("#c4714d", lid=True), -0.35, -1.05, 0.005, 40)
    place(props.roller("#8fa98f"), -0.55, -1.5, 0.005, 35)
    place(props.paint_can("#8fa98f"), 0.55, -0.75, 1.676, 0, 0.8)
    place(props.swatches(["#f3ece0", "#e6d6b8", "#cfd6c2", "#8fa98f", "#2f6b50"]), 0.35, -1.55, 0.005, 0)
    place(tables.chair(2, "oak"), 1.5, -0.6, 0, -20)
    snap(path, (0.2, -4.6, 1.2), (0.0, 0, 0.95), 27, **shot)
    _ = (look, COLOURS, radians, storage)


SHOTS = {
    "cleaning-0": cleaning_0, "moving-0": moving_0, "interior-0": interior_0, "cleaning-1": cleaning_1, "moving-1": moving_1,
    "interior-1": interior_1, "cleaning-2": cleaning_2, "moving-2": moving_2, "interior-2": interior_2,
    **before.SHOTS,
}


def jobs():
    """The first of each service first."""
    return jobs_of(SHOTS)

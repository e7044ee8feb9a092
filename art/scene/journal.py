"""Headers of the journal, one for each article (content/blog/bg)."""

from . import beds, cloths, decor, lamps, outdoors, plants, props, room_hall, sofas, storage, tables, tableware
from .core import group, place
from .cloths import terry
from .kitchen import run
from .floors import tile_stuff
from .materials import plain
from .palette import pottery
from .room import door, shell, snap
from .services import stack
from .sets import LOOK, TOP, Y, bright_room, jobs_of, over_table, table
from .shapes import box, rod
from .textiles import folded


def cup(tone="white", drink="#3b2418"):
    """A cup of something hot."""
    return tableware.cup(0.042, 0.078, (0, 0, 0), pottery(tone, True), 30, inside=drink)


def deposit(path, **shot):
    """Keys, coins and a paper."""
    table("sage")
    place(props.sheets(2, 9, seed=3), -0.16, Y, TOP, 8)
    place(props.keys("#c4714d"), 0.14, Y - 0.12, TOP, 20, 1.35)
    place(props.coins(2, 10), 0.28, Y + 0.06, TOP, 0, 1.2)
    place(cup("terracotta"), -0.42, Y + 0.16, TOP)
    place(plants.plant("herb", 0.22, "white", 1, 2, 0.06, 0.1), 0.45, Y + 0.25, TOP)
    over_table(path, 0.0, -0.35, **shot)


def contract(path, **shot):
    """A contract, a pen, spectacles of brass."""
    from .shapes import ring
    from .materials_hard import brass

    table("honey", "walnut")
    place(props.sheets(3, 10, seed=5), 0.0, Y - 0.02, TOP, -7)
    place(props.pen("#34496a"), 0.1, Y - 0.16, TOP, 38)
    with group("spectacles") as glasses:
        for x in (-0.034, 0.034):
            ring(0.026, 0.0016, (x, 0, 0.027), brass(), (80, 0, 0))
            rod((x * 1.8, 0, 0.03), (x * 1.9, 0.12, 0.004), 0.0015, brass())
        rod((-0.009, 0, 0.03), (0.009, 0, 0.03), 0.0014, brass())
    place(glasses, 0.27, Y + 0.05, TOP, 160, 1.15)
    place(cup("white"), -0.3, Y + 0.12, TOP)
    place(decor.vase(0, "white", "pampas", 2), 0.5, Y + 0.3, TOP)
    over_table(path, 0.0, -0.35, **shot)


def mattress(path, **shot):
    """A bare mattress with pillows in the morning light."""
    look = bright_room("linen")
    place(beds.bed(0, "walnut", 1.6, 2.0, made=False), 0.0, -1.25)
    place(beds.mattress(1, "white"), 0.0, -1.27, 0.42, 0, 0.98)
    place(cloths.sleeping_pillow(0, "white"), -0.4, -0.6, 0.66, 4)
    place(cloths.sleeping_pillow(0, "cream"), 0.42, -0.6, 0.66, -5)
    place(folded(0.6, 0.44, 3, cloths.linen("#a6c9b3", 0.8), 0.055, 3), 0.1, -1.75, 0.66, 8)
    place(storage.nightstand(2, "walnut"), -1.2, -0.35)
    place(lamps.table_lamp(1, "terracotta"), -1.2, -0.35, 0.5)
    place(storage.nightstand(2, "walnut"), 1.2, -0.35)
    place(decor.vase(1, "white", "eucalyptus", 2), 1.2, -0.35, 0.5)
    place(decor.picture(0.9, 0.66, (look.accent, "#a6c9b3", "#e6d6b8"), "walnut", 4, 0), 0, -0.002, 1.75)
    place(cloths.plain_rug("sand", 1.7, 2.6, 1), 0, -2.3, 0, 90)
    snap(path, (0.45, -4.6, 1.3), (0.0, 0, 0.95), 28, **shot)


def kitchen_first(path, **shot):
    """Pots, boards and jars on a worktop."""
    bright_room("terracotta", 4.0, 3.0)
    place(run([(0.9, "doors"), (0.6, "oven"), (0.6, "drawers"), (0.9, "doors"), (0.6, "door")], "#8fa98f", "oak", "brass", hob=1.2), -1.8, -0.005)
    box((3.6, 0.012, 0.62), (0, -0.006, 0.895), tile_stuff("#f0e6d4", 0.15, "#d9cfbc", 0.14, True, 0.0, None, 0.15), 0)
    shelf = place(storage.wall_shelf(0, "oak"), 0.0, -0.002, 1.5, 0, 1.6)
    place(tableware.plates(1, "white"), -0.35, -0.17, 1.56)
    place(tableware.cups(1, "terracotta"), 0.1, -0.17, 1.56, 20)
    place(plants.plant("trailing", 0.4, "white", 1, 3, 0.07, 0.11), 0.45, -0.17, 1.56)
    place(tableware.pan(1, "green"), -0.55, -0.24, 0.902)
    place(tableware.pan(2, "terracotta"), 0.1, -0.3, 0.897)
    place(tableware.jars(0, "oak"), 0.62, -0.18, 0.897)
    place(tableware.cutting_board(2, "oak"), 0.75, -0.42, 0.897, 0, 0.9)
    place(tableware.kettle("cream"), -1.05, -0.25, 0.9, 30)
    snap(path, (0.25, -2.15, 1.45), (0.05, -0.2, 1.13), 32, fstop=5.6, upright=False, level=0.33, **shot)
    _ = shelf


def viewing(path, **shot):
    """An empty, sunny room with an open look and one chair."""
    bright_room("honey", curtains=False)
    place(door(colour="#f0ebe0"), 1.1, -0.001)
    place(tables.chair(0, "oak"), -0.5, -1.1, 0, 35)
    place(props.carton(0.4, 0.3, 0.3), 0.2, -0.4, 0, 10)
    place(lamps.pendant(0, "white", 0.6), 0.0, -1.7, 1.78)
    snap(path, (0.25, -4.65, 1.3), (0.0, 0, 1.05), 26, **shot)


def cleaning(path, **shot):
    """Bottles, cloths and brushes on a wooden table."""
    table("sea")
    place(props.bucket("#5f86a3"), -0.3, Y + 0.12, TOP, 0, 0.8)
    place(props.spray("#2f6b50"), 0.0, Y + 0.1, TOP, 10)
    place(props.spray("#d2a548"), 0.14, Y + 0.16, TOP, -20)
    place(folded(0.24, 0.18, 4, terry("#a6c9b3"), 0.028, 3), 0.36, Y + 0.06, TOP, -14)
    place(props.brush(), 0.05, Y - 0.14, TOP, 20)
    place(props.brush("#5d4630"), 0.26, Y - 0.18, TOP, -30)
    over_table(path, 0.0, 0.0, **shot)


def lighting(path, **shot):
    """A living room in the evening with five small lights instead of one."""
    look = LOOK["pine"]
    shell(look, 4.8, 4.2, "left", curtains=cloths.linen("#e9dfcc", 0.8), holes=(0.85, 0.8, 1.9, 1.55))
    place(sofas.sofa(2.2, colour="#d3bb95", kind="boucle", style=0, cushions=(("velvet", "#2f6b50"), ("linen", "#c4714d"))), 0.0, -0.55)
    place(lamps.floor_lamp(0, "oak", 1.2), 1.65, -0.5)
    place(lamps.pendant(2, "natural", 0.8, 1.0), 0.1, -1.75, 1.6)
    place(storage.nightstand(2, "oak"), -1.5, -0.5)
    place(lamps.table_lamp(1, "terracotta", 1.2), -1.5, -0.5, 0.5)
    place(decor.picture(0.9, 0.66, ("#c4714d", "#2f6b50", "#e6d6b8"), "oak", 4, 0), 0, -0.002, 1.65)
    place(cloths.plain_rug("sand", 1.9, 2.7, 1), 0, -1.9, 0, 90)
    place(tables.coffee_table(0, "walnut"), 0.1, -1.75)
    place(lamps.candle(2, "cream"), 0.1, -1.75, 0.4, 0, 1.2)
    place(plants.plant("palm", 0.9, "terracotta", 0, 2, 0.17, 0.3), -2.0, -0.9)
    snap(path, (0.3, -4.8, 1.2), (0.0, 0, 1.05), 27, warmth=0.03, level=0.17, **shot)


def student(path, **shot):
    """A desk at the window with a laptop, a bag on the floor, a single bed."""
    look = LOOK["sage"]
    shell(look, 3.4, 3.4, "back", curtains=cloths.linen("#f3ece0", 0.8), holes=(0.3, 0.95, 1.6, 1.4), accent="side")
    place(storage.console(1, "oak"), -0.6, -0.34, 0, 0, 1.05)
    place(props.laptop(), -0.62, -0.36, 0.82, 185)
    place(lamps.table_lamp(2, "mint"), -1.05, -0.3, 0.82)
    with group("pile") as pile:
        decor.pile(3, 3, 0.2)
    place(pile, -0.2, -0.3, 0.82, 10)
    place(tables.chair(2, "green"), -0.5, -1.05, 0, 160)
    with group("bed") as bed:
        beds.bed(2, "oak", 0.9, 2.0, "#f1ebe0", "#d2a548", "#2f6b50", 4)
    place(bed, 1.2, -1.1)
    place(props.backpack("#c4714d"), 0.28, -1.0, 0, -20)
    place(cloths.plain_rug("sand", 1.5, 1.5, 2), -0.3, -1.75)
    place(storage.wall_shelf(0, "oak"), 1.15, -0.002, 1.62)
    with group("row") as row:
        decor.books(9, 5, 0.24)
    place(row, 0.85, -0.02, 1.656)
    place(plants.plant("trailing", 0.4, "white", 1, 3, 0.07, 0.11), 1.42, -0.11, 1.656)
    snap(path, (-0.15, -4.15, 1.35), (0.0, 0, 1.02), 27, **shot)


def first_home(path, **shot):
    """The first evening: boxes for a table, one armchair, one lamp."""
    bright_room("sea", curtains=False)
    place(sofas.armchair(0, "#c4714d", "linen", "oak"), -0.35, -0.95, 0, 22)
    place(lamps.floor_lamp(0, "oak", 0.4), -1.05, -0.5)
    place(props.carton(0.5, 0.4, 0.34), 0.42, -1.35, 0, -10)
    place(cup("mint"), 0.42, -1.35, 0.342)
    with group("pile") as pile:
        decor.pile(2, 6, 0.2)
    place(pile, 0.52, -1.3, 0.341, 10, 0.8)
    stack(1.2, -0.5, 3, 6)
    place(decor.picture(0.6, 0.8, ("#c4714d", "#5f86a3", "#e6d6b8"), "oak", 7, 0), 0.55, -0.09, 0.41)
    place(plants.plant("fig", 0.8, "terracotta", 0, 2, 0.15, 0.26), -1.55, -1.0)
    place(cloths.plain_rug("sand", 2.1, 2.1, 2), 0.0, -1.35)
    snap(path, (0.25, -4.6, 1.15), (0.0, 0, 0.9), 27, **shot)


def handover(path, **shot):
    """A form on a board, keys and a pen on the console in the hall."""
    look = LOOK["linen"]
    shell(look, 3.0, 2.6, "left", holes=(0.4, 0.75, 1.4, 1.5), sun=False)
    place(door(colour="#e9e2d4"), 0.95, -0.001)
    place(storage.console(0, "walnut"), -0.4, -0.3)
    place(decor.mirror(0, "brass", 0.62), -0.4, -0.003, 1.2)
    box((0.23, 0.32, 0.006), (-0.35, -0.3, 0.802), plain("#8a6647", 0.7, name="board"), 0.003, (0, 0, 12))
    place(props.sheets(1, 10, seed=4), -0.35, -0.3, 0.809, 12)
    place(props.keys("#2f6b50"), -0.1, -0.36, 0.803, 40, 1.6)
    place(props.pen("#83384a"), -0.28, -0.38, 0.812, 50)
    place(decor.vase(1, "white", "eucalyptus", 2), -0.75, -0.27, 0.802)
    place(props.carton(0.4, 0.3, 0.3), -1.05, -0.5, 0, 10)
    snap(path, (0.1, -1.95, 1.42), (-0.25, -0.25, 0.98), 33, fstop=5.6, upright=False, **shot)


def moving(path, **shot):
    """Numbered boxes along a wall, ready for the van."""
    bright_room("sage", curtains=False)
    for i, rows in enumerate((3, 4, 2, 3)):
        stack(-1.05 + i * 0.66, -0.5 - 0.1 * (i % 2), rows, i + 2)
    place(props.carton(0.5, 0.4, 0.34, opened=True), -0.1, -1.7, 0, -14)
    place(plants.plant("monstera", 0.7, "white", 1, 3, 0.15, 0.26), 1.65, -0.8)
    rod((-1.75, -0.3, 0.1), (-1.6, -0.12, 1.6), 0.09, cloths.wool("#2f6b50"))
    place(lamps.floor_lamp(2, "black"), 1.9, -0.35)
    snap(path, (0.3, -4.6, 1.1), (0.0, 0, 0.82), 27, **shot)


def costs(path, **shot):
    """A calculator, bills, coins and a cup of coffee."""
    table("cherry", "walnut")
    place(props.sheets(3, 8, seed=8), -0.2, Y + 0.02, TOP, -9)
    place(props.calculator(), 0.06, Y - 0.1, TOP, -14, 1.2)
    place(props.coins(4, 11), 0.26, Y + 0.0, TOP, 30, 1.25)
    place(props.pen("#c4714d"), -0.12, Y - 0.2, TOP, 30)
    place(cup("mustard"), 0.36, Y + 0.2, TOP)
    place(plants.plant("snake", 0.3, "white", 1, 2, 0.07, 0.12), -0.5, Y + 0.25, TOP)
    over_table(path, 0.0, -0.3, **shot)


def terrace(path, **shot):
    """A balcony full of pots."""
    room_hall.balcony(LOOK["terracotta"], path, **shot)


def flatmates(path, **shot):
    """A kitchen table set for two."""
    look = bright_room("honey", 4.2, 3.8)
    place(tables.dining_table(0, "oak"), 0.0, -1.7, 0, 4)
    for x, y, turn, tone in ((-0.3, -1.12, 0, None), (0.34, -1.14, 6, None), (-0.95, -1.75, 92, None), (0.95, -1.7, -88, None)):
        place(tables.chair((0, 2)[x > 0], "oak" if x < 0 else "green", tone), x, y, 0, turn)
    for x in (-0.25, 0.3):
        tableware.plate(0.125, (x, -1.82, 0.752), pottery("white"))
    place(tableware.cup(0.042, 0.09, (0, 0, 0), pottery("terracotta", True), 30, inside="#8f5f2f"), -0.45, -1.66, 0.752)
    place(tableware.cup(0.042, 0.09, (0, 0, 0), pottery("mint", True), 130, inside="#8f5f2f"), 0.5, -1.66, 0.752)
    place(tableware.cutting_board(0, "walnut"), 0.03, -1.6, 0.752, 10, 0.9)
    place(decor.vase(2, "white", "olive", 2), 0.0, -1.38, 0.752)
    place(lamps.pendant(2, "natural", 0.75), 0.0, -1.6, 1.55)
    place(storage.dresser(1, "oak"), 0.2, -0.25)
    place(tableware.fruit_bowl("white"), -0.1, -0.25, 0.8)
    place(plants.plant("rubber", 0.5, "white", 1, 2, 0.11, 0.18), 0.65, -0.25, 0.8)
    place(decor.picture(0.6, 0.8, (look.accent, "#c4714d", "#e6d6b8"), "oak", 4, 2), 0.25, -0.002, 1.75)
    snap(path, (0.25, -4.3, 1.28), (0.0, 0, 1.02), 28, **shot)
    _ = (outdoors, place)


SHOTS = {
    "depozit-pri-naem": deposit, "dogovor-za-naem": contract, "izbor-na-matrak": mattress, "kuhnya-kakvo-parvo": kitchen_first,
    "ogled-na-zhilishte": viewing, "osnovno-pochistvane": cleaning, "osvetlenie-na-hola": lighting, "parva-studentska-staya": student,
    "parvi-dom-tri-byudzheta": first_home, "predavane-na-zhilishte": handover, "premestvane-za-chetiri-sedmitsi": moving,
    "razhodi-za-zhilishte": costs, "terasa-i-rasteniya": terrace, "zhivot-sas-sakvartirant": flatmates,
}


def jobs():
    """In the order of the file names of the articles."""
    return jobs_of(SHOTS)

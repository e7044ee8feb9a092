"""The furniture of the apartment in the rooms menu; (x, y) as in its plan."""

from math import cos, radians, sin

from . import bathroom as bath
from . import beds, cloths, decor, lamps, outdoors, plants, sofas, storage, tables, tableware
from .core import dice, group, place
from .kitchen import fridge, hood, run
from .materials import plain, wood
from .materials_hard import black, leaf, light, stone
from .room import door
from .room_bath import hung_towel, vanity
from .room_hall import coat
from .room_living import hang
from .looks import LOOKS
from .shapes import ball, box, oval, rod, slab, tube


def put(thing, x, y, z=0.006, turn=0.0, size=1.0):
    """Places a thing at a point of the plan."""
    return place(thing, x, -y, z, turn, size)


def glow(x, y, z, on, power=30, radius=0.25):
    """A soft light that fills a room by night."""
    if on:
        lamps.bulb((x, -y, z), power * 1.25, radius, "#ffc98a")


def bedroom(on):
    """A green bed, two lamps, a wardrobe, a chest."""
    put(beds.bed(1, "green", 1.7, 2.0, "#f3ebdd", "#d3907c", "#d2a548", 3), 2.2, 1.15)
    for x in (1.0, 3.4):
        put(storage.nightstand(2, "oak"), x, 0.32)
        put(lamps.table_lamp(0, "white", on), x, 0.32, 0.506)
    put(cloths.plain_rug("sand", 1.8, 2.9, 1), 2.2, 2.0, 0.006, 90)
    put(storage.wardrobe(0, "oak"), 0.34, 3.3, 0.006, 90, 0.92)
    put(storage.dresser(1, "oak"), 4.08, 2.6, 0.006, -90, 0.9)
    put(decor.vase(0, "terracotta", "pampas", 2), 4.05, 2.3, 0.73)
    place(decor.picture(0.5, 0.68, ("#c4714d", "#2f6b50", "#e6d6b8"), "oak", 3, 1), 1.85, -0.008, 1.65)
    place(decor.picture(0.5, 0.68, ("#d2a548", "#5f86a3", "#ead9ba"), "oak", 4, 0), 2.5, -0.008, 1.65)
    put(plants.plant("fig", 0.95, "white", 1, 3, 0.18, 0.3), 0.4, 0.5)
    put(sofas.pouf(2, "#d38d9c", "velvet"), 2.9, 3.3, 0.006, 0, 0.9)
    glow(2.2, 2.2, 1.7, on, 26)


def bathroom(on):
    """A bath under the wall, a basin, towels."""
    put(bath.bathtub(1.55, 0.74), 5.35, 0.52)
    look = LOOKS[0]
    put(vanity(look, 0.8), 6.62, 0.0, 0.006, 0, 0.95)
    place(decor.mirror(0, "brass", 0.7), 6.62, -0.01, 1.12)
    put(bath.toilet(), 4.47, 2.3, 0.006, 90)
    put(cloths.bath_mat(1, "white"), 5.5, 1.4, 0.006, 0)
    put(bath.laundry_basket(0, "natural"), 6.85, 3.55)
    put(storage.nightstand(2, "oak"), 4.72, 1.3, 0.006, 0, 0.85)
    put(cloths.towel(0, "mint"), 4.72, 1.3, 0.43, 90, 0.9)
    put(plants.plant("monstera", 0.7, "terracotta", 0, 3, 0.14, 0.24), 4.78, 3.5)
    one = hung_towel("#d38d9c", 0.4, 0.5)
    place(one, 7.13, -2.2, 0.86, -90)
    glow(5.8, 1.9, 1.7, on, 20)


def kitchen(on):
    """A green run with a wooden top, a fridge, a round table."""
    put(run([(0.6, "drawers"), (0.8, "doors"), (0.6, "drawers"), (0.6, "oven"), (0.6, "door")], "#8fa98f", "oak", "brass", sink=1.65, hob=2.3), 7.3, 0.005)
    put(fridge("#f0e6d2"), 11.4, 0.06)
    put(tableware.jars(1, "oak"), 7.65, 0.2, 0.9)
    put(tableware.kettle("terracotta"), 9.5, 0.3, 0.91, 40)
    put(plants.plant("herb", 0.22, "terracotta", 0, 2, 0.07, 0.12), 8.2, 0.18, 0.9)
    put(tables.dining_table(2, "oak"), 9.75, 2.55, 0.006, 20, 1.08)
    for turn in (20, 110, 200, 290):
        a = radians(turn)
        put(tables.chair(0, "oak", "#c4714d"), 9.75 + 0.88 * sin(a), 2.55 + 0.88 * cos(a) * -1, 0.006, -turn)
    put(tableware.fruit_bowl("white"), 9.8, 2.5, 0.81)
    put(decor.vase(1, "blue", "eucalyptus", 2), 9.5, 2.75, 0.81)
    put(cloths.plain_rug("sand", 2.5, 2.5, 2), 9.75, 2.55)
    put(plants.plant("rubber", 0.9, "terracotta", 0, 4, 0.17, 0.3), 11.5, 3.5)
    put(storage.bookcase(1, "oak"), 7.48, 2.3, 0.006, 90, 0.95)
    put(tableware.plates(1, "terracotta"), 7.46, 2.1, 0.81)
    put(tableware.cups(1, "white"), 7.46, 2.6, 0.81)
    if on:
        ball(0.1, (9.75, -2.55, 1.62), light("#ffdca8", 6.0))
    glow(9.75, 2.5, 1.5, on, 34)


def hallway(on):
    """A door, a bench, coats, a mirror, a runner."""
    one = door(colour=wood("walnut"))
    place(one, 0.012, -6.55, 0, 90, 0.95)
    put(outdoors.doormat(0, "natural"), 0.55, 6.55, 0.006, 90)
    put(tables.bench(0, "oak"), 0.3, 5.1, 0.006, 90)
    place(decor.mirror(0, "brass", 0.62), 0.016, -4.6, 1.12, 90)
    place(decor.coat_rack(1, "oak"), 0.016, -5.35, 1.6, 90, 0.85)
    place(coat("#34496a", 0.8), 0.06, -5.2, 1.66, 90, 0.9)
    place(coat("#d2a548", 0.7), 0.08, -5.5, 1.66, 90, 0.9)
    put(cloths.kilim("terracotta", 0.95, 2.3), 1.9, 5.7, 0.006, 0)
    put(storage.console(0, "walnut"), 2.75, 4.26, 0.006, 0, 0.9)
    put(lamps.table_lamp(1, "terracotta", on), 2.75, 4.26, 0.73)
    put(plants.plant("snake", 0.7, "white", 1, 2, 0.14, 0.24), 0.35, 4.3)
    glow(1.7, 5.7, 1.6, on, 18)


def living_room(on):
    """A mint sofa, an armchair, a table, a lamp, books."""
    put(cloths.kilim("burgundy", 1.9, 2.7), 6.1, 5.75, 0.006, 90)
    put(sofas.sofa(2.2, colour="#5f9b83", kind="velvet", style=0, cushions=(("linen", "#d2a548"), ("boucle", "#efe4d0"), ("velvet", "#c4714d")), seed=2), 6.1, 4.62)
    put(tables.coffee_table(0, "walnut"), 6.1, 5.75)
    put(decor.vase(1, "white", "eucalyptus", 3), 6.25, 5.7, 0.406, 0, 0.8)
    put(tableware.cups(0, "terracotta"), 5.9, 5.85, 0.406)
    put(sofas.armchair(2, "#d2a548", "boucle"), 4.35, 5.05, 0.006, 40)
    put(sofas.armchair(0, "#c4714d", "linen"), 8.2, 5.9, 0.006, -80)
    put(lamps.floor_lamp(0, "oak", on), 7.75, 4.5, 0.006, 20)
    put(plants.plant("palm", 1.0, "terracotta", 0, 2, 0.18, 0.3), 8.75, 4.5)
    put(sofas.pouf(0, "#d3bb95", "wool"), 5.1, 6.6)
    with group("piano corner") as books_group:
        decor.pile(3, 4, 0.22)
    put(books_group, 5.85, 5.6, 0.406, 20)
    glow(6.2, 5.6, 1.6, on, 30)


def terrace(on):
    """A table for two, pots, lanterns, lights on a string."""
    put(tables.garden_set(0, "natural"), 10.75, 5.55, 0.02, 20)
    put(tableware.cups(0, "mint"), 10.75, 5.5, 0.735)
    for x, y, kind, size in ((11.55, 4.45, "olive", 0.9), (9.6, 4.4, "geranium", 0.32), (11.6, 6.95, "lavender", 0.4), (9.6, 7.0, "geranium", 0.34), (10.0, 4.35, "herb", 0.3)):
        big = size > 0.6
        put(plants.plant(kind, size, "terracotta" if kind != "lavender" else "white", 0 if kind != "lavender" else 1, 3, 0.19 if big else 0.13, 0.32 if big else 0.22), x, y, 0.016)
    put(lamps.lantern(0, "black"), 10.1, 6.9, 0.016)
    put(cloths.plain_rug("terracotta", 1.5, 2.2, 1), 10.7, 5.6, 0.018, 0)
    if on:
        lamps.bulb((10.1, -6.9, 0.35), 4, 0.05)
        glow(10.7, 5.6, 1.5, on, 14)


def tree(x, y, high, seed, tone="#6f9459"):
    """A round crown of many leaves on a trunk."""
    dots = dice(f"tree{seed}")
    from .plants import Foliage

    rod((x, -y, 0), (x + 0.04, -y, high * 0.6), 0.05, plain("#6d5843", 0.9, name="bark"), 0.03)
    crown = Foliage()
    for i in range(900):
        a, b = i * 2.4, 1 - 2 * (i + 0.5) / 900
        r = high * 0.3 * (0.75 + 0.3 * dots.random())
        flat = (1 - b * b) ** 0.5
        spot = (x + r * flat * cos(a), -y + r * flat * sin(a), high * 0.74 + r * b * 0.95)
        crown.add(spot, (flat * cos(a) + dots.uniform(-0.5, 0.5), flat * sin(a) + dots.uniform(-0.5, 0.5), b + dots.uniform(-0.3, 0.4)), 0.15, 0.085, 0.3, "oval", dots.uniform(-1, 1))
    crown.done(leaf(tone))
    ball(high * 0.235, (x, -y, high * 0.74), leaf("#4f7343"), level=12)


def garden(on):
    """Lawn, stepping stones, a hammock, a parasol, beds of flowers."""
    dots = dice("garden")
    for i in range(6):
        slab([(4.65 + a + 0.05 * (-1) ** i, -(7.75 + i * 0.42) + b) for a, b in oval(0.24 + dots.uniform(-0.02, 0.03), 0.15)], 0.03, (0, 0, 0.0), stone("#cfc6b6"), 0.008)
    put(outdoors.hammock(0, "terracotta"), 2.3, 8.95, 0.01, 8, 0.92)
    put(tables.garden_set(1, "green"), 7.3, 8.35, 0.01, 0)
    put(outdoors.parasol(0, "cream"), 10.2, 9.25, 0.01, 30, 0.7)
    put(tables.garden_set(0, "white"), 10.15, 9.3, 0.01, 10, 0.95)
    tree(0.75, 7.95, 1.9, 1)
    tree(6.0, 9.4, 1.5, 2, "#7fa05f")
    for i in range(11):
        kind = ("lavender", "geranium", "lavender", "herb")[i % 4]
        put(plants.plant(kind, 0.3 + 0.05 * (i % 3), potted=False, seed=i), 6.6 + i * 0.5, 9.85, 0.0)
    for i in range(8):
        put(plants.plant(("lavender", "geranium")[i % 2], 0.3, potted=False, seed=i + 30), 0.3 + i * 0.48, 7.62 + 0.05 * (i % 2), 0.0) if i > 2 else None
    put(outdoors.watering_can(0, "mint"), 8.7, 8.9, 0.01, -30)
    if on:
        for x, y in ((4.2, 8.1), (5.15, 9.2), (8.3, 9.3), (0.5, 9.6)):
            rod((x, -y, 0), (x, -y, 0.4), 0.014, black())
            ball(0.06, (x, -y, 0.44), light("#ffcf8e", 9.0))
            lamps.bulb((x, -y, 0.62), 5, 0.08)
    _ = tube


__all__ = ["bathroom", "bedroom", "garden", "hallway", "hang", "kitchen", "living_room", "terrace"]

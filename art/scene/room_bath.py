"""Bathrooms."""

from . import bathroom as bath
from . import cloths, decor, lamps, plants, storage
from .cloths import terry
from .core import group, place
from .floors import tile_stuff
from .materials_hard import brass, chrome, terrazzo
from .palette import COLOURS
from .room import shell, snap
from .shapes import box, rod, slab, rounded
from .textiles import drape, folded


def hung_towel(colour, width=0.4, long=0.55):
    """A towel over a rail on the wall behind (y = 0); the rail is at the origin."""
    mat = terry(colour)
    with group("towel") as thing:
        rod((-width / 2 - 0.06, -0.06, 0), (width / 2 + 0.06, -0.06, 0), 0.009, brass())
        for side in (-1, 1):
            rod((side * (width / 2 + 0.06), 0, 0), (side * (width / 2 + 0.06), -0.06, 0), 0.008, brass())
        drape(width, long, 1, mat, 0.006, 3, at=(0, -0.075, 0.008))
        drape(width, long * 0.8, 1, mat, 0.006, 5, at=(0, -0.046, 0.008))
        slab([(x, y - 0.06) for x, y in rounded(width, 0.034, 0.015)], 0.008, (0, 0, 0.005), mat, 0.003)
    return thing


def vanity(look, width, top="oak"):
    """A cabinet under a basin with a tap and a mirror over it, on the wall behind (y = 0)."""
    wood = look.wood if look.wood in COLOURS else "natural"
    with group("vanity") as thing:
        one = storage.cabinet(width, 0.5, 0.46, [(0.5, [(0.5, "drawer"), (0.5, "drawer")])] * 2 if width > 0.7 else [(1, [(0.5, "drawer"), (0.5, "drawer")])], wood, lift=0.0, leg="none", handle="brass" if look.metal == "brass" else "black")
        place(one, 0, -0.235, 0.36)
        bath.basin(0.4, 0.13, (0, -0.25, 0.86))
        bath.tap((0, -0.06, 0.86), brass() if look.metal == "brass" else chrome(), 0.28, 0.15)
        place(bath.soap_dispenser(0, "white" if look.variant else "terracotta"), 0.3 if width > 0.7 else 0.25, -0.2, 0.86)
        place(plants.plant("herb", 0.16, "white", 1, 3, 0.045, 0.08), -0.3 if width > 0.7 else -0.25, -0.18, 0.86)
    _ = top
    return thing


def bathroom(look, path, **shot):
    """Three layouts: a bath at the wall; a glazed shower; a bath under the window."""
    wide, deep = 3.2, 3.2
    evening = look.hour == "evening"
    on = 1.0 if evening else 0.0
    size, high, bond = ((0.15, 0.15, 0.0), (0.3, 0.075, 0.5), (0.6, 0.3, 0.0))[look.variant]
    tiles = tile_stuff(look.tiles, size, "#f3efe6", 0.14, True, bond, None, high)
    floor = terrazzo("#e6dfd2", (look.cloth, look.second, "#8a8276")) if look.variant != 1 else tile_stuff("#ece6da", 0.2, "#cfc7b8", other=look.side)
    shell(look, wide, deep, "left" if look.variant != 2 else "back", tiles, floor, (0.9, 1.0, 0.9, 1.2) if look.variant != 2 else (0.35, 1.0, 1.1, 1.25), accent="all", sun=look.variant != 2)
    metal = "brass" if look.metal == "brass" else "black"
    towel = look.cloth
    if look.variant == 0:
        place(bath.bathtub(1.6, 0.74), -0.6, -0.5)
        bath.tap((-0.2, -0.09, 0.62), brass(), 0.22, 0.16)
        rod((-0.2, -0.09, 0), (-0.2, -0.09, 0.64), 0.014, brass())
        place(vanity(look, 0.8), 0.98, 0)
        place(decor.mirror(2, metal, 0.62, 0.95), 0.98, -0.003, 1.12)
        place(hung_towel(towel), 1.57, -1.35, 1.15, -90)
        place(cloths.bath_mat(0, "sand"), -0.3, -1.35, 0, 4)
        place(storage.nightstand(2, "oak"), -1.25, -1.35)
        place(folded(0.3, 0.22, 3, terry("#f1ebe0"), 0.04, 3), -1.25, -1.35, 0.5)
        place(plants.plant("palm", 0.7, "terracotta", 0, 3, 0.14, 0.25), -1.3, -0.35 - 0.15)
    elif look.variant == 1:
        place(bath.shower(0.95, 0.95, 2.05), -wide / 2 + 0.01, -0.005)
        place(vanity(look, 0.8), 0.0, 0)
        place(decor.mirror(0, metal, 0.75), 0.0, -0.003, 1.15)
        place(bath.toilet(), 1.12, -0.005)
        place(hung_towel(towel), 1.57, -1.2, 1.15, -90)
        place(cloths.bath_mat(1, "white"), 0.0, -1.05)
        place(bath.laundry_basket(0, "natural"), 1.25, -1.35)
        place(plants.plant("trailing", 0.5, "white", 1, 3, 0.08, 0.12), 1.12, -0.12, 1.35)
        box((0.5, 0.16, 0.03), (1.12, -0.08, 1.32), storage.wood("oak"), 0.003)
    else:
        place(bath.bathtub(1.65, 0.76), -0.65, -0.62)
        place(vanity(look, 0.8), 0.95, 0)
        place(decor.mirror(0, metal, 0.7), 0.95, -0.003, 1.15)
        place(cloths.bath_mat(2, "sand"), -0.35, -1.5)
        with group("stool") as stool:
            storage.nightstand(2, "oak")
            place(folded(0.28, 0.2, 2, terry(towel), 0.04, 3), 0, 0, 0.5)
        place(stool, 0.3, -0.75)
        place(plants.plant("monstera", 0.7, "white", 1, 3, 0.14, 0.24), -1.3, -1.35)
        place(hung_towel(look.accent), 1.57, -1.35, 1.15, -90)
    place(lamps.pendant(1, metal if metal == "brass" else "black", 0.35, on), 0.25, -1.2, 1.95)
    snap(path, (0.3, -deep - 0.75, 1.28), (0.0, 0, 1.0), 27, turned=look.turned, warmth=0.03 if evening else 0.0, level=0.24 if evening else 0.36, **shot)

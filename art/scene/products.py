"""Every kind of thing in the shop: who builds it, in which colours, and how it is shown."""

from . import bathroom, beds, cloths, decor, lamps, outdoors, plants, sofas, storage, tables, tableware, textiles
from .core import clear, group, linear
from .palette import COLOURS, hexed
from .render import Relit, render
from .studio import approach, paper_gain, part, print_on_paper, stage


def _sofa(style, colour):
    kind = "velvet" if colour in ("green", "navy", "terracotta") else "linen" if colour in ("mint", "grey") else "boucle"
    mates = {"green": "#e6d6b8", "mint": "#f1ebdf", "sand": "#c4714d", "terracotta": "#e6d6b8", "grey": "#d2a548", "navy": "#d3bb95"}
    pillows = (("linen", mates[colour]),)
    if style == 2:
        return sofas.corner_sofa(colour=hexed(colour), kind=kind, cushions=pillows)
    width, seats = ((1.65, 2), (2.18, 3))[style]
    return sofas.sofa(width, seats=seats, colour=hexed(colour), kind=kind, style=(1, 0)[style], leg="oak" if style else "walnut", cushions=pillows)


def _armchair(style, colour):
    kind = {0: "linen", 1: "velvet", 2: "boucle"}[style]
    return sofas.armchair(style, hexed(colour), kind, "oak" if colour != "green" else "walnut")


def _pouf(style, colour):
    return sofas.pouf(style, hexed(colour), ("wool", "velvet", "linen")[style])


def _curtain(style, colour):
    return textiles.curtain(1.4, 2.5, hexed(colour), "velvet" if style == 2 else "linen", style, seed=style + 1)


def _rug(style, colour):
    return cloths.kilim(colour) if style == 0 else cloths.plain_rug(colour, *((1.4, 2.0) if style == 1 else (1.6, 1.6)), style)


def _bed(style, colour):
    sheets = {"white": "#e9e2d4", "green": "#e4e0d0", "rose": "#f0e3da", "sand": "#f3eee4"}.get(colour, "#efe8db")
    blanket = {"oak": "#a6c9b3", "walnut": "#c4714d", "sand": "#868a58", "green": "#d2a548", "rose": "#e6d6b8", "white": "#5f86a3"}[colour]
    return beds.bed(style, colour, 1.6 if style < 2 else 1.4, 2.0, sheets, blanket, None, style + 1)


def _vase(style, colour):
    return decor.vase(style, colour, ("pampas", "eucalyptus", None)[style], 2)


def _shelf(style, colour):
    with group("shelf with things") as thing:
        storage.wall_shelf(style, colour)
    return thing


def _bookcase(style, colour):
    return storage.bookcase(style, colour)


TOP = {"height": 33, "side": -18}
LYING = {"height": 42, "side": -22}
SMALL = {"height": 20, "side": -16, "fill": 0.66}
WALL = {"stand": "wall", "height": 4, "side": -17, "fill": 0.66}
TALL = {"height": 9, "side": -24, "fill": 0.8}

# kind: builder, colours of the catalogue, how it is shown
KINDS = {
    "sofa": (_sofa, "green mint sand terracotta grey navy", {}),
    "armchair": (_armchair, "mint green mustard rose terracotta sand", {"fill": 0.72}),
    "coffee-table": (tables.coffee_table, "oak walnut white black green", {"height": 22}),
    "tv-stand": (storage.tv_stand, "oak walnut white anthracite green", {}),
    "bookcase": (_bookcase, "oak walnut white green black", TALL),
    "shelf": (_shelf, "oak walnut white black mint", {**WALL, "height": 10}),
    "pouf": (_pouf, "sand mint mustard rose terracotta grey", {"height": 20, "fill": 0.68}),
    "floor-lamp": (lamps.floor_lamp, "oak walnut black brass white", TALL),
    "table-lamp": (lamps.table_lamp, "oak walnut white green terracotta mint", {**SMALL, "height": 10}),
    "ceiling-lamp": (lamps.pendant, "natural white black green brass", {"height": -9, "side": -15, "stand": "air", "fill": 0.86}),
    "clock": (decor.clock, "oak walnut white black green", WALL),
    "vase": (_vase, "white terracotta green mint blue rose", {**SMALL, "height": 10}),
    "candle": (lamps.candle, "cream rose green terracotta mustard", {**SMALL, "fill": 0.6}),
    "rug": (_rug, "burgundy green sand blue terracotta", {"height": 48, "side": -26, "fill": 0.84}),
    "curtain": (_curtain, "cream sand green mint terracotta navy", {"stand": "wall", "height": 2, "side": -14, "fill": 0.8}),
    "cushion": (cloths.cushion, "mustard rose green mint terracotta cream", {"height": 10, "side": -18, "fill": 0.66}),
    "throw": (cloths.throw, "cream rose green mustard grey burgundy", {**LYING, "height": 26, "fill": 0.7}),
    "bedding": (cloths.bedding, "white mint rose sand blue olive", {**LYING, "height": 24, "fill": 0.7}),
    "pillow": (cloths.sleeping_pillow, "white cream mint", {**LYING, "height": 22}),
    "towel": (cloths.towel, "white mint rose sand green blue", {**LYING, "height": 20, "fill": 0.68}),
    "bath-mat": (cloths.bath_mat, "white mint sand grey terracotta", LYING),
    "shoe-cabinet": (storage.shoe_cabinet, "oak walnut white green anthracite", {}),
    "coat-rack": (decor.coat_rack, "oak walnut black white brass", {**TALL}),
    "console": (storage.console, "oak walnut white black green", {}),
    "mirror": (decor.mirror, "oak walnut black brass natural", {**WALL, "side": -12}),
    "doormat": (outdoors.doormat, "natural anthracite green terracotta navy", LYING),
    "bench": (tables.bench, "oak walnut white green sand", {"height": 18}),
    "dining-table": (tables.dining_table, "oak walnut white black green", {"height": 18}),
    "dining-chair": (tables.chair, "oak walnut green white mustard black", {"side": -32, "height": 17}),
    "bar-stool": (tables.bar_stool, "oak walnut black green terracotta", {"side": -30, "fill": 0.8}),
    "pot": (tableware.pan, "green terracotta cream navy steel", {"height": 22, "side": -12, "fill": 0.68}),
    "plates": (tableware.plates, "white green blue terracotta mint", {"height": 26, "fill": 0.66}),
    "cups": (tableware.cups, "white green mint terracotta blue mustard", {"height": 26, "side": -8, "fill": 0.66}),
    "cutting-board": (tableware.cutting_board, "oak walnut natural", {**LYING, "height": 34}),
    "jars": (tableware.jars, "natural oak walnut white green", {"height": 14, "side": -14, "fill": 0.7}),
    "bed": (_bed, "oak walnut sand green rose white", {"height": 20, "side": -32, "fill": 0.82}),
    "mattress": (beds.mattress, "white cream mint grey", {"height": 24, "side": -32}),
    "wardrobe": (storage.wardrobe, "oak walnut white green sand", TALL),
    "nightstand": (storage.nightstand, "oak walnut white green rose", {"fill": 0.7}),
    "dresser": (storage.dresser, "oak walnut white green mint", {}),
    "laundry-basket": (bathroom.laundry_basket, "natural white sand grey green", {"height": 18, "fill": 0.72}),
    "bath-cabinet": (storage.bath_cabinet, "white oak walnut mint anthracite", {"height": 15}),
    "soap-dispenser": (bathroom.soap_dispenser, "white green terracotta grey mint", {**SMALL, "height": 14}),
    "planter": (plants.planter, "terracotta white green mint anthracite sand", {"height": 13, "fill": 0.76}),
    "hammock": (outdoors.hammock, "cream green terracotta blue mustard", {"height": 20, "side": -30, "fill": 0.84}),
    "lantern": (lamps.lantern, "black white green brass terracotta", {**SMALL, "height": 11}),
    "garden-set": (tables.garden_set, "natural green white anthracite olive", {"height": 17, "fill": 0.8}),
    "parasol": (outdoors.parasol, "cream green terracotta mint navy", {"height": 3, "fill": 0.86}),
    "watering-can": (outdoors.watering_can, "green mint terracotta steel brass", {**SMALL, "height": 13, "side": -8}),
}

# Those that hang: some sorts of a kind only.
ON_WALL = {("coat-rack", 1), ("coat-rack", 2)}

# Those whose lower part is the goods, seen from near: they hang, or what stands in them is for show.
LOW = {("vase", 0), ("vase", 1), ("table-lamp", 0), ("table-lamp", 1), ("planter", 0), ("planter", 1)} | {("ceiling-lamp", sort) for sort in range(3)}

# Shining metal is more than a colour: rendered by itself.
METALS = ("brass", "steel")


def jobs():
    """All forms of the kinds, with the colours of each; the lightest first, for its light is that of the others."""
    for sort in range(3):
        for kind, (_, colours, _) in KINDS.items():
            yield kind, sort, sorted(colours.split(), key=lambda colour: (colour in METALS, -sum(linear(COLOURS[colour]))))


def _set_up(kind, sort, colour, size):
    """Builds and lights the thing; gives the camera and the corners of the thing."""
    builder, _, shot = KINDS[kind]
    clear()
    builder(sort, colour)
    if (kind, sort) in ON_WALL:
        shot = {**shot, **WALL, "fill": 0.78}
    return stage(size=size, **shot)


def make(path_of, kind, sort, colours, size=800, samples=16):
    """One form in its colours. `path_of` gives files by colour."""
    _paint_all(path_of, colours, lambda colour: _set_up(kind, sort, colour, size), lambda: Relit(size, samples, 2))


def make_closeup(path_of, kind, sort, colours, size=800, samples=10):
    """A part of one form from near, in its colours."""
    low = (kind, sort) in LOW or KINDS[kind][2].get("height", 0) > 30
    view, points = _set_up(kind, sort, colours[0], 160)
    gain = paper_gain(render(160, 160, 16, 2))
    gain = part(gain, approach(view, points, low), size)

    def set_up(colour):
        approach(*_set_up(kind, sort, colour, size), low)

    _paint_all(path_of, colours, set_up, lambda: Relit(size, samples, 2, scale=0.7), gain)


def _paint_all(path_of, colours, set_up, relit, gain=None):
    """The first colour is rendered, the others are painted in its light."""
    first = None
    for colour in colours:
        set_up(colour)
        picture = first.repainted() if first and colour not in METALS else None
        if picture is None:
            set_up(colour)
            alone = relit()
            picture = alone.original()
            if colour not in METALS:
                first = alone
        print_on_paper(path_of(colour), picture, gain)

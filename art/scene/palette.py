"""The colours of the catalogue (the same as server/demo/shop/colours.ts) and what they are on wood, metal and clay."""

from .materials import linen, paint, plain, wood
from .materials_hard import brass, ceramic, metal, steel, terracotta

COLOURS = {
    "white": "#f1ebdf", "cream": "#e6d6b8", "sand": "#d3bb95", "grey": "#a8a49b", "anthracite": "#54585a",
    "black": "#3a3733", "green": "#2f6b50", "mint": "#a6c9b3", "olive": "#868a58", "blue": "#5f86a3",
    "navy": "#34496a", "terracotta": "#c4714d", "mustard": "#d2a548", "rose": "#d38d9c", "burgundy": "#83384a",
    "oak": "#c79d68", "walnut": "#7a5238", "natural": "#cbac7c", "brass": "#c6a252", "steel": "#b3b8b9",
}
WOODEN = ("oak", "walnut", "natural", "ash", "dark", "teak", "beech")


def _natural(colour):
    """Woods and metals are themselves; None for what is painted."""
    if colour in WOODEN:
        return wood(colour)
    return {"brass": brass, "steel": steel}[colour]() if colour in ("brass", "steel") else None


def body(colour):
    """What furniture of that colour is made of: wood, or lacquer."""
    return _natural(colour) or paint("#e9e2d6" if colour == "white" else COLOURS.get(colour, colour))


def frame(colour):
    """A metal frame of that colour; woods stay wood."""
    return _natural(colour) or plain("#26241f" if colour == "black" else COLOURS.get(colour, colour), 0.45, name="coated")


def pottery(colour, matt=False):
    """A glaze of that colour; unglazed for terracotta; metal for metals."""
    if colour == "terracotta":
        return terracotta("#c0714e")
    if colour == "brass":
        return brass()
    if colour in WOODEN:
        return wood(colour)
    return ceramic(COLOURS.get(colour, colour), matt)


def enamel(colour):
    """Shining enamel on metal."""
    if colour == "steel":
        return metal("#c2c6c7", 0.2)
    if colour == "brass":
        return brass()
    return plain(COLOURS.get(colour, colour), 0.22, name="enamel", coat=0.6)


def woven(colour):
    """A plain woven cloth of that colour."""
    return linen(COLOURS.get(colour, colour))


def hexed(colour):
    """The paint of a colour key; a hex colour stays as it is."""
    return COLOURS.get(colour, colour)

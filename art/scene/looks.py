"""What the rooms of one home share: paint, woods, cloths, hour. The same homes as server/demo/drawings/homes/looks.ts."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Look:
    """The palette of one home; colours are hex, woods are names."""

    key: str
    wall: str
    side: str
    floor: str
    laid: str
    tiles: str
    wood: str
    dark: str
    fronts: str
    cloth: str
    accent: str
    second: str
    metal: str
    hour: str
    turned: bool
    variant: int
    kind: str
    bg: str
    en: str


LOOKS = [
    Look("sage", "#ebe8da", "#cfd6c2", "oak", "herringbone", "#dfe6db", "oak", "walnut", "#8fa98f", "#5f8a6e", "#d2a548", "#c4714d", "brass", "day", False, 0, "linen", "в градински чай и дъб", "in sage and oak"),
    Look("terracotta", "#f4e8da", "#e3c3aa", "oak", "planks", "#e9d8c4", "oak", "walnut", "#c98f6c", "#c4714d", "#2f6b50", "#e0b46a", "brass", "day", True, 1, "velvet", "в теракота", "in terracotta"),
    Look("sea", "#e8edec", "#bfd2d8", "ash", "planks", "#d5e3e5", "ash", "oak", "#6f94a8", "#5f86a3", "#d2a548", "#d38d9c", "steel", "day", False, 2, "linen", "в морско синьо", "in sea blue"),
    Look("rose", "#f3e7e0", "#e2c2bc", "oak", "herringbone", "#ecdcd6", "oak", "walnut", "#d9b3ab", "#cf8f98", "#83384a", "#8fae9b", "brass", "evening", True, 0, "velvet", "в розово, вечер", "in rose, in the evening"),
    Look("linen", "#f3eee4", "#e2d9c8", "walnut", "planks", "#e6e0d3", "walnut", "dark", "#e6dfd0", "#b9b2a5", "#54585a", "#c4714d", "steel", "day", False, 1, "boucle", "в цвят лен и орех", "in linen and walnut"),
    Look("honey", "#f4ead2", "#e4cd98", "oak", "herringbone", "#efe4ca", "oak", "walnut", "#34496a", "#34496a", "#d2a548", "#b8605f", "brass", "day", True, 2, "velvet", "в мед и тъмносиньо", "in honey and navy"),
    Look("cherry", "#efe3d3", "#d2b79c", "walnut", "herringbone", "#e4d6c4", "walnut", "dark", "#8f5f45", "#83384a", "#c6a252", "#5f8a6e", "brass", "day", False, 0, "velvet", "в бордо и орех", "in burgundy and walnut"),
    Look("pine", "#e6e5d6", "#b9c6ac", "oak", "planks", "#d5ddd2", "oak", "walnut", "#2f6b50", "#2f6b50", "#d3907c", "#d2a548", "brass", "evening", True, 1, "boucle", "в борово зелено, вечер", "in pine green, in the evening"),
]

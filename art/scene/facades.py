"""Buildings of a Bulgarian town: blocks of panels, brick co-operatives, new buildings, houses."""

from functools import partial

import bpy

from . import facade_parts as parts
from .core import clear, dice, group
from .materials import paint, plain, wood
from .materials_hard import stone
from .room import snap
from .shapes import box, cylinder, lathe, rod, slab

PANELS = [("#ddd3c1", "#8fa98f", 8, 4), ("#e3d2b4", "#c4714d", 8, 3), ("#d3d8d6", "#5f86a3", 6, 5), ("#e2cfc4", "#d2a548", 7, 4)]
BRICKS = [("#b0674a", "#e6dac6", 5), ("#c0805c", "#f0e6d4", 4), ("#9c5a44", "#d9cdb8", 5), ("#b98a63", "#efe4cf", 4)]
NEW = [("#efe9de", "#54585a", 6), ("#d9c9b0", "#3a3733", 5), ("#e6e8e4", "#7a5238", 7), ("#e9dccb", "#2f6b50", 5)]
HOUSES = [("#f2ebdd", "#b5654a"), ("#e9d6b8", "#a8553c"), ("#dfe4dc", "#8f4a38"), ("#f0dcd0", "#b5654a")]


def panel(number):
    """Eight storeys of prefabricated panels, loggias here and there closed with windows."""
    tone, accent, floors, sections = PANELS[number]
    dots = dice(f"panel{number}")
    high, wide = 2.8, 3.2
    coat, other = parts.render_coat(tone), parts.render_coat(accent)
    joint = stone("#9f9788")
    columns = sections * 2
    total = columns * wide
    curtains = ["#efe4d0", "#d9c7ad", "#cfd8d2", None, "#e3c9b8"]
    box((total, 10, floors * high + 1.2), (0, 5.16, 0), coat, 0.02)
    with group("far"):
        model = {panes: parts.window(1.5, 1.4, panes, "#f3efe6", "#e9dcc4") for panes in (2, 3)}
    for one in model.values():
        one.location = (0, 40, -30)
    for level in range(floors):
        z = 1.0 + level * high
        box((total + 0.02, 0.02, 0.03), (0, 0.15, z + high - 0.02), joint, 0)
        for column in range(columns):
            x = -total / 2 + column * wide
            if level == 0:
                box((0.03, 0.02, floors * high + 1), (x, 0.15, 0.2), joint, 0)
            if column % 4 == 1 and level == 0:
                parts.entrance(x + wide / 2)
                continue
            if column % 3 == 2:
                box((wide - 0.3, 0.3, high - 0.3), (x + wide / 2, 0.2, z), plain("#5b5850", 0.9, name="loggia"), 0)
                closed = dots.random() < 0.45
                parts.balcony(wide - 0.1, 1.05, "panel", accent, plants=0 if closed or dots.random() < 0.5 else 1 + level % 3, seed=level * 31 + column).location = (x + wide / 2, 0.16, z - 0.1)
                if closed:
                    frame = dots.choice(["#f3efe6", "#e9e2d2", "#7a5238"])
                    one = parts.window(wide - 0.16, 1.5, 4, frame, dots.choice(curtains), None)
                    one.location = (x + 0.08, -0.9, z + 0.87)
                    box((wide - 0.1, 1.1, 0.08), (x + wide / 2, -0.38, z + 2.38), coat, 0.01)
                    for side in (0.04, wide - 0.1):
                        box((0.06, 1.0, 1.5), (x + side, -0.38, z + 0.87), coat, 0)
                else:
                    parts.copy(model[2], x + 0.85, -0.04, z + 0.5)
            else:
                if dots.random() < 0.3:
                    box((wide - 0.06, 0.06, high - 0.06), (x + wide / 2, 0.15, z - 0.05), parts.render_coat(dots.choice([accent, "#e9e0cf", "#cfb99a"])), 0.01)
                parts.copy(model[3 if column % 2 else 2], x + 0.85, 0.07, z + 0.72)
                if dots.random() < 0.22:
                    box((0.8, 0.3, 0.55), (x + 0.6, -0.02, z + 0.02), plain("#efece4", 0.5, name="conditioner"), 0.03)
                    cylinder(0.2, 0.02, (x + 0.7, -0.17, z + 0.3), plain("#8c8a84", 0.6, name="fan"), 0, (90, 0, 0))
    box((total + 0.3, 10.3, 0.5), (0, 5.1, floors * high + 1.0), other, 0.03)
    return total, floors * high + 1.5


def brick(number):
    """A co-operative of the thirties: bays, French windows, a cornice, a shop below."""
    tone, trim, floors = BRICKS[number]
    dots = dice(f"brick{number}")
    wall, light_wall = parts.brick(tone), parts.render_coat(trim)
    high, total = 3.3, 14.0
    box((total, 9, floors * high), (0, 4.66, high), wall, 0.02)
    box((total + 0.16, 9.1, high + 0.1), (0, 4.6, 0), light_wall, 0.03)
    for level in range(1, floors + 1):
        box((total + 0.1, 0.2, 0.16), (0, 0.12, level * high), light_wall, 0.02)
    for i in range(3):
        box((total + 0.4 + i * 0.3, 0.4 + i * 0.34, 0.16), (0, 0.1 - i * 0.06, (floors + 1) * high - 0.2 + i * 0.16), light_wall, 0.03)
    slab([(-total / 2 - 0.5, 0), (total / 2 + 0.5, 0), (total / 2 - 2, 4), (-total / 2 + 2, 4)], 0.1, (0, 0.2, (floors + 1) * high + 0.25), plain("#9c4f3c", 0.85, name="tiles"), 0.01, (38, 0, 0))
    for side in (-1, 1):
        x = side * 3.7
        box((2.9, 1.0, floors * high - 0.7), (x, -0.3, high + 0.1), light_wall if number % 2 else wall, 0.05)
        box((3.2, 1.3, 0.2), (x, -0.36, (floors + 1) * high - 0.6), light_wall, 0.05)
        for level in range(floors):
            z = high + 0.95 + level * high
            parts.window(1.9, 1.75, 3, "#efe9dc", "#efe4d0").location = (x - 0.95, -0.9, z)
    for column, x in enumerate((-6.1, -1.6, 0.0, 1.6, 6.1)):
        for level in range(floors):
            z = high + level * high
            if column == 2:
                parts.window(1.2, 2.2, 2, "#efe9dc", "#efe4d0", None).location = (x - 0.6, 0.08, z + 0.2)
                parts.balcony(1.7, 0.8, "bars", "#33352f", plants=1 + level % 3 if dots.random() < 0.6 else 0, seed=level).location = (x, 0.16, z + 0.2)
            elif column in (1, 3) and level < floors:
                parts.window(0.85, 1.7, 1, "#efe9dc", "#efe4d0").location = (x - 0.42, 0.08, z + 0.85)
            else:
                parts.window(1.15, 1.7, 2, "#efe9dc", "#e3d6c0").location = (x - 0.58, 0.08, z + 0.85)
    parts.entrance(0, 1.9, 2.4, "wood")
    for x, w in ((-5.2, 2.6), (-2.4, 1.9), (2.4, 1.9), (5.2, 2.6)):
        parts.window(w, 1.9, 2, "#3a4a42", None, None).location = (x - w / 2, -0.05, 0.75)
        awning = box((w + 0.3, 0.9, 0.04), (x, -0.35, 2.75), plain(("#2f6b50", "#c4714d", "#34496a", "#83384a")[number], 0.85, name="awning"), 0.01)
        awning.rotation_euler[0] = 0.5
    return total, (floors + 1) * high + 1.6


def new(number):
    """A new building: deep balconies of glass, wood and white, the top storey set back."""
    tone, dark, floors = NEW[number]
    high, total = 3.0, 15.0
    coat = parts.render_coat(tone)
    frame = paint("#3a3d3c", 0.4)
    clad = wood("teak") if number % 2 == 0 else parts.render_coat(dark)
    box((total, 10, floors * high + 0.4), (0, 5.16, 0), coat, 0.02)
    box((total - 3, 8, high), (0, 5.4, floors * high + 0.3), parts.render_coat("#8d8a84"), 0.02)
    parts.balcony(total - 0.4, 1.2, "glass", seed=1).location = (0, 1.3, floors * high + 0.4)
    for i in range(4):
        parts.window(2.4, 2.3, 2, "#3a3d3c", "#e9dfcc", None).location = (-5.4 + i * 2.8, 1.28, floors * high + 0.5)
    for level in range(floors):
        z = 0.4 + level * high
        for column in range(4):
            x = -total / 2 + 1.9 + column * 3.75
            if level == 0 and column == 1:
                parts.entrance(x, 2.0, 2.4, "#3a3d3c")
                continue
            if (column + level * (number % 2)) % 2 == 0:
                box((3.4, 0.05, high - 0.1), (x, 0.15, z), clad, 0.01)
                parts.window(2.5, 2.3, 2, "#3a3d3c", "#e9dfcc" if (level + column) % 3 else "#cfc0a8", None).location = (x - 1.25, 0.05, z + 0.15)
                if level:
                    parts.balcony(3.5, 1.5, "glass", plants=(level + column) % 3 if (level * column) % 2 else 0, seed=level * 9 + column).location = (x, 0.16, z + 0.05)
            else:
                parts.window(1.9, 1.9, 2, "#3a3d3c", "#e9dfcc", None).location = (x - 0.95, 0.07, z + 0.6)
    for level in range(1, floors + 1):
        box((total + 0.12, 0.12, 0.12), (0, 0.14, level * high + 0.22), frame, 0.01)
    return total, (floors + 1) * high + 1.0


def house(number):
    """Two storeys under a tiled roof, a wooden balcony, a stone base, a garden and a fence."""
    tone, roof_tone = HOUSES[number]
    coat, timber = parts.render_coat(tone), wood("walnut" if number % 2 == 0 else "teak")
    total, depth = 9.6, 8.0
    box((total + 0.2, depth + 0.2, 0.9), (0, 4.1, 0), stone("#a89c8a"), 0.03)
    box((total, depth, 5.6), (0, 4.1, 0.6), coat, 0.02)
    if number % 2 == 0:
        box((total + 0.7, depth + 0.5, 2.7), (0, 3.9, 3.45), coat, 0.02)
        for i in range(9):
            rod((-4.5 + i * 1.125, 0.1, 3.1), (-4.5 + i * 1.125, -0.3, 3.5), 0.07, timber)
    tiles = parts.brick(roof_tone, "#7d3f30")
    for side in (1, -1):
        outline = [(-total / 2 - 0.9, 0), (total / 2 + 0.9, 0), (total / 2 - 2.4, 5.6), (-total / 2 + 2.4, 5.6)]
        one = slab(outline, 0.16, (0, -0.75 if side > 0 else 8.95, 6.15), tiles, 0.02)
        one.rotation_euler = (0.55, 0, 0) if side > 0 else (0.55, 0, 3.14159)
    for side in (-1, 1):
        outline = [(-4.9, 0), (4.9, 0), (0.1, 3.9), (-0.1, 3.9)]
        one = slab(outline, 0.16, (side * (total / 2 + 0.9), 4.1, 6.15), tiles, 0.02)
        one.rotation_euler = (0.66, 0, side * 1.5708)
    box((0.7, 0.7, 2.2), (2.2, 4.5, 7.4), parts.brick("#b0674a"), 0.02)
    box((0.9, 0.9, 0.15), (2.2, 4.5, 9.6), stone("#b9b2a6"), 0.02)
    front = -0.42 if number % 2 == 0 else 0.02
    for x in (-3.5, -1.2, 1.2, 3.5):
        upper = parts.window(1.1, 1.5, 2, "#7a5238", "#f3eadb")
        upper.location = (x - 0.55, front, 4.05)
        if abs(x) > 2:
            for side in (-0.62, 1.12):
                box((0.5, 0.05, 1.5), (x - 0.55 + side + 0.25, front - 0.02, 4.05), paint(("#2f6b50", "#5f86a3", "#83384a", "#8fa98f")[number]), 0.01)
    for x in (-3.4, 3.2):
        parts.window(1.3, 1.4, 2, "#7a5238", "#f3eadb").location = (x - 0.65, 0.0, 1.4)
    box((1.1, 0.08, 2.15), (0, 0.06, 0.5), timber, 0.02)
    for i in range(3):
        box((2.0 - 0.3 * i, 1.2 - 0.36 * i, 0.17), (0, -0.4 + 0.15 * i, i * 0.17), stone("#b3ab9c"), 0.01)
    if number % 2:
        parts.balcony(3.6, 1.2, "bars", "#5a3d28", plants=1 + number % 3).location = (0, 0.1, 3.6)
        for x in (-1.7, 1.7):
            rod((x, -1.0, 0), (x, -1.0, 6.2), 0.07, timber)
    for i in range(110):
        x = -13 + i * 0.24
        if abs(x) < 0.75:
            continue
        box((0.12, 0.03, 0.95), (x, -5.2, 0.05), paint("#efe9dc"), 0.02)
        rod((x - 0.12, -5.17, 0.62), (x + 0.12, -5.17, 0.62), 0.025, paint("#efe9dc"))
    for i in range(7):
        box((1.3, 0.6, 0.05), (0, -0.9 - i * 0.75, 0.0), stone("#c9c0b0"), 0.02)
    for i, x in enumerate((-4.6, -3.7, -2.6, 2.4, 3.4, 4.5, -6, 6.2)):
        parts.bush(x, -0.7 - 0.4 * (i % 2), 0.42 + 0.1 * (i % 3), i, ("#6d9256", "#84a066", "#5d8450")[i % 3])
    return total, 8.6


KINDS = {"panel": (panel, "Панелен блок", "A block of panels"), "brick": (brick, "Тухлена кооперация", "A brick co-operative"), "new": (new, "Ново строителство", "A new building"), "house": (house, "Къща", "A house")}


def _make(kind, number, path, preview):
    clear()
    wide, high = KINDS[kind][0](number)
    parts.street(90, -7.4)
    parts.daylight("day" if number != 3 else "evening", (0.62, 0.62, -0.7) if number % 2 == 0 else (0.4, 0.75, -0.6))
    dots = dice(f"{kind}{number}")
    side = -1 if number % 2 else 1
    parts.tree(-side * (wide / 2 + (1.5 if kind != "house" else 3.2)), -3.4 if kind != "house" else 0.5, 7.5, number, "#7a9c5c")
    if kind != "house":
        parts.tree(side * (wide / 2 + 0.6), -4.2, 5.4 if kind != "panel" else 7.0, number + 7, "#6f9459")
    parts.tree(side * (wide / 2 + 6), 1.5, 9.0, number + 3, "#86a468")
    parts.tree(-side * (wide / 2 + 8), 3, 8.0, number + 4, "#6f9459")
    if kind != "house":
        for i in range(12):
            x = -wide / 2 + wide * (i + 0.5) / 12
            if dots.random() < 0.62 and abs(x) > 1.8:
                parts.bush(x, -1.3 - dots.random(), 0.42 + 0.25 * dots.random(), i + number * 20)
    for i in range(3):
        box((9, 9, 11 + 3 * i), (side * (wide / 2 + 10 + i * 11), 24 + i * 5, 0), parts.render_coat(("#e0d4c0", "#d4cabb", "#e2cfbd")[i]), 0.05)
        box((9, 9, 9 + 3 * i), (-side * (wide / 2 + 12 + i * 10), 28 + i * 5, 0), parts.render_coat(("#d8cdb9", "#e3d8c6", "#cfc6b6")[i]), 0.05)
    away = max(high * 1.2, wide * 0.95) + 2.0
    shot = {"width": 300, "height": 200, "samples": 8} if preview else {"samples": 16}
    bpy.context.scene.cycles.use_fast_gi = False
    snap(path, (side * wide * 0.46, -away, 1.9 + high * 0.1), (-side * 0.02 * wide, 0, high * 0.47), 29, level=0.34, bounces=2, **shot)


def jobs():
    """Four of each kind."""
    for number in range(4):
        for kind in KINDS:
            yield f"facade-{kind}-{number}", partial(_make, kind, number)


__all__ = ["KINDS", "jobs", "lathe"]

"""Cabinets of every sort, put together from columns of doors, drawers and open fields."""

from math import radians

from .core import group
from .materials import wood
from .materials_hard import black, brass, cane, mirror_glass
from .palette import WOODEN, body, frame
from .shapes import arch, box, cylinder, lathe, rod, slab, tube

GAP = 0.003


def knob(x, y, z, mat):
    """A turned knob that looks forwards."""
    lathe([(0, 0), (0.006, 0), (0.006, 0.012), (0.013, 0.02), (0.014, 0.026), (0.009, 0.031), (0, 0.032)], (x, y, z), mat, (90, 0, 0), steps=24)


def bar(x, y, z, length, mat, upright=False):
    """A bar handle."""
    dx, dz = (0, length / 2) if upright else (length / 2, 0)
    tube([(x - dx, y, z - dz), (x - dx, y - 0.022, z - dz), (x + dx, y - 0.022, z + dz), (x + dx, y, z + dz)], 0.005, mat, smooth=False)


def front(kind, x, z, width, height, y, mat, handle):
    """One field of a cabinet's face; (x, z) is its lower left corner, y its outer plane."""
    middle = x + width / 2
    w, h = width - GAP, height - GAP
    thick = 0.019
    kind, mirrored = kind.removesuffix("-right"), kind.endswith("-right")
    at = (middle, y - thick / 2, z + GAP / 2)
    if kind == "open":
        return
    if kind == "slats":
        count = int(w / 0.034)
        for i in range(count):
            box((0.021, 0.02, h), (x + GAP / 2 + w * (i + 0.5) / count, y - 0.012, z + GAP / 2), mat, 0.003)
        box((w, 0.008, h), (middle, y + 0.004, z + GAP / 2), mat, 0.001)
        return
    if kind in ("cane", "mirror", "panel"):
        rim = 0.05
        for dx in (-1, 1):
            box((rim, thick, h), (middle + dx * (w - rim) / 2, y - thick / 2, z + GAP / 2), mat, 0.003)
        for low in (z + GAP / 2, z + GAP / 2 + h - rim):
            box((w - 2 * rim, thick, rim), (middle, y - thick / 2, low), mat, 0.003)
        inner = {"cane": cane(), "mirror": mirror_glass(), "panel": mat}[kind]
        box((w - 2 * rim + 0.004, 0.006, h - 2 * rim + 0.004), (middle, y - 0.006, z + GAP / 2 + rim - 0.002), inner, 0)
    else:
        box((w, thick, h), at, mat, 0.0025)
    if handle is None:
        return
    if kind in ("drawer", "flap"):
        high = z + height * (0.5 if kind == "drawer" else 0.86)
        if w > 0.7:
            for side in (-1, 1):
                knob(middle + side * w * 0.28, y - thick, high, handle)
        else:
            knob(middle, y - thick, high, handle)
    else:
        side = -1 if mirrored else 1
        bar(middle + side * (w / 2 - 0.035), y - thick, z + height * 0.55, 0.14, handle, True)


def cabinet(width, height, depth, columns, colour="oak", face=None, lift=0.12, leg="turned", handle="brass", top=None, back=True):
    """A carcass on legs; columns are lists of (share of width, [(share of height, kind), …]) from below."""
    mat = body(colour)
    cover = body(face) if face else mat
    grip = {"brass": brass(), "black": black(), None: None}.get(handle)
    board = 0.02
    with group("cabinet") as thing:
        if leg == "plinth":
            box((width - 0.06, depth - 0.06, lift), (0, 0.01, 0), mat, 0.002)
        elif leg == "frame":
            dark = black()
            for side in (-1, 1):
                x = side * (width / 2 - 0.03)
                tube([(x, -depth / 2 + 0.03, lift), (x, -depth / 2 + 0.03, 0.008), (x, depth / 2 - 0.03, 0.008), (x, depth / 2 - 0.03, lift)], 0.009, dark, smooth=False)
        elif lift > 0:
            stand = wood(colour) if colour in WOODEN else wood("oak")
            for sx in (-1, 1):
                for sy in (-1, 1):
                    x, y = sx * (width / 2 - 0.07), sy * (depth / 2 - 0.06)
                    rod((x, y, lift), (x + sx * 0.02, y + sy * 0.015, 0), 0.019, stand, 0.011)
        for side in (-1, 1):
            box((board, depth, height - lift - board + 0.001), (side * (width - board) / 2, 0, lift), mat, 0.002)
        inside = width - 2 * board
        box((inside, depth, board), (0, 0, lift), mat, 0.001)
        box((width + 0.004, depth + 0.004, board), (0, 0, height - board), body(top) if top else mat, 0.003)
        if back:
            box((inside, 0.008, height - lift - 2 * board), (0, depth / 2 - 0.008, lift + board), mat, 0)
        x = -width / 2 + board
        inner_high = height - lift - 2 * board
        for number, (share, fields) in enumerate(columns):
            w = inside * share
            if number:
                box((board, depth - 0.02, inner_high), (x, 0.005, lift + board), mat, 0.001)
            z = lift + board
            for level, (part, kind) in enumerate(fields):
                h = inner_high * part
                if level:
                    box((w, depth - 0.03, 0.018), (x + w / 2, 0.008, z - 0.009), mat, 0.001)
                front(kind, x, z, w, h, -depth / 2 + 0.012, cover, grip)
                z += h
            x += w
    return thing


def tv_stand(style=0, colour="oak"):
    """0: slatted doors; 1: an open niche; 2: drawers."""
    if style == 0:
        return cabinet(1.6, 0.52, 0.4, [(0.3, [(1, "slats")]), (0.4, [(0.5, "drawer"), (0.5, "open")]), (0.3, [(1, "slats")])], colour, lift=0.15)
    if style == 1:
        return cabinet(1.4, 0.5, 0.38, [(0.36, [(1, "door")]), (0.64, [(0.5, "open"), (0.5, "open")])], colour, lift=0.13, leg="frame")
    return cabinet(1.8, 0.48, 0.42, [(1 / 3, [(0.5, "drawer"), (0.5, "drawer")])] * 3, colour, lift=0.12)


def bookcase(style=0, colour="oak"):
    """0: tall; 1: low; 2: a ladder leaning on nothing but its back legs."""
    if style < 2:
        rows, columns, w, h, d = ((5, 1, 0.8, 1.9, 0.3), (2, 3, 1.2, 0.85, 0.32))[style]
        return cabinet(w, h, d, [(1 / columns, [(1 / rows, "open")] * rows)] * columns, colour, lift=0.06, leg="plinth", handle=None)
    mat = frame(colour)
    shelf = body(colour if colour != "black" else "oak")
    with group("ladder") as thing:
        for side in (-1, 1):
            x = side * 0.33
            rod((x, -0.17, 0), (x, 0.14, 1.8), 0.014, mat)
            rod((x, 0.16, 0), (x, 0.16, 1.8), 0.012, mat)
        for i in range(5):
            z = 0.12 + i * 0.38
            low = -0.17 + 0.31 * z / 1.8
            box((0.66, 0.17 - low, 0.022), (0, (low + 0.17) / 2, z), shelf, 0.003)
    return thing


def wall_shelf(style=0, colour="oak"):
    """0: straight; 1: double; 2: a cube. Hung on the wall behind (y = 0)."""
    mat = body(colour)
    with group("shelf") as thing:
        if style == 0:
            box((0.8, 0.22, 0.036), (0, -0.11, 0), mat, 0.003)
        elif style == 1:
            for z in (0, 0.36):
                box((0.7, 0.2, 0.024), (0, -0.1, z), mat, 0.003)
            for side in (-1, 1):
                tube([(side * 0.29, -0.004, 0.5), (side * 0.29, -0.004, -0.06), (side * 0.29, -0.19, -0.006), (side * 0.29, -0.19, 0.36)], 0.006, brass(), smooth=False)
        else:
            for x in (-0.29, 0, 0.29):
                box((0.02, 0.196, 0.562), (x, -0.1, 0.019), mat, 0.002)
            for z in (0, 0.58):
                box((0.6, 0.2, 0.02), (0, -0.1, z), mat, 0.002)
            for x in (-0.145, 0.145):
                box((0.272, 0.194, 0.02), (x, -0.1, 0.29), mat, 0.001)
            box((0.58, 0.006, 0.58), (0, -0.006, 0.01), mat, 0)
    return thing


def wardrobe(style=0, colour="oak"):
    """0: two doors; 1: three with a mirror; 2: sliding."""
    if style == 0:
        return cabinet(1.0, 2.0, 0.58, [(0.5, [(0.2, "drawer"), (0.8, "door")]), (0.5, [(0.2, "drawer"), (0.8, "door-right")])], colour, lift=0.12)
    if style == 1:
        return cabinet(1.5, 2.1, 0.6, [(1 / 3, [(1, "panel")]), (1 / 3, [(1, "mirror")]), (1 / 3, [(1, "panel-right")])], colour, lift=0.08, leg="plinth")
    with group("wardrobe") as thing:
        cabinet(1.8, 2.1, 0.6, [(1, [(1, "open")])], colour, lift=0.06, leg="plinth", handle=None)
        mat = body(colour)
        for side, y in ((-1, -0.305), (1, -0.28)):
            if side < 0:
                box((0.9, 0.02, 1.98), (-0.44, y, 0.08), mat, 0.003)
            else:
                for i in range(26):
                    box((0.025, 0.02, 1.98), (0.02 + i * 0.034, y, 0.08), mat, 0.003)
                box((0.88, 0.01, 1.98), (0.44, y + 0.018, 0.08), mat, 0.001)
            box((0.012, 0.012, 0.3), (side * 0.06 - (0 if side > 0 else 0.04), y - 0.012, 0.9), brass(), 0.003)
    return thing


def nightstand(style=0, colour="oak"):
    """0: one drawer over a shelf; 1: two drawers; 2: round."""
    if style == 0:
        return cabinet(0.42, 0.52, 0.38, [(1, [(0.52, "open"), (0.48, "drawer")])], colour, lift=0.17)
    if style == 1:
        return cabinet(0.45, 0.55, 0.4, [(1, [(0.5, "drawer"), (0.5, "drawer")])], colour, lift=0.14)
    mat = body(colour)
    with group("nightstand") as thing:
        cylinder(0.2, 0.03, (0, 0, 0.47), mat, 0.006)
        cylinder(0.2, 0.03, (0, 0, 0.12), mat, 0.006)
        for i in range(46):
            angle = radians(360 * i / 46)
            from math import cos, sin
            rod((0.185 * cos(angle), 0.185 * sin(angle), 0.13), (0.185 * cos(angle), 0.185 * sin(angle), 0.48), 0.0105, mat)
        for i in range(3):
            angle = radians(30 + 120 * i)
            rod((0.13 * cos(angle), 0.13 * sin(angle), 0.13), (0.16 * cos(angle), 0.16 * sin(angle), 0), 0.017, mat, 0.011)
    return thing


def dresser(style=0, colour="oak"):
    """0: three drawers; 1: six; 2: tall."""
    size, columns, rows = (((0.8, 0.82, 0.45), 1, 3), ((1.4, 0.8, 0.46), 2, 3), ((0.6, 1.18, 0.42), 1, 5))[style]
    return cabinet(*size, [(1 / columns, [(1 / rows, "drawer")] * rows)] * columns, colour, lift=0.15)


def shoe_cabinet(style=0, colour="oak"):
    """0: two doors; 1: flaps; 2: with a seat."""
    if style == 0:
        return cabinet(0.8, 0.9, 0.35, [(0.5, [(1, "cane")]), (0.5, [(1, "cane-right")])], colour, lift=0.14)
    if style == 1:
        return cabinet(0.75, 1.2, 0.18, [(1, [(1 / 3, "flap")] * 3)], colour, lift=0.06, leg="plinth")
    from .shapes import soft

    with group("bench") as thing:
        cabinet(1.0, 0.44, 0.38, [(0.5, [(0.5, "open"), (0.5, "open")]), (0.5, [(0.5, "open"), (0.5, "open")])], colour, lift=0.05, leg="plinth", handle=None)
        from .palette import woven
        soft((0.99, 0.37, 0.07), (0, 0, 0.44), woven("sand"), 0.03, 0.01, crumple=0.002)
    return thing


def bath_cabinet(style=0, colour="white"):
    """0: with a basin; 1: a column; 2: under a basin."""
    from .bathroom import basin

    if style == 1:
        return cabinet(0.35, 1.6, 0.32, [(1, [(0.3, "door"), (0.3, "open"), (0.4, "door")])], colour, lift=0.1)
    w, h = ((0.6, 0.72), (0.8, 0.55))[0 if style == 0 else 1]
    fields = [(0.5, [(1, "door")]), (0.5, [(1, "door-right")])] if style == 0 else [(0.5, [(0.5, "drawer"), (0.5, "drawer")])] * 2
    with group("bath cabinet") as thing:
        cabinet(w, h, 0.46, fields, colour, lift=0.16 if style == 0 else 0.12)
        if style == 0:
            basin(0.44, 0.13, (0, -0.02, h))
    return thing


def console(style=0, colour="oak"):
    """0: with a drawer; 1: with a shelf; 2: half round."""
    mat, metal = body(colour), frame("black")
    with group("console") as thing:
        if style == 0:
            box((1.0, 0.32, 0.024), (0, 0, 0.776), mat, 0.004)
            box((0.92, 0.27, 0.12), (0, 0.01, 0.656), mat, 0.003)
            for x in (-0.23, 0.23):
                front("drawer", x - 0.225, 0.662, 0.45, 0.108, -0.13, mat, brass())
            for sx in (-1, 1):
                for y in (-0.12, 0.12):
                    rod((sx * 0.44, y, 0.7), (sx * 0.46, y * 1.05, 0), 0.019, mat, 0.011)
        elif style == 1:
            box((1.1, 0.3, 0.028), (0, 0, 0.752), mat, 0.004)
            box((1.02, 0.26, 0.02), (0, 0, 0.2), mat, 0.003)
            for sx in (-1, 1):
                x = sx * 0.5
                tube([(x, -0.13, 0.75), (x, -0.13, 0.008), (x, 0.13, 0.008), (x, 0.13, 0.75)], 0.009, metal, smooth=False)
        else:
            outline = [(x, y) for x, y in arch(0.9, 0.45)]
            outline = [(x, 0.2 - y * 0.85) for x, y in outline]
            slab(outline, 0.026, (0, 0, 0.754), mat, 0.006)
            small = [(x * 0.86, 0.2 + (y - 0.2) * 0.84) for x, y in outline]
            slab(small, 0.02, (0, 0, 0.2), mat, 0.004)
            for x, y in ((-0.38, 0.17), (0.38, 0.17), (0, -0.14)):
                rod((x, y, 0.755), (x, y, 0), 0.017, mat, 0.013)
    return thing

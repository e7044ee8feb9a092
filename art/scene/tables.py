"""Tables, chairs, stools, benches."""

from math import cos, pi, radians, sin

from .core import group
from .materials import leather, wood
from .materials_hard import black, brass, cane, glass, marble
from .palette import WOODEN, body, frame, hexed
from .materials import cloth
from .shapes import box, cylinder, lathe, oval, ring, rod, rounded, slab, soft, tube


def four_legs(x, y, height, mat, radius=0.024, top=None, splay=0.03):
    """Legs at (±x, ±y)."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod((sx * x, sy * y, height), (sx * (x + splay), sy * (y + splay), 0), top or radius * 1.25, mat, radius * 0.75)


def dining_table(style=0, colour="oak", seats=4):
    """0: for four; 1: for eight; 2: round on one foot."""
    mat = body(colour)
    with group("table") as thing:
        if style < 2:
            w, d = ((1.2, 0.8), (2.0, 0.95))[style]
            slab(rounded(w, d, 0.05), 0.028, (0, 0, 0.722), mat, 0.009)
            box((w - 0.24, d - 0.24, 0.07), (0, 0, 0.652), mat, 0.003)
            four_legs(w / 2 - 0.11, d / 2 - 0.11, 0.722, mat, 0.028, splay=0.045)
        else:
            slab(oval(0.55, 0.55, 96), 0.03, (0, 0, 0.72), mat, 0.011)
            if colour == "white":
                lathe([(0, 0), (0.3, 0), (0.29, 0.02), (0.12, 0.06), (0.05, 0.2), (0.045, 0.4), (0.07, 0.6), (0.2, 0.715), (0, 0.72)], (0, 0, 0), mat)
            else:
                for i in range(3):
                    a = radians(90 + 120 * i)
                    rod((0.06 * cos(a), 0.06 * sin(a), 0.72), (0.36 * cos(a), 0.36 * sin(a), 0), 0.034, mat, 0.02)
                cylinder(0.16, 0.03, (0, 0, 0.69), mat)
    return thing


def chair(style=0, colour="oak", seat=None):
    """0: a bent back; 1: upholstered; 2: spindles."""
    mat = body(colour)
    with group("chair") as thing:
        if style == 1:
            cover = cloth("velvet" if colour in ("green", "mustard") else "linen", hexed(colour) if colour not in WOODEN else "#d8cbb4")
            timber = wood(colour if colour in WOODEN else "oak")
            four_legs(0.18, 0.19, 0.44, timber, 0.016)
            soft((0.48, 0.48, 0.1), (0, 0, 0.4), cover, 0.048, 0.012, crumple=0.002)
            back = soft((0.46, 0.075, 0.4), (0, 0.22, 0.5), cover, 0.036, 0.012, crumple=0.002)
            back.rotation_euler[0] = radians(-12)
            for side in (-1, 1):
                rod((side * 0.17, 0.2, 0.42), (side * 0.17, 0.245, 0.6), 0.012, timber)
            return thing
        four_legs(0.165, 0.165, 0.44, mat, 0.016, splay=0.035)
        if style == 0:
            slab([(x * (1 + 0.06 * (-y)), y) for x, y in rounded(0.43, 0.43, 0.12)], 0.03, (0, 0, 0.43), cane() if seat == "cane" else mat, 0.01)
            if seat:
                soft((0.42, 0.4, 0.05), (0, 0, 0.455), cloth("linen", seat), 0.024, 0.01, crumple=0.001)
            line = [(0.25 * sin(a), 0.2 - 0.26 * (1 - cos(a)) , 0.74 - 0.02 * abs(sin(a))) for a in [radians(-98 + 196 * i / 16) for i in range(17)]]
            tube(line, 0.019, mat, radii=[0.75, 1.2, 1.5, 1.2, 0.75])
            for x, y in ((-0.17, 0.17), (0.17, 0.17)):
                rod((x, y, 0.44), (x * 1.06, y + 0.015, 0.735), 0.014, mat)
            for x in (-0.17, 0.17):
                rod((x, -0.13, 0.44), (x * 1.46, -0.06, 0.72), 0.013, mat)
        else:
            slab([(x * (1 + 0.1 * (-y)), y) for x, y in rounded(0.43, 0.42, 0.1)], 0.032, (0, 0, 0.425), mat, 0.012)
            for i in range(7):
                x = -0.165 + i * 0.055
                rod((x, 0.17, 0.44), (x * 1.12, 0.245 - 0.35 * x * x, 0.86), 0.0085 if 0 < i < 6 else 0.013, mat)
            tube([(-0.22, 0.225, 0.85), (-0.1, 0.245, 0.868), (0, 0.25, 0.872), (0.1, 0.245, 0.868), (0.22, 0.225, 0.85)], 0.019, mat)
            for y in (-0.18, 0.18):
                rod((-0.185, y, 0.2), (0.185, y, 0.2), 0.009, mat)
            rod((0, -0.18, 0.2), (0, 0.18, 0.2), 0.009, mat)
    return thing


def bar_stool(style=0, colour="oak"):
    """0: a low back; 1: none; 2: turning."""
    timber = colour in WOODEN
    mat = wood(colour) if timber else frame("black" if colour == "black" else "brass" if colour == "green" else "black")
    cover = leather(hexed(colour)) if not timber else leather("#8a5a3c")
    with group("stool") as thing:
        if style == 2:
            lathe([(0, 0), (0.22, 0), (0.22, 0.012), (0.03, 0.03), (0.026, 0.05)], (0, 0, 0), black())
            cylinder(0.026, 0.62, (0, 0, 0.02), black())
            ring(0.16, 0.009, (0, 0, 0.25), black())
            for a in (0, 90, 180, 270):
                rod((0, 0, 0.25), (0.16 * cos(radians(a)), 0.16 * sin(radians(a)), 0.25), 0.007, black())
            z = 0.64
        else:
            for i in range(4):
                a = radians(45 + 90 * i)
                rod((0.13 * cos(a), 0.13 * sin(a), 0.62), (0.23 * cos(a), 0.23 * sin(a), 0), 0.017, mat, 0.012)
            ring(0.193, 0.008, (0, 0, 0.24), brass() if timber else mat)
            z = 0.61
        if style == 1:
            slab(oval(0.18, 0.18), 0.036, (0, 0, z), mat if timber else cover, 0.012)
        else:
            lathe([(0, 0), (0.15, 0.0), (0.182, 0.01), (0.195, 0.034), (0.185, 0.06), (0.15, 0.073), (0, 0.078)], (0, 0, z), cover)
            line = [(0.2 * sin(a), 0.2 * cos(a), z + 0.2 + 0.02 * cos(a)) for a in [radians(-92 + 184 * i / 16) for i in range(17)]]
            for level in range(4):
                tube([(x * (1 + level * 0.012), y * (1 + level * 0.012), h - 0.035 + level * 0.026) for x, y, h in line], 0.019, cover)
            for side in (-1, 1):
                rod((side * 0.16, 0.1, z + 0.02), (side * 0.185, 0.1, z + 0.19), 0.01, mat if timber else black())
    return thing


def coffee_table(style=0, colour="oak"):
    """0: round; 1: rectangular with a shelf; 2: a nest of two."""
    mat = body(colour)
    with group("coffee table") as thing:
        if style == 0:
            slab(oval(0.4, 0.4, 96), 0.032, (0, 0, 0.368), marble() if colour == "white" else mat, 0.012)
            for i in range(3):
                a = radians(90 + 120 * i)
                rod((0.22 * cos(a), 0.22 * sin(a), 0.37), (0.3 * cos(a), 0.3 * sin(a), 0), 0.03, mat if colour != "white" else wood("oak"), 0.02)
        elif style == 1:
            slab(rounded(1.1, 0.6, 0.04), 0.028, (0, 0, 0.392), mat, 0.009)
            slab(rounded(0.94, 0.46, 0.03), 0.018, (0, 0, 0.14), mat, 0.005)
            four_legs(0.46, 0.22, 0.39, mat, 0.022, splay=0.035)
        else:
            metal = brass() if colour in ("green", "walnut") else black()
            for x, y, r, h, top in ((-0.14, 0.08, 0.3, 0.45, mat), (0.2, -0.16, 0.22, 0.36, marble() if colour == "black" else mat)):
                slab([(x + a, y + b) for a, b in oval(r, r, 96)], 0.022, (0, 0, h - 0.022), top, 0.008)
                ring(r * 0.8, 0.008, (x, y, 0.008), metal)
                for k in range(3):
                    a = radians(80 + 120 * k)
                    rod((x + r * 0.8 * cos(a), y + r * 0.8 * sin(a), 0.008), (x + r * 0.8 * cos(a), y + r * 0.8 * sin(a), h - 0.02), 0.008, metal)
    return thing


def bench(style=0, colour="oak"):
    """0: with a shelf for shoes; 1: upholstered; 2: a chest."""
    timber = body(colour)
    with group("bench") as thing:
        if style == 0:
            slab(rounded(0.9, 0.34, 0.03), 0.03, (0, 0, 0.43), timber, 0.009)
            four_legs(0.39, 0.12, 0.43, timber, 0.02, splay=0.012)
            for i in range(5):
                rod((-0.4, -0.12 + i * 0.06, 0.16), (0.4, -0.12 + i * 0.06, 0.16), 0.011, timber)
        elif style == 1:
            four_legs(0.46, 0.13, 0.4, wood(colour if colour in WOODEN else "oak"), 0.02)
            soft((1.1, 0.4, 0.12), (0, 0, 0.37), cloth("boucle", hexed(colour) if colour not in WOODEN else "#d9c8ac"), 0.055, 0.012, crumple=0.003)
        else:
            box((1.0, 0.42, 0.36), (0, 0, 0.05), timber, 0.004)
            box((0.94, 0.36, 0.05), (0, 0, 0), timber, 0.002)
            for i in range(5):
                box((0.012, 0.008, 0.32), (-0.33 + i * 0.165, -0.212, 0.07), timber, 0.002)
            soft((1.0, 0.42, 0.08), (0, 0, 0.41), cloth("linen", "#d8c6a6"), 0.035, 0.012, crumple=0.002)
    return thing


def garden_set(style=0, colour="natural"):
    """0: a small table with two folding chairs; 1: a bench; 2: one folding chair."""
    mat = wood("teak") if colour == "natural" else frame(colour)
    slats = wood("teak") if colour in ("natural", "anthracite", "olive") else frame(colour)
    with group("garden set") as thing:
        if style == 0:
            slab(oval(0.33, 0.33, 80), 0.02, (0, 0, 0.7), slats, 0.006)
            for a in (45, 135, 225, 315):
                rod((0.2 * cos(radians(a)), 0.2 * sin(radians(a)), 0.7), (0.26 * cos(radians(a)), 0.26 * sin(radians(a)), 0), 0.012, mat)
            for side in (-1, 1):
                one = folding_chair(mat, slats)
                one.location = (side * 0.68, 0.1, 0)
                one.rotation_euler[2] = radians(-side * 58)
        elif style == 1:
            for i in range(6):
                box((1.3, 0.062, 0.022), (0, -0.2 + i * 0.078, 0.43 - 0.006 * i), slats, 0.005)
            for i in range(5):
                one = box((1.3, 0.02, 0.062), (0, 0.25 + i * 0.022, 0.5 + i * 0.085), slats, 0.005)
                one.rotation_euler[0] = radians(-14)
            for side in (-1, 1):
                x = side * 0.58
                tube([(x, -0.25, 0), (x, -0.22, 0.42)], 0.018, mat, smooth=False)
                tube([(x, 0.3, 0), (x, 0.24, 0.4), (x, 0.37, 0.92)], 0.018, mat)
                tube([(x, -0.24, 0.43), (x, -0.25, 0.6), (x, -0.1, 0.65), (x, 0.28, 0.63)], 0.018, mat)
                rod((x, -0.22, 0.41), (x, 0.25, 0.39), 0.016, mat)
        else:
            folding_chair(mat, slats)
    return thing


def folding_chair(mat, slats):
    """A slatted chair with crossed legs."""
    with group("folding chair") as thing:
        for side in (-1, 1):
            x = side * 0.2
            rod((x, -0.24, 0), (x, 0.25, 0.84), 0.012, mat)
            rod((x * 0.92, 0.24, 0), (x * 0.92, -0.2, 0.45), 0.012, mat)
            rod((x * 0.96, -0.2, 0.44), (x * 0.96, 0.16, 0.44), 0.011, mat)
        for i in range(7):
            box((0.42, 0.044, 0.016), (0, -0.2 + i * 0.057, 0.448), slats, 0.004)
        for i in range(4):
            z = 0.58 + i * 0.072
            one = box((0.42, 0.016, 0.052), (0, 0.25 * (z - 0.42) / 0.42 - 0.008, z), slats, 0.004)
            one.rotation_euler[0] = radians(-30)
        rod((-0.2, 0.12, 0.2), (0.2, 0.12, 0.2), 0.009, mat)
    return thing


__all__ = ["bar_stool", "bench", "chair", "coffee_table", "dining_table", "folding_chair", "four_legs", "garden_set", "glass", "pi"]

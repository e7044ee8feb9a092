"""Sofas and armchairs."""

from math import cos, pi, radians, sin

from .core import dice, group, place, tilt
from .materials import cloth, wood
from .materials_hard import brass
from .shapes import box, cylinder, rod, soft, tube


def legs(width, depth, height, mat, inset=0.08, radius=0.018, splay=0.02):
    """Four tapered legs."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (width / 2 - inset), sy * (depth / 2 - inset)
            rod((x, y, height + 0.01), (x + sx * splay, y + sy * splay, 0), radius, mat, radius * 0.6)


def cushion(width, height, thick, mat, seed=0):
    """A loose cushion standing on its edge: thin seams, a full middle."""
    from .textiles import pillow

    return pillow(width, height, thick, mat, seed)


def sofa(width=2.18, depth=0.92, seats=3, colour="#2f6b50", kind="linen", style=0, leg="oak", cushions=(), seed=1):
    """A sofa; style 0 is low with round arms, 1 has slim arms and high legs, 2 is plump and stands on a plinth."""
    mat = cloth(kind, colour)
    lift = (0.13, 0.19, 0.05)[style]
    arm = (0.16, 0.1, 0.24)[style]
    arm_high = (0.58, 0.6, 0.6)[style]
    round_arm = (0.07, 0.045, 0.115)[style]
    seat_high = 0.43
    base_top = 0.27
    with group("sofa") as thing:
        if style == 2:
            box((width - 0.1, depth - 0.1, 0.06), (0, 0, 0), wood(leg if leg != "oak" else "dark"), 0.005)
        else:
            legs(width, depth, lift, wood(leg), 0.1, 0.022)
        soft((width - 0.02, depth - 0.04, base_top - lift), (0, 0, lift), mat, 0.035, 0.0, crumple=0.002)
        for side in (-1, 1):
            soft((arm, depth, arm_high - lift), (side * (width - arm) / 2, 0, lift), mat, round_arm, 0.008, crumple=0.003, seed=seed + side)
        inner = width - 2 * arm
        back = soft((inner + 0.02, 0.2, 0.74 - lift), (0, depth / 2 - 0.11, lift), mat, 0.07, 0.0, crumple=0.002)
        back.rotation_euler[0] = radians(-3)
        each = inner / seats
        for i in range(seats):
            x = -inner / 2 + each * (i + 0.5)
            soft((each - 0.008, depth - 0.22, seat_high - base_top + 0.02), (x, -0.1, base_top - 0.01), mat, 0.06, 0.022, crumple=0.006, seed=seed * 9 + i)
            soft((each - 0.015, 0.2, 0.44), (x, depth / 2 - 0.27, seat_high - 0.03), mat, 0.085, 0.03, (-11, 0, 0), 0.008, seed * 5 + i)
        dots = dice(seed)
        for i, (cover, tone) in enumerate(cushions):
            side = -1 if i % 2 == 0 else 1
            step = inner / 2 - 0.24 - (i // 2) * 0.2
            one = cushion(0.46 - 0.05 * (i // 2), 0.46 - 0.05 * (i // 2), 0.15, cloth(cover, tone), seed + i)
            tilt(one, -16, dots.uniform(-3, 3) , side * -dots.uniform(6, 14))
            one.location = (side * step, depth / 2 - 0.42 - 0.1 * (i // 2), seat_high + 0.235)
    return thing


def corner_sofa(width=2.65, long=1.65, colour="#d3bb95", kind="boucle", leg="oak", seed=1, cushions=()):
    """A sofa with a long seat on its right."""
    mat = cloth(kind, colour)
    depth, lift, base, top = 0.94, 0.1, 0.26, 0.43
    chaise = 0.95
    with group("corner sofa") as thing:
        legs(width, depth, lift, wood(leg), 0.1, 0.022)
        for x in (width / 2 - 0.1, width / 2 - chaise + 0.1):
            rod((x, depth / 2 - long + 0.1, lift), (x, depth / 2 - long + 0.1, 0), 0.02, wood(leg), 0.014)
        soft((width, depth, base - lift), (0, 0, lift), mat, 0.04, 0, crumple=0.002)
        soft((chaise, long, base - lift), (width / 2 - chaise / 2, depth / 2 - long / 2, lift), mat, 0.04, 0, crumple=0.002)
        soft((0.2, depth, 0.5), (-width / 2 + 0.1, 0, lift), mat, 0.09, 0.01, seed=seed)
        soft((width - 0.02, 0.2, 0.62), (0, depth / 2 - 0.1, lift), mat, 0.08, 0.0)
        left = width - 0.2 - chaise
        for i in range(2):
            x = -width / 2 + 0.2 + left / 2 * (i + 0.5)
            soft((left / 2 - 0.01, depth - 0.2, 0.2), (x, -0.1, base - 0.01), mat, 0.065, 0.02, crumple=0.006, seed=seed + i)
            soft((left / 2 - 0.02, 0.2, 0.46), (x, depth / 2 - 0.27, top - 0.02), mat, 0.09, 0.03, (-11, 0, 0), 0.008, seed + 5 + i)
        soft((chaise - 0.01, long - 0.2, 0.2), (width / 2 - chaise / 2, depth / 2 - long / 2 - 0.1, base - 0.01), mat, 0.065, 0.02, crumple=0.006, seed=seed + 3)
        soft((chaise - 0.02, 0.2, 0.46), (width / 2 - chaise / 2, depth / 2 - 0.27, top - 0.02), mat, 0.09, 0.03, (-11, 0, 0), 0.008, seed + 8)
        for i, (cover, tone) in enumerate(cushions):
            one = cushion(0.48, 0.48, 0.16, cloth(cover, tone), seed + i)
            tilt(one, -16, 0, (8, -10, 12)[i % 3])
            one.location = (-width / 2 + 0.48 + i * 0.34, depth / 2 - 0.42 - 0.06 * i, top + 0.24)
    return thing


def armchair(style=0, colour="#a6c9b3", kind="boucle", leg="oak", seed=1):
    """0: a wooden frame with cushions; 1: a wing chair; 2: a shell."""
    mat, timber = cloth(kind, colour), wood(leg)
    with group("armchair") as thing:
        if style == 0:
            for side in (-1, 1):
                x = side * 0.33
                rod((x, -0.34, 0.55), (x, -0.36, 0), 0.02, timber, 0.015)
                rod((x, 0.3, 0.52), (x, 0.36, 0), 0.02, timber, 0.015)
                tube([(x, -0.39, 0.555), (x, -0.2, 0.57), (x, 0.1, 0.55), (x, 0.34, 0.53)], 0.021, timber)
                tube([(x, 0.32, 0.3), (x, 0.4, 0.6), (x, 0.46, 0.8)], 0.017, timber)
                rod((x, -0.34, 0.3), (x, 0.34, 0.24), 0.016, timber)
            for y, z in ((-0.33, 0.3), (0.32, 0.25)):
                rod((-0.33, y, z), (0.33, y, z), 0.016, timber)
            rod((-0.33, 0.455, 0.78), (0.33, 0.455, 0.78), 0.017, timber)
            rod((-0.33, 0.4, 0.58), (0.33, 0.4, 0.58), 0.014, timber)
            soft((0.6, 0.66, 0.14), (0, -0.04, 0.3), mat, 0.06, 0.02, (-5, 0, 0), 0.005, seed)
            soft((0.6, 0.14, 0.54), (0, 0.3, 0.41), mat, 0.06, 0.025, (-15, 0, 0), 0.006, seed + 2)
        elif style == 1:
            legs(0.72, 0.74, 0.18, timber, 0.08, 0.02, 0.03)
            soft((0.72, 0.74, 0.16), (0, 0, 0.17), mat, 0.05, 0, crumple=0.002)
            soft((0.54, 0.6, 0.16), (0, -0.07, 0.31), mat, 0.065, 0.025, crumple=0.005, seed=seed)
            soft((0.66, 0.17, 0.82), (0, 0.28, 0.3), mat, 0.08, 0.02, (-10, 0, 0), 0.004, seed + 1)
            for side in (-1, 1):
                soft((0.11, 0.68, 0.34), (side * 0.325, -0.02, 0.28), mat, 0.052, 0.005, crumple=0.003, seed=seed + side)
                wing = soft((0.08, 0.26, 0.5), (side * 0.33, 0.2, 0.58), mat, 0.038, 0.004, (-10, 0, side * -12), 0.002, seed + side)
                wing.location.z = 0.57
            soft((0.4, 0.1, 0.2), (0, 0.2, 0.46), mat, 0.048, 0.02, (-14, 0, 0), 0.004, seed + 6)
        else:
            cylinder(0.24, 0.05, (0, 0, 0), timber, 0.012)
            cylinder(0.07, 0.15, (0, 0, 0.04), timber)
            soft((0.7, 0.66, 0.22), (0, -0.03, 0.17), mat, 0.105, 0.03, crumple=0.004, seed=seed)
            shell(mat, seed)
    return thing


def shell(mat, seed):
    """A back of upright tufts round the seat."""
    count = 11
    for i in range(count):
        angle = radians(-18 + 216 * i / (count - 1))
        high = 0.34 + 0.24 * max(0.0, sin(angle)) ** 0.8
        x, y = 0.335 * cos(angle), -0.02 + 0.31 * sin(angle)
        turn = angle / pi * 180 - 90
        piece = soft((0.155, 0.12, high), (x, y, 0.2), mat, 0.058, 0.008, (0, 0, turn), 0.003, seed + i)
        piece.rotation_euler = (radians(-9), 0, radians(turn))
        piece.rotation_mode = "XYZ"


def pouf(style=0, colour="#d3bb95", kind="wool", leg="oak", seed=1):
    """0: knitted; 1: with a lid over a box; 2: low and round."""
    from .textiles import knitted_ball

    mat = cloth(kind, colour)
    with group("pouf") as thing:
        if style == 0:
            knitted_ball(0.27, 0.34, colour, seed)
        else:
            from .shapes import lathe

            r, h = ((0.225, 0.4), (0.3, 0.27))[style - 1]
            if style == 1:
                for i in range(4):
                    x, y = (0.15 if i % 2 else -0.15), (0.15 if i > 1 else -0.15)
                    rod((x, y, 0.06), (x, y, 0), 0.018, wood(leg), 0.013)
            low = 0.05 if style == 1 else 0.0
            lathe([(0, low), (r * 0.9, low), (r, low + 0.04), (r, h - 0.12), (r, h - 0.1)], (0, 0, 0), mat)
            lathe([(0, h - 0.1), (r + 0.004, h - 0.1), (r + 0.012, h - 0.06), (r - 0.02, h - 0.012), (r * 0.6, h + 0.004), (0, h + 0.01)], (0, 0, 0), mat)
            tube([(r * 1.012 * cos(a / 24 * pi), r * 1.012 * sin(a / 24 * pi), h - 0.1) for a in range(48)], 0.006, mat, closed=True, smooth=False)
            if style == 2:
                tube([(r + 0.004, -0.04, h * 0.55), (r + 0.03, 0, h * 0.5), (r + 0.004, 0.04, h * 0.55)], 0.008, brass())
    return thing


def place_pair(one, other, gap):
    """Puts two things side by side."""
    place(one, -gap / 2)
    place(other, gap / 2)

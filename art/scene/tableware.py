"""Pots, plates, cups, boards, jars."""

from math import cos, pi, radians, sin

from .core import dice, group
from .materials import plain, wood
from .materials_hard import black, brass, ceramic, glass
from .palette import WOODEN, enamel, hexed, pottery
from .shapes import ball, cylinder, lathe, oval, ring, rod, rounded, slab, tube


def pan(style=0, colour="green"):
    """A pot with its lid: 0 of three litres, 1 of five, 2 shallow."""
    r, h = ((0.1, 0.105), (0.12, 0.125), (0.14, 0.068))[style]
    mat = enamel(colour)
    grip = brass() if colour not in ("steel",) else black()
    with group("pot") as thing:
        lathe([(0, 0), (r - 0.02, 0), (r - 0.004, 0.008), (r, 0.03), (r, h - 0.006), (r + 0.004, h), (r - 0.001, h + 0.002), (r - 0.005, h - 0.01)], (0, 0, 0), mat)
        lathe([(r + 0.003, 0), (r + 0.001, 0.006), (r * 0.8, 0.018), (r * 0.4, 0.028), (0, 0.031)], (0, 0, h + 0.001), mat)
        lathe([(0, 0), (0.008, 0), (0.007, 0.012), (0.016, 0.02), (0.019, 0.028), (0.012, 0.036), (0, 0.038)], (0, 0, h + 0.03), grip)
        for side in (-1, 1):
            x = side * (r - 0.003)
            tube([(x, -0.036, h - 0.024), (x + side * 0.032, -0.032, h - 0.018), (x + side * 0.036, 0, h - 0.016), (x + side * 0.032, 0.032, h - 0.018), (x, 0.036, h - 0.024)], 0.0075, mat, radii=[1.2, 1, 1, 1, 1.2])
    return thing


def plate(r, at, mat, rim=0.02):
    """One plate."""
    lathe([(0, 0), (r * 0.58, 0), (r * 0.64, 0.003), (r * 0.98, rim - 0.001), (r, rim), (r * 0.98, rim + 0.003), (r * 0.66, 0.008), (r * 0.3, 0.006), (0, 0.006)], at, mat, steps=96)


def bowl(r, h, at, mat):
    """One bowl."""
    lathe([(0, 0), (r * 0.42, 0), (r * 0.46, 0.006), (r * 0.8, h * 0.42), (r, h - 0.003), (r - 0.002, h), (r - 0.005, h - 0.002), (r * 0.74, h * 0.44), (r * 0.3, 0.012), (0, 0.011)], at, mat, steps=96)


def plates(style=0, colour="white"):
    """0: for four; 1: for six; 2: bowls. A pile, and one leaning behind it."""
    mat = pottery(colour, matt=colour in ("green", "mint"))
    dots = dice(7)
    with group("plates") as thing:
        if style == 2:
            for i in range(3):
                bowl(0.088, 0.058, (-0.07 + dots.uniform(-0.002, 0.002), 0, i * 0.021), mat)
            bowl(0.088, 0.058, (0.1, -0.075, 0), mat)
        else:
            for i in range(4 if style == 0 else 6):
                plate(0.135, (dots.uniform(-0.002, 0.002), dots.uniform(-0.002, 0.002), i * 0.0125), mat)
            top = (4 if style == 0 else 6) * 0.0125
            for i in range(2 if style == 0 else 3):
                plate(0.095, (0, 0, top + i * 0.011), mat, 0.016)
            if style == 1:
                bowl(0.07, 0.05, (0, 0, top + 0.04), mat)
    return thing


def cup(r, h, at, mat, turn=0, handle=True, inside=None):
    """A cup with a handle."""
    x, y, z = at
    with group("cup") as thing:
        lathe([(0, 0), (r * 0.7, 0), (r * 0.82, 0.005), (r * 0.97, h * 0.4), (r, h - 0.002), (r - 0.0015, h), (r - 0.004, h - 0.003), (r * 0.9, h * 0.4), (r * 0.6, 0.009), (0, 0.008)], (0, 0, 0), mat)
        if handle:
            tube([(r * 0.95, 0, h * 0.8), (r + 0.02, 0, h * 0.82), (r + 0.027, 0, h * 0.55), (r + 0.016, 0, h * 0.32), (r * 0.9, 0, h * 0.26)], 0.0045, mat)
        if inside:
            cylinder(r * 0.93, 0.002, (0, 0, h * 0.8), plain(inside, 0.15, name="drink"), 0)
    thing.location = (x, y, z)
    thing.rotation_euler[2] = radians(turn)
    return thing


def cups(style=0, colour="white"):
    """0: two for coffee with saucers; 1: four for tea; 2: a mug."""
    mat = pottery(colour, matt=colour in ("green", "mint", "mustard"))
    with group("cups") as thing:
        if style == 0:
            for x, y, turn in ((-0.062, 0.035, 160), (0.062, -0.035, -25)):
                plate(0.064, (x, y, 0), mat, 0.011)
                cup(0.037, 0.055, (x, y, 0.007), mat, turn, inside="#3b2418")
        elif style == 1:
            for x, y, z, turn in ((-0.06, 0.04, 0, 150), (0.055, 0.055, 0, 40), (-0.015, -0.055, 0, -20), (0.05, 0.055, 0.062, 70)):
                cup(0.045, 0.07, (x, y, z), mat, turn)
        else:
            cup(0.043, 0.095, (0, 0, 0), mat, -15, inside="#b7864f")
    return thing


def cutting_board(style=0, colour="oak"):
    """0: with a handle; 1: with a groove; 2: round, for cheese. It leans on nothing: it lies."""
    mat = wood(colour)
    with group("board") as thing:
        if style == 0:
            outline = []
            for x, y in rounded(0.3, 0.22, 0.045):
                outline.append((x, y))
            handle = [(0.145, 0.03), (0.18, 0.02), (0.235, 0.024), (0.25, 0.0), (0.235, -0.024), (0.18, -0.02), (0.145, -0.03)]
            slab(outline, 0.02, (0, 0, 0), mat, 0.006)
            slab([(x, y) for x, y in handle[::-1]], 0.0196, (0, 0, 0.0002), mat, 0.006)
            ring(0.008, 0.002, (0.226, 0, 0.0198), plain("#5d4630", 0.6, name="hole"))
        elif style == 1:
            slab(rounded(0.45, 0.3, 0.03), 0.03, (0, 0, 0), mat, 0.007)
            tube([(x, y, 0.0302) for x, y in rounded(0.4, 0.25, 0.02)], 0.0042, plain("#8f6c45" if colour != "walnut" else "#4d3220", 0.6, name="groove"), closed=True, smooth=False)
        else:
            slab(oval(0.16, 0.16, 96), 0.02, (0, 0, 0), mat, 0.006)
            cheese = plain("#ecc96f", 0.5, name="cheese")
            slab([(0, 0), *[(0.075 * cos(a), 0.075 * sin(a)) for a in [radians(20 + 6 * i) for i in range(12)]]], 0.04, (-0.03, 0.0, 0.02), cheese, 0.004)
            for x, y in ((0.06, -0.05), (0.082, -0.03), (0.066, -0.015)):
                ball(0.011, (x, y, 0.031), plain("#5a2f45", 0.35, name="grape"))
        if style == 0:
            crumb, crust = plain("#e8cd9b", 0.95, name="crumb"), plain("#9c6331", 0.8, name="crust")
            loaf = [(x, y * 1.0 + (0.012 if y > 0 and abs(x) > 0.02 else 0.0)) for x, y in rounded(0.11, 0.1, 0.032)]
            for i in range(3):
                with group("slice") as piece:
                    slab(loaf, 0.013, (0, 0, 0), crumb, 0.003)
                    tube([(x, y, 0.0065) for x, y in loaf], 0.0068, crust, closed=True, smooth=False)
                piece.rotation_euler = (0, radians(9 if i else 0), radians(-6 + 5 * i))
                piece.location = (-0.085 + i * 0.062, 0.012 * (i - 1), 0.0205 + (0.0095 if i else 0))
    return thing


def jars(style=0, colour="natural"):
    """0: three; 1: with wooden lids; 2: six for spices."""
    solid = colour in ("white", "green")
    mat = pottery(colour, matt=True) if solid else glass()
    lid = wood(colour if colour in WOODEN else "oak")
    fills = ["#d8b26a", "#8a4a2d", "#e9dcc2", "#6f7f46", "#c4714d", "#4a3528"]
    sizes = {0: [(0.055, 0.2), (0.055, 0.155), (0.055, 0.11)], 1: [(0.05, 0.175), (0.05, 0.14), (0.05, 0.105)], 2: [(0.028, 0.08)] * 6}[style]
    with group("jars") as thing:
        x = -sum(2 * r + 0.014 for r, _ in sizes) / 2
        for i, (r, h) in enumerate(sizes):
            x += r + 0.007
            y = 0.012 * (-1) ** i if style == 2 else 0
            lathe([(0, 0), (r - 0.006, 0), (r, 0.006), (r, h - 0.006), (r - 0.004, h), (r - 0.006, h - 0.004), (r - 0.003, 0.012), (r - 0.009, 0.005), (0, 0.005)], (x, y, 0), mat)
            if not solid:
                grain(x, y, r - 0.0036, h * (0.72 - 0.08 * (i % 3)), fills[i], i)
            cylinder(r * 0.99, 0.016, (x, y, h + 0.0005), lid, 0.004)
            cylinder(r * 0.9, 0.012, (x, y, h - 0.011), lid, 0.001)
            if style == 0:
                ball(r * 0.22, (x, y, h + 0.026), lid)
            x += r + 0.007
    return thing


def grain(x, y, r, h, colour, seed):
    """What is kept in a jar."""
    from .materials import _start
    from .core import shade

    mat, n = _start(f"grain {colour}")
    if n:
        cells = n.new("ShaderNodeTexVoronoi", {"Vector": n.place(), "Scale": 170.0}).outputs["Distance"]
        n.set(Base_Color=n.ramp(cells, (0.1, shade(colour, 1.1)), (0.7, shade(colour, 0.55))), Roughness=0.8)
        n.bump(cells, 0.004, 0.8)
    lathe([(0, 0.0055), (r - 0.004, 0.0055), (r, 0.012), (r, h), (r * 0.6, h + 0.004), (0, h + 0.002 * (seed % 3))], (x, y, 0), mat)


def kettle(colour="green"):
    """An enamel kettle."""
    mat = enamel(colour)
    with group("kettle") as thing:
        lathe([(0, 0), (0.095, 0), (0.105, 0.02), (0.1, 0.09), (0.07, 0.14), (0.04, 0.15), (0, 0.155)], (0, 0, 0), mat)
        tube([(0.08, 0, 0.06), (0.13, 0, 0.1), (0.15, 0, 0.15)], 0.014, mat, radii=[1.4, 1, 0.7])
        tube([(-0.07, 0, 0.13), (-0.06, 0, 0.22), (0.02, 0, 0.245), (0.075, 0, 0.2), (0.07, 0, 0.135)], 0.007, wood("oak"))
        ball(0.012, (0, 0, 0.16), brass())
    return thing


def fruit_bowl(colour="white"):
    """A bowl of lemons or pears."""
    dots = dice(5)
    with group("fruit") as thing:
        bowl(0.13, 0.085, (0, 0, 0), pottery(colour, True))
        for i in range(7):
            a = i * 2.4
            r = 0.0 if i == 6 else 0.062
            ball(0.034, (r * cos(a), r * sin(a), 0.085 if i < 6 else 0.115), plain(dots.choice(["#e2b53d", "#d9a63a", "#e6c257"]), 0.5, name="lemon"), (1.18, 1, 1), 16)
    return thing


__all__ = ["bowl", "ceramic", "cup", "cups", "cutting_board", "fruit_bowl", "hexed", "jars", "kettle", "pan", "pi", "plate", "plates", "rod", "sin"]

"""Bathroom things."""

from math import cos, pi, radians, sin

from .core import group
from .materials import linen, plain, wood
from .materials_hard import brass, ceramic, chrome, glass
from .palette import WOODEN, hexed, pottery
from .shapes import box, cylinder, lathe, oval, ring, rod, rounded, slab, tube


def porcelain():
    """White sanitary ware."""
    return plain("#f6f4ef", 0.12, name="porcelain", coat=0.8)


def basin(width, height, at, mat=None):
    """A round basin that stands on its top."""
    r, t = width / 2, 0.012
    lathe([(0, 0), (r * 0.6, 0), (r * 0.92, height * 0.5), (r, height - 0.004), (r - t / 2, height), (r - t, height - 0.004), (r * 0.86, height * 0.5), (r * 0.5, 0.03), (0, 0.024)], at, mat or porcelain())
    ring(0.018, 0.004, (at[0], at[1], at[2] + 0.028), chrome())


def tap(at, mat=None, high=0.24, reach=0.13):
    """A basin tap that bends forwards."""
    mat = mat or chrome()
    x, y, z = at
    cylinder(0.022, 0.012, at, mat)
    line = [(x, y, z), (x, y, z + high - 0.05), (x, y - 0.03, z + high), (x, y - reach + 0.03, z + high), (x, y - reach, z + high - 0.05)]
    tube(line, 0.011, mat)
    rod((x, y, z + 0.06), (x + 0.06, y, z + 0.075), 0.006, mat)


def bathtub(length=1.7, width=0.76, height=0.58, foot="plain"):
    """A free-standing bath, its length along x."""
    mat = porcelain()
    rx = length / 2
    squash = width / length
    h = height
    with group("bath") as thing:
        lathe([(0, 0), (rx * 0.72, 0), (rx * 0.86, h * 0.3), (rx * 0.96, h * 0.8), (rx * 1.01, h - 0.01), (rx, h), (rx * 0.965, h - 0.015), (rx * 0.9, h * 0.7), (rx * 0.76, h * 0.25), (rx * 0.5, 0.1), (0, 0.09)], (0, 0, 0), mat, squash=squash, steps=110)
    return thing


def toilet():
    """Wall-hung, facing -y; the wall is at y = 0."""
    mat = porcelain()
    with group("toilet") as thing:
        outline = [(x, y * 0.62 - 0.32) for x, y in rounded(0.36, 0.8, 0.178, 14)]
        slab(outline, 0.1, (0, 0, 0.3), mat, 0.03)
        slab([(x * 0.8, -0.26 + (y + 0.32) * 0.75) for x, y in outline], 0.18, (0, 0, 0.14), mat, 0.05)
        slab([(x * 1.01, y) for x, y in outline], 0.022, (0, 0, 0.402), mat, 0.009)
        box((0.22, 0.008, 0.14), (0, -0.006, 0.95), chrome(), 0.003)
    return thing


def shower(width=0.9, depth=0.9, high=2.0):
    """A glass screen and a rain head; its corner is at (0, 0), it stretches to +x and -y."""
    with group("shower") as thing:
        box((0.01, depth, high), (width, -depth / 2, 0.02), glass(), 0.001)
        box((0.016, depth, 0.02), (width, -depth / 2, high), brass(), 0.002)
        slab([(width / 2 + x, -depth / 2 + y) for x, y in rounded(width, depth, 0.03)], 0.025, (0, 0, 0), porcelain(), 0.008)
        x = width / 2
        tube([(x, -0.03, 0.95), (x, -0.03, 2.05), (x, -0.06, 2.12), (x, -0.34, 2.12), (x, -0.38, 2.08)], 0.011, brass())
        lathe([(0, 0), (0.11, 0), (0.11, 0.008), (0.02, 0.02), (0, 0.02)], (x, -0.38, 2.06), brass())
        box((0.2, 0.04, 0.04), (x, -0.03, 0.98), brass(), 0.008)
    return thing


def soap_dispenser(style=0, colour="white"):
    """0: tall; 1: low; 2: two on a tray."""
    mat = pottery(colour)
    with group("soap") as thing:
        if style == 2:
            slab([(x, y) for x, y in rounded(0.2, 0.1, 0.04)], 0.012, (0, 0, 0), wood("oak"), 0.004)
            bottle(0.035, 0.13, (-0.045, 0, 0.012), mat)
            lathe([(0, 0), (0.034, 0), (0.036, 0.01), (0.036, 0.085), (0.033, 0.088), (0.03, 0.084), (0.03, 0.01), (0, 0.008)], (0.05, 0, 0.012), mat)
        else:
            bottle(*((0.04, 0.13) if style == 0 else (0.05, 0.09)), (0, 0, 0), mat)
    return thing


def bottle(r, h, at, mat):
    """A bottle with a pump."""
    x, y, z = at
    lathe([(0, 0), (r - 0.006, 0), (r, 0.006), (r, h * 0.72), (r * 0.86, h * 0.9), (r * 0.42, h * 0.98), (r * 0.36, h + 0.006), (0, h + 0.006)], at, mat)
    pump = brass()
    cylinder(r * 0.4, 0.014, (x, y, z + h + 0.004), pump, 0.003)
    cylinder(0.0045, 0.034, (x, y, z + h + 0.016), pump, 0.001)
    tube([(x, y, z + h + 0.048), (x, y - 0.012, z + h + 0.05), (x, y - 0.035, z + h + 0.05), (x, y - 0.045, z + h + 0.042)], 0.0055, pump)


def laundry_basket(style=0, colour="natural"):
    """0: a round one woven; 1: two bags in a frame; 2: with a lid."""
    from .wicker import basket

    with group("laundry") as thing:
        if style == 0:
            basket(0.2, 0.17, 0.54, colour)
            for side in (-1, 1):
                tube([(side * 0.2, -0.06, 0.5), (side * 0.24, -0.04, 0.56), (side * 0.245, 0.04, 0.56), (side * 0.2, 0.06, 0.5)], 0.01, wood("beech"))
        elif style == 1:
            timber = wood("oak" if colour not in WOODEN else colour)
            for x in (-0.29, 0.29):
                rod((x, -0.15, 0), (x, 0.15, 0.58), 0.013, timber)
                rod((x, 0.15, 0), (x, -0.15, 0.58), 0.013, timber)
            for y in (-0.15, 0.15):
                rod((-0.31, y, 0.575), (0.31, y, 0.575), 0.012, timber)
            cover = linen(hexed(colour))
            for x in (-0.143, 0.143):
                bag(x, 0.275, 0.29, 0.5, cover)
        else:
            basket(0.21, 0.19, 0.54, colour, squash=0.78)
            lathe([(0, 0.0), (0.215, 0.0), (0.22, 0.015), (0.2, 0.035), (0.1, 0.055), (0, 0.06)], (0, 0, 0.54), wicker_lid(colour), squash=0.78)
    return thing


def wicker_lid(colour):
    """The stuff of a lid of basketwork."""
    from .materials_hard import rattan

    return rattan(hexed(colour))


def bag(x, width, depth, height, mat):
    """An open cloth bag hung between two rods."""
    from .shapes import soft

    soft((width, depth, height), (x, 0, 0.07), mat, 0.05, 0.015, crumple=0.01, seed=x * 10)
    tube([(x - width / 2, -depth / 2, 0.57), (x + width / 2, -depth / 2, 0.57), (x + width / 2, depth / 2, 0.57), (x - width / 2, depth / 2, 0.57)], 0.009, mat, closed=True, smooth=False)


__all__ = ["basin", "bathtub", "ceramic", "cos", "laundry_basket", "oval", "pi", "radians", "shower", "sin", "soap_dispenser", "tap", "toilet"]

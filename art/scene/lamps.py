"""Lamps that stand, hang and lie on tables."""

from math import cos, pi, radians, sin

import bpy

from .core import dice, group, linear, link
from .materials import plain, wood
from .materials_hard import black, brass, glass, lampshade, light
from .palette import WOODEN, body, frame, hexed, pottery
from .shapes import ball, box, cylinder, lathe, ring, rod, tube
from .wicker import strand


def bulb(at, power=8.0, radius=0.03, colour="#ffcf94", seen=False):
    """A warm point of light."""
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy, lamp.shadow_soft_size, lamp.color = power, radius, linear(colour)[:3]
    thing = link(bpy.data.objects.new("bulb", lamp))
    thing.location = at
    if seen:
        ball(radius, at, light("#ffe2b4", 8.0))
    return thing


def drum(low, high, radius, top, mat, at=(0, 0, 0)):
    """A cloth shade, open above and below."""
    x, y, _ = at
    t = 0.003
    return lathe([(radius, low), (top, high), (top - t, high), (radius - t, low), (radius, low)], (x, y, 0), mat, smooth=False)


def floor_lamp(style=0, colour="oak", on=0.0):
    """0: a tripod; 1: an arc; 2: straight."""
    glow = 0.12 + on
    with group("floor lamp") as thing:
        if style == 0:
            timber = frame(colour)
            for i in range(3):
                a = radians(90 + 120 * i)
                rod((0.03 * cos(a), 0.03 * sin(a), 1.2), (0.27 * cos(a), 0.27 * sin(a), 0), 0.014, timber, 0.011)
            cylinder(0.05, 0.03, (0, 0, 1.18), brass() if colour != "brass" else black())
            cylinder(0.008, 0.2, (0, 0, 1.2), brass())
            drum(1.24, 1.55, 0.25, 0.2, lampshade("#f1e6d2", glow))
            spot = (0, 0, 1.4)
        elif style == 1:
            metal = frame(colour)
            lathe([(0, 0), (0.16, 0), (0.16, 0.03), (0.15, 0.04), (0, 0.04)], (-0.5, 0, 0), plain("#ece7dd", 0.25, name="foot", coat=0.3))
            tube([(-0.5, 0, 0.03), (-0.5, 0, 1.2), (-0.4, 0, 1.62), (-0.1, 0, 1.87), (0.25, 0, 1.82), (0.42, 0, 1.62)], 0.011, metal)
            dome = [(0.17, 1.33), (0.165, 1.42), (0.12, 1.54), (0.03, 1.6), (0.0, 1.605)]
            lathe([(r, z) for r, z in dome], (0.42, 0, 0), metal)
            ball(0.05, (0.42, 0, 1.43), light("#fff0d6", 0.6 + on))
            rod((0.42, 0, 1.6), (0.42, 0, 1.63), 0.008, metal)
            spot = (0.42, 0, 1.36)
        else:
            metal = frame(colour)
            lathe([(0, 0), (0.14, 0), (0.14, 0.012), (0.03, 0.028), (0.012, 0.05)], (0, 0, 0), metal)
            rod((0, 0, 0.02), (0, 0, 1.24), 0.011, metal)
            drum(1.2, 1.5, 0.19, 0.14, lampshade("#efe2cb", glow))
            spot = (0, 0, 1.36)
        if on:
            bulb(spot, 14 * on, 0.06)
    return thing


def table_lamp(style=0, colour="oak", on=0.0):
    """0: a slim foot and a drum; 1: a round foot; 2: a mushroom."""
    glow = 0.12 + on
    with group("table lamp") as thing:
        if style == 2:
            mat = pottery(colour)
            lathe([(0, 0), (0.075, 0), (0.08, 0.012), (0.055, 0.05), (0.042, 0.12), (0.045, 0.2)], (0, 0, 0), mat)
            lathe([(0.0, 0.2), (0.115, 0.195), (0.13, 0.205), (0.125, 0.25), (0.095, 0.305), (0.04, 0.335), (0, 0.34)], (0, 0, 0), mat if not on else lampshade(hexed(colour), glow))
        else:
            if style == 0:
                mat = body(colour) if colour in WOODEN else pottery(colour)
                lathe([(0, 0), (0.075, 0), (0.08, 0.012), (0.05, 0.035), (0.032, 0.07), (0.042, 0.12), (0.05, 0.16), (0.03, 0.23), (0.014, 0.26), (0, 0.262)], (0, 0, 0), mat)
                low, high, r, t = 0.27, 0.48, 0.15, 0.105
            else:
                mat = pottery(colour, matt=True)
                lathe([(0, 0), (0.06, 0), (0.085, 0.02), (0.108, 0.085), (0.085, 0.155), (0.03, 0.185), (0.02, 0.2), (0, 0.202)], (0, 0, 0), mat)
                low, high, r, t = 0.225, 0.42, 0.14, 0.11
            cylinder(0.009, 0.08, (0, 0, low - 0.05), brass())
            drum(low, high, r, t, lampshade("#f3e8d4", glow))
            ball(0.008, (0, 0, high + 0.012), brass())
            rod((0, 0, high - 0.04), (0, 0, high + 0.01), 0.003, brass())
        if on:
            bulb((0, 0, 0.3), 6 * on, 0.05)
    return thing


def pendant(style=0, colour="natural", cord=0.6, on=0.0):
    """0: a dome; 1: a globe; 2: woven. The middle of the shade's mouth is at the origin."""
    with group("pendant") as thing:
        metal = frame(colour) if colour != "natural" else wood("natural")
        if style == 0:
            lathe([(0.2, 0), (0.2, 0.012), (0.185, 0.09), (0.13, 0.17), (0.05, 0.205), (0.03, 0.23), (0.028, 0.27), (0, 0.275)], (0, 0, 0), metal if colour != "natural" else strand("natural"))
            lathe([(0.197, 0.001), (0.18, 0.088), (0.125, 0.164), (0.03, 0.2), (0, 0.2)], (0, 0, 0), plain("#f4ead6", 0.6, name="inside"))
            ball(0.035, (0, 0, 0.07), light("#fff0d6", 1.2 + on))
            top = 0.27
        elif style == 1:
            ball(0.15, (0, 0, 0.15), lampshade("#f7efe0", 0.35 + on))
            cylinder(0.045, 0.05, (0, 0, 0.285), metal if colour != "natural" else brass())
            top = 0.33
        else:
            woven_shade(0.25, 0.3, colour)
            ball(0.045, (0, 0, 0.14), light("#fff0d6", 1.4 + on))
            top = 0.32
        rod((0, 0, top), (0, 0, top + cord), 0.003, black())
        lathe([(0, 0), (0.012, 0), (0.05, 0.02), (0.055, 0.03), (0, 0.03)], (0, 0, top + cord - 0.03), metal)
        if on:
            bulb((0, 0, 0.0 if style == 0 else 0.12), 16 * on, 0.08)
    return thing


def woven_shade(radius, height, colour):
    """Strands crossing in two directions round a bell."""
    mat = strand("natural" if colour in ("natural",) else colour)

    def at(t, a):
        r = radius * (0.28 + 0.72 * sin(pi * (0.06 + 0.5 * (1 - t))) ** 1.3)
        return (r * cos(a), r * sin(a), height * t)

    for way in (-1, 1):
        for i in range(34):
            start = 2 * pi * i / 34
            tube([at(t / 12, start + way * t / 12 * 1.5) for t in range(13)], 0.0042, mat)
    for t in (0.0, 0.02, 0.5, 0.98, 1.0):
        tube([at(t, 2 * pi * k / 72) for k in range(72)], 0.0062, mat, closed=True, smooth=False)


def candle(style=0, colour="cream", burning=True):
    """0: in a jar; 1: a pillar; 2: three of them."""
    wax = plain(hexed(colour), 0.45, name="wax")
    wax.node_tree.nodes["Principled BSDF"].inputs["Subsurface"].default_value = 0.15
    wax.node_tree.nodes["Principled BSDF"].inputs["Subsurface Radius"].default_value = (0.02, 0.012, 0.008)
    wax.node_tree.nodes["Principled BSDF"].inputs["Subsurface Color"].default_value = linear(hexed(colour))
    with group("candle") as thing:
        if style == 0:
            lathe([(0, 0), (0.037, 0), (0.04, 0.004), (0.04, 0.094), (0.0385, 0.0955), (0.037, 0.094), (0.037, 0.006), (0, 0.006)], (0, 0, 0), glass())
            lathe([(0, 0.007), (0.0363, 0.007), (0.0363, 0.066), (0.03, 0.064), (0, 0.063)], (0, 0, 0), wax)
            box((0.046, 0.001, 0.034), (0, -0.0412, 0.028), plain("#f3ead9", 0.8, name="label"), 0.0004)
            flame(0, 0, 0.063)
        elif style == 1:
            pillar(0, 0, 0.035, 0.15, wax)
        else:
            dots = dice(4)
            for x, y, r, h in ((-0.07, 0.02, 0.034, 0.14), (0.005, -0.02, 0.034, 0.1), (0.075, 0.015, 0.034, 0.065)):
                pillar(x, y + dots.uniform(-0.004, 0.004), r, h, wax)
    return thing


def pillar(x, y, r, h, wax):
    """A thick candle with a hollow top."""
    lathe([(0, 0), (r - 0.003, 0), (r, 0.004), (r, h - 0.006), (r - 0.005, h), (r * 0.7, h - 0.004), (0, h - 0.009)], (x, y, 0), wax)
    flame(x, y, h - 0.009)


def flame(x, y, z):
    """A wick and its flame."""
    rod((x, y, z), (x + 0.001, y, z + 0.012), 0.0011, plain("#2a221c", 0.9, name="wick"))
    lathe([(0, 0.0), (0.0035, 0.005), (0.005, 0.011), (0.0035, 0.02), (0.001, 0.03), (0, 0.033)], (x, y, z + 0.008), light("#ffbf5e", 7.0))


def lantern(style=0, colour="black"):
    """0: tall; 1: low; 2: round."""
    metal = frame(colour)
    with group("lantern") as thing:
        w, h = ((0.18, 0.36), (0.16, 0.19), (0.22, 0.24))[style]
        if style == 2:
            cylinder(0.1, 0.02, (0, 0, 0), metal)
            lathe([(0.075, 0.02), (0.108, 0.08), (0.108, 0.15), (0.08, 0.21), (0.078, 0.21), (0.105, 0.148), (0.105, 0.08), (0.073, 0.02)], (0, 0, 0), glass())
            for i in range(6):
                a = radians(60 * i + 20)
                tube([(0.08 * cos(a), 0.08 * sin(a), 0.015), (0.113 * cos(a), 0.113 * sin(a), 0.08), (0.113 * cos(a), 0.113 * sin(a), 0.15), (0.08 * cos(a), 0.08 * sin(a), 0.215)], 0.003, metal)
            lathe([(0.09, 0.21), (0.09, 0.222), (0.03, 0.25), (0.025, 0.27), (0, 0.275)], (0, 0, 0), metal)
            ring(0.05, 0.004, (0, 0, 0.32), metal, (90, 0, 0))
        else:
            box((w, w, 0.022), (0, 0, 0), metal, 0.004)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    box((0.012, 0.012, h - 0.04), (sx * (w / 2 - 0.01), sy * (w / 2 - 0.01), 0.02), metal, 0.002)
            for sx, sy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                box((0.003 if sx else w - 0.02, 0.003 if sy else w - 0.02, h - 0.04), (sx * (w / 2 - 0.01), sy * (w / 2 - 0.01), 0.02), glass(), 0)
            box((w, w, 0.014), (0, 0, h - 0.03), metal, 0.003)
            lathe([(w * 0.66, 0), (w * 0.3, 0.035), (w * 0.22, 0.05), (0, 0.055)], (0, 0, h - 0.018), metal, (0, 0, 45), steps=4, smooth=False)
            ring(0.045 if style == 0 else 0.035, 0.004, (0, 0, h + 0.072), metal, (90, 0, 0))
        wax = plain("#efe3cb", 0.45, name="lantern wax")
        pillar(0, 0, 0.034, 0.11 if style else 0.16, wax)
        for part in bpy.context.scene.objects[-3:]:
            part.location.z += 0.02
        bulb((0, 0, 0.2 if style == 0 else 0.15), 0.04, 0.012)
    return thing

"""Hammocks, parasols, watering cans, doormats."""

from math import cos, pi, radians, sin

import bmesh

from .core import dice, group, shade
from .materials import _start, boucle, linen, plain, wood
from .materials_hard import brass
from .palette import enamel, hexed
from .shapes import cylinder, finish, lathe, oval, ring, rod, rounded, slab, tube


def striped(colour, other="#f3ead8", width=0.16, axis=0):
    """Cloth in stripes across the object."""
    mat, n = _start(f"stripes {colour} {other} {width} {axis}")
    if n:
        parts = n.new("ShaderNodeSeparateXYZ", {0: n.place(vary=False)})
        wave = n.new("ShaderNodeMath", {0: n.add(parts.outputs[axis], 2 * pi / width, "MULTIPLY")}, operation="SINE").outputs[0]
        n.set(Base_Color=n.ramp(n.add(n.add(wave, 0.5, "MULTIPLY"), 0.5), (0.47, colour), (0.53, other)), Roughness=0.95, Specular=0.1)
        n.bump(n.noise(n.place(), 300.0, 2.0), 0.002, 0.4)
    return mat


def hammock(style=0, colour="cream"):
    """Hung between two wooden posts of a frame: 0 single, 1 double, 2 fringed."""
    width = (0.5, 0.66, 0.58)[style]
    cover = striped(hexed(colour), "#f3ead8" if colour != "cream" else "#d9bf94", 0.14, 1)
    timber = wood("beech")
    with group("hammock") as thing:
        base = [(-1.35, 0, 0.95), (-1.2, 0, 0.42), (-0.75, 0, 0.12), (0, 0, 0.045), (0.75, 0, 0.12), (1.2, 0, 0.42), (1.35, 0, 0.95)]
        for y in (-0.05, 0.05):
            tube([(x, y, z) for x, _, z in base], 0.034, timber)
        for x in (-0.55, 0.55):
            tube([(x, -0.48, 0.035), (x, 0, 0.05), (x, 0.48, 0.035)], 0.032, timber)
        data = bmesh.new()
        rows = []
        for i in range(65):
            u = i / 32 - 1
            row = []
            for j in range(41):
                v = j / 20 - 1
                spread = width * (1 - abs(u) ** 2.6 * 0.62)
                x = u * 0.98
                sag = 0.46 + 0.42 * u * u
                row.append(data.verts.new((x, v * spread, sag + 0.26 * v * v * (1 - 0.5 * abs(u)) * width + 0.008 * sin(v * 22) * abs(u))))
            rows.append(row)
        for low, high in zip(rows, rows[1:]):
            for j in range(40):
                data.faces.new([low[j], high[j], high[j + 1], low[j + 1]])
        cloth = finish(data, "hammock cloth", (0, 0, 0), cover)
        cloth.modifiers.new("thick", "SOLIDIFY").thickness = 0.006
        ropes = plain("#e9dcc2", 0.9, name="rope")
        for side in (-1, 1):
            for j in range(13):
                v = j / 6 - 1
                rod((side * 0.98, v * width * 0.38, 0.88 + 0.13 * v * v * width), (side * 1.27, 0, 0.97), 0.0035, ropes)
            rod((side * 1.26, 0, 0.97), (side * 1.36, 0, 0.98), 0.007, ropes)
        if style == 2:
            dots = dice(2)
            for i in range(70):
                u = i / 35 - 0.985
                for side in (-1, 1):
                    spread = width * (1 - abs(u) ** 2.6 * 0.62)
                    z = 0.46 + 0.42 * u * u + 0.26 * (1 - 0.5 * abs(u)) * width
                    tube([(u * 0.98, side * spread, z), (u * 0.98 + dots.uniform(-0.01, 0.01), side * (spread + 0.012), z - 0.06), (u * 0.98 + dots.uniform(-0.02, 0.02), side * (spread + 0.01), z - 0.14)], 0.004, ropes)
    return thing


def parasol(style=0, colour="cream"):
    """0: tilting; 1: for a balcony; 2: fringed."""
    r = (1.35, 0.9, 1.1)[style]
    high = (2.35, 2.1, 2.25)[style]
    cover = linen(hexed(colour), 1.6)
    with group("parasol") as thing:
        rod((0, 0, 0.05), (0, 0, high), 0.02, wood("oak"))
        lathe([(0, 0), (0.24, 0), (0.24, 0.045), (0.2, 0.06), (0.035, 0.07), (0.03, 0.28), (0, 0.28)], (0, 0, 0), plain("#6f6a62", 0.8, name="foot"), smooth=False)
        ribs = 8
        with group("canopy") as canopy:
            data = bmesh.new()
            rows = []
            for i in range(17):
                t = i / 16
                row = []
                for k in range(ribs * 10):
                    a = 2 * pi * k / (ribs * 10)
                    between = abs(sin(ribs * a / 2))
                    radius = r * t * (1 - 0.055 * between * t)
                    row.append((radius * cos(a), radius * sin(a), 0.36 * r * (1 - t ** 1.35) - 0.05 * between * t * (1 - t) * 2))
                rows.append([data.verts.new(p) for p in row] if t else [data.verts.new((0, 0, 0.36 * r))])
            for low, up in zip(rows, rows[1:]):
                count = ribs * 10
                for k in range(count):
                    face = [low[k % len(low)], up[k], up[(k + 1) % count], low[(k + 1) % len(low)]]
                    data.faces.new(list(dict.fromkeys(face)))
            hem = rows[-1]
            drop = [data.verts.new((v.co.x * 1.0, v.co.y * 1.0, v.co.z - 0.13 - 0.035 * abs(sin(k * pi / 5)))) for k, v in enumerate(hem)]
            for k in range(len(hem)):
                data.faces.new([hem[k], drop[k], drop[(k + 1) % len(hem)], hem[(k + 1) % len(hem)]])
            bmesh.ops.recalc_face_normals(data, faces=data.faces[:])
            made = finish(data, "canopy cloth", (0, 0, 0), cover)
            made.modifiers.new("thick", "SOLIDIFY").thickness = 0.004
            for k in range(ribs):
                a = 2 * pi * k / ribs
                tube([(0.02 * cos(a), 0.02 * sin(a), 0.355 * r), (r * 0.5 * cos(a), r * 0.5 * sin(a), 0.36 * r * 0.6 - 0.012), (r * 0.99 * cos(a), r * 0.99 * sin(a), -0.006)], 0.009, wood("oak"))
                rod((0.03 * cos(a), 0.03 * sin(a), -0.12 * r), (r * 0.5 * cos(a), r * 0.5 * sin(a), 0.36 * r * 0.58 - 0.01), 0.007, wood("oak"))
            if style == 2:
                fringe = plain("#f3ead8", 0.9, name="fringe")
                for k in range(0, 160):
                    a = 2 * pi * k / 160
                    rr = r * (1 - 0.055 * abs(sin(ribs * a / 2)))
                    rod((rr * cos(a), rr * sin(a), -0.14), (rr * cos(a), rr * sin(a), -0.25), 0.008, fringe, 0.01)
            lathe([(0, 0), (0.02, 0), (0.024, 0.03), (0.012, 0.07), (0, 0.08)], (0, 0, 0.36 * r), wood("oak"))
        canopy.location.z = high - 0.36 * r
        if style == 0:
            canopy.rotation_euler[1] = radians(9)
    return thing


def watering_can(style=0, colour="green"):
    """0: for the garden; 1: for house plants; 2: long-spouted."""
    r, h = ((0.1, 0.24), (0.06, 0.13), (0.065, 0.12))[style]
    mat = enamel(colour) if colour in ("steel", "brass") else plain(hexed(colour), 0.4, name="can", coat=0.2)
    with group("can") as thing:
        if style == 2:
            lathe([(0, 0), (r, 0), (r + 0.008, 0.01), (r * 0.8, h * 0.7), (r * 0.5, h), (r * 0.48, h + 0.012), (r * 0.42, h)], (0, 0, 0), mat)
            tube([(r * 0.9, 0, 0.03), (r + 0.07, 0, 0.05), (r + 0.13, 0, 0.15), (r + 0.22, 0, 0.24), (r + 0.26, 0, 0.25)], 0.008, mat, radii=[1.5, 1, 0.8, 0.6, 0.55])
            tube([(-r * 0.5, 0, h), (-r - 0.03, 0, h + 0.06), (-r - 0.075, 0, h - 0.0), (-r - 0.02, 0, 0.035), (-r * 0.98, 0, 0.02)], 0.006, mat)
        else:
            lathe([(0, 0), (r - 0.004, 0), (r, 0.005), (r * 0.96, h - 0.01), (r * 0.97, h), (r * 0.94, h), (r * 0.93, h * 0.9), (0, h * 0.86)], (0, 0, 0), mat, smooth=False)
            for z in (h * 0.1, h * 0.93):
                ring(r * (0.995 if z < 0.1 else 0.965), 0.004, (0, 0, z), mat)
            tip = (r + 0.21 * h / 0.24, 0, h * 1.06)
            tube([(r * 0.9, 0, h * 0.22), (r + 0.07 * h / 0.24, 0, h * 0.55), tip], 0.018 * h / 0.24, mat, radii=[1.3, 0.9, 0.75])
            lathe([(0.014, 0), (0.02, 0.015), (0.042, 0.04), (0.04, 0.046), (0, 0.052)], (tip[0] - 0.008, 0, tip[2] - 0.006), brass() if colour != "brass" else mat, (0, 52, 0))
            tube([(r * 0.9, 0, h * 0.96), (r * 0.5, 0, h * 1.3), (-r * 0.2, 0, h * 1.4), (-r * 0.9, 0, h * 1.2), (-r * 1.5, 0, h * 0.75), (-r * 0.98, 0, h * 0.35)], 0.009 * (h / 0.24) ** 0.6, wood("beech") if colour in ("mint", "terracotta") else mat)
    return thing


def doormat(style=0, colour="natural"):
    """0: rectangular; 1: half-round; 2: wide. Coir with a coloured border."""
    base = coir("#b58e57")
    tone = coir(hexed(colour) if colour != "natural" else "#7d5a33")
    with group("doormat") as thing:
        if style == 1:
            half = [(x, y - 0.22) for x, y in oval(0.375, 0.45, 60, 0, pi)]
            slab(half, 0.018, (0, 0, 0), tone, 0.005)
            slab([(x * 0.86, -0.2 + (y + 0.22) * 0.86) for x, y in half], 0.0195, (0, 0, 0), base, 0.002)
            for i in range(3):
                arc = [(x, y - 0.2) for x, y in oval(0.09 + 0.07 * i, 0.11 + 0.08 * i, 30, 0.05, pi - 0.1)]
                tube([(x, y, 0.0195) for x, y in arc], 0.006, tone, smooth=False)
        else:
            w, d = ((0.7, 0.45), (1.2, 0.6))[0 if style == 0 else 1]
            slab(rounded(w, d, 0.012), 0.018, (0, 0, 0), tone, 0.005)
            slab(rounded(w - 0.07, d - 0.07, 0.008), 0.0195, (0, 0, 0), base, 0.002)
            count = 5 if style == 0 else 9
            for i in range(count):
                x = (i - (count - 1) / 2) * (w - 0.16) / count
                diamond = [(x - 0.045, 0), (x, -0.085), (x + 0.045, 0), (x, 0.085)]
                slab(diamond, 0.001, (0, 0, 0.0192), tone, 0)
                slab([((a - x) * 0.45 + x, b * 0.45) for a, b in diamond], 0.001, (0, 0, 0.0199), base, 0)
    return thing


def coir(colour):
    """Bristles of coconut."""
    mat, n = _start(f"coir {colour}")
    if n:
        bristle = n.noise(n.place(), 330.0, 3.0, 0.8)
        n.set(Base_Color=n.ramp(bristle, (0.32, shade(colour, 0.5)), (0.5, colour), (0.72, shade(colour, 1.4))), Roughness=1.0, Specular=0.05)
        n.bump(bristle, 0.006, 0.9)
    return mat


__all__ = ["boucle", "coir", "cylinder", "doormat", "hammock", "parasol", "striped", "watering_can"]

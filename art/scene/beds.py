"""Beds, mattresses, bedding."""

from math import pi, radians, sin

import bmesh
from mathutils import Vector, noise

from .core import dice, group
from .materials import cloth, linen, plain, wood
from .palette import WOODEN, body, hexed
from .shapes import box, finish, rod, rounded, slab, soft, tube
from .textiles import pillow


def duvet(width, length, mat, at, seed=0, high=0.1, hang=0.24, turned=0.0):
    """A quilt over a mattress: puffed, wrinkled, hanging over both sides and the foot."""
    data = bmesh.new()
    across, along = 96, 88
    total_w, total_l = width + 2 * hang, length + hang
    rows = []
    for j in range(along + 1):
        row = []
        for i in range(across + 1):
            u = -total_w / 2 + total_w * i / across
            v = total_l * j / along
            over = max(0.0, abs(u) - width / 2)
            foot = max(0.0, v - length)
            bend = 0.07
            drop = lambda far: far - bend * (1 - pow(2.718, -far / bend))
            x = (abs(u) - drop(over)) * (1 if u > 0 else -1)
            y = -(v - drop(foot))
            z = -drop(over) - drop(foot) + (min(drop(over), drop(foot)) * 0.6)
            spot = Vector((u * 2.3 + seed * 11, v * 2.3, seed))
            puff = noise.noise(spot) * 0.022 + noise.noise(spot * 2.7) * 0.012
            wrinkle = abs(noise.noise(Vector((u * 5 + v * 3 + seed, v * 3.2 - u * 2, 4)))) * 0.02
            edge = min(1.0, 6 * (total_w / 2 - abs(u)), 6 * (total_l - v) + 0.1)
            wave = 0.016 * sin(u * 13 + v * 9 + seed) * (1 if over + foot > 0.02 else 0.15)
            swell = high * (0.45 + 0.55 * max(0, edge))
            if over + foot > 0:
                x += (wave + puff) * (1 if u > 0 else -1) * min(1, over * 8)
                y -= (wave + puff) * min(1, foot * 8)
            row.append(data.verts.new((x, y, z + swell + (puff - wrinkle) * (1 if over + foot < 0.05 else 0.3))))
        rows.append(row)
    for low, up in zip(rows, rows[1:]):
        for i in range(across):
            data.faces.new([low[i], up[i], up[i + 1], low[i + 1]])
    thing = finish(data, "duvet", at, mat)
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.05, -1
    thing.modifiers.new("soft", "SUBSURF").levels = 1
    return thing


def bedclothes(width, length, top, linen_colour="#f3eee4", blanket=None, seed=1, pillows=2, extra=None, hang=0.27):
    """What lies on a mattress whose top is at that height; the head is at +y."""
    sheet = linen("#f6f2ea", 0.7)
    cover = linen(linen_colour, 0.8)
    y = length / 2
    duvet(width, length - 0.58, cover, (0, y - 0.6, top), seed, 0.07, hang)
    fold = soft((width + 0.06, 0.32, 0.1), (0, y - 0.66, top + 0.035), sheet, 0.048, 0.012, crumple=0.008, seed=seed)
    fold.location.z = top + 0.03
    dots = dice(seed)
    count = pillows
    for i in range(count):
        x = (i - (count - 1) / 2) * (width / max(count, 1)) * 0.94
        for row in range(2):
            one = pillow(0.68, 0.48, 0.2, sheet if row == 0 else cover, seed + i + row * 3)
            one.rotation_euler = (radians(-38 - 8 * row), 0, radians(dots.uniform(-4, 4)))
            one.location = (x + dots.uniform(-0.015, 0.015), y - 0.14 - row * 0.15, top + 0.23 - row * 0.02)
    if extra:
        one = pillow(0.5, 0.34, 0.16, cloth("velvet", extra), seed + 20)
        one.rotation_euler = (radians(-32), 0, radians(3))
        one.location = (0, y - 0.46, top + 0.22)
    if blanket:
        mat = cloth("wool", blanket)
        duvet(width + 0.05, 0.5, mat, (0.0, -y + 0.72, top + 0.035), seed + 7, 0.075, hang + 0.03)


def bed(style=0, colour="oak", width=1.6, length=2.0, sheets="#f3eee4", blanket=None, extra=None, seed=1, made=True):
    """0: a wooden headboard; 1: upholstered; 2: slatted."""
    timber = colour in WOODEN or colour == "white"
    with group("bed") as thing:
        mat = body(colour)
        outer, rail = width + 0.08, 0.3
        if style == 1:
            cover = cloth("velvet" if colour in ("green", "rose", "navy", "terracotta") else "boucle" if colour == "white" else "linen", "#d9c8ac" if colour in WOODEN else hexed(colour))
            for side in (-1, 1):
                soft((0.09, length + 0.06, 0.24), (side * (width / 2 + 0.035), -0.02, 0.1), cover, 0.04, 0.004, crumple=0.001)
            soft((outer, 0.09, 0.24), (0, -length / 2 - 0.03, 0.1), cover, 0.04, 0.004, crumple=0.001)
            parts = 6
            for i in range(parts):
                w = (width + 0.16) / parts
                soft((w + 0.004, 0.11, 1.08), (-(width + 0.16) / 2 + w * (i + 0.5), length / 2 + 0.06, 0.06), cover, 0.05, 0.012, crumple=0.002, seed=seed + i)
            for sx in (-1, 1):
                for y in (-length / 2 + 0.05, length / 2 - 0.1):
                    rod((sx * (width / 2 - 0.05), y, 0.12), (sx * (width / 2 - 0.05), y, 0), 0.024, wood("oak"), 0.018)
        else:
            for side in (-1, 1):
                box((0.03, length + 0.04, 0.15), (side * (outer / 2 - 0.015), 0, 0.17), mat, 0.006)
            box((outer, 0.03, 0.15), (0, -length / 2 - 0.02, 0.17), mat, 0.006)
            for sx in (-1, 1):
                rod((sx * (outer / 2 - 0.05), -length / 2 + 0.03, 0.2), (sx * (outer / 2 - 0.04), -length / 2 + 0.02, 0), 0.03, mat, 0.02)
            y = length / 2 + 0.03
            if style == 0:
                board = slab(rounded(outer + 0.08, 0.66, 0.07), 0.034, (0, y, 0.64), mat, 0.01, (90, 0, 0))
                board.rotation_euler[0] = radians(82)
                for sx in (-1, 1):
                    rod((sx * (outer / 2 - 0.12), y + 0.01, 0.4), (sx * (outer / 2 - 0.12), y, 0), 0.03, mat, 0.022)
            else:
                for sx in (-1, 1):
                    rod((sx * outer / 2, y, 0), (sx * outer / 2, y + 0.04, 0.95), 0.025, mat)
                tube([(-outer / 2, y + 0.04, 0.93), (0, y + 0.045, 0.965), (outer / 2, y + 0.04, 0.93)], 0.022, mat)
                rod((-outer / 2, y + 0.01, 0.42), (outer / 2, y + 0.01, 0.42), 0.017, mat)
                for i in range(17):
                    x = -outer / 2 + outer * (i + 1) / 18
                    rod((x, y + 0.01, 0.42), (x, y + 0.04, 0.945), 0.0085, mat)
        soft((width - 0.01, length - 0.01, 0.2), (0, 0, 0.24), linen("#f4f0e8", 0.6), 0.06, 0.005, crumple=0.001)
        if made:
            bedclothes(width, length, 0.42, sheets, blanket, seed, 2 if width > 1.3 else 1, extra, 0.27 if style != 1 else 0.1)
        _ = (timber, rail)
    return thing


def mattress(style=0, colour="white"):
    """0: single; 1: double; 2: a topper, its end turned up."""
    tone = hexed(colour)
    w, h = ((0.9, 0.2), (1.6, 0.24), (1.6, 0.07))[style]
    with group("mattress") as thing:
        if style == 2:
            mat = linen(tone, 0.7)
            soft((w, 2.0, h), (0, 0, 0), mat, 0.03, 0.004, crumple=0.002)
            rolled = [(0.0, 0.02)]
            _ = rolled
            return thing
        quilted(w, 2.0, 0.05, (0, 0, h - 0.045), linen(tone, 0.7))
        soft((w, 2.0, h - 0.03), (0, 0, 0), linen(tone if colour != "white" else "#e2dccf", 0.8), 0.05, 0.004, crumple=0.001)
        for z in (0.03, h - 0.03):
            tube([(x, y, z) for x, y in rounded(w + 0.004, 2.004, 0.05)], 0.007, plain("#cfc4b0", 0.8), closed=True, smooth=False)
        box((0.12, 0.002, 0.05), (w / 2 - 0.2, -1.002, h / 2 - 0.03), linen("#2f6b50"), 0)
    return thing


def quilted(width, length, high, at, mat, step=0.19):
    """A top stitched in diamonds."""
    data = bmesh.new()
    nx, ny = int(width / 0.018), int(length / 0.018)
    rows = []
    for j in range(ny + 1):
        row = []
        for i in range(nx + 1):
            x, y = -width / 2 + width * i / nx, -length / 2 + length * j / ny
            a, b = abs(sin(pi * (x + y) / step)), abs(sin(pi * (x - y) / step))
            puff = min(1, 2.2 * (a * b) ** 0.5) ** 0.6
            ex, ey = width / 2 - abs(x), length / 2 - abs(y)
            edge = min(1.0, (max(0, min(ex, ey)) / 0.05)) ** 0.5
            row.append(data.verts.new((x * (1 - 0.0), y, high * (0.35 + 0.65 * edge) - 0.016 * (1 - puff) * edge)))
        rows.append(row)
    for low, up in zip(rows, rows[1:]):
        for i in range(nx):
            data.faces.new([low[i], low[i + 1], up[i + 1], up[i]])
    return finish(data, "quilt", at, mat)

"""Cushions, pillows, curtains, rugs, folded cloth."""

from math import cos, pi, radians, sin

import bmesh
from mathutils import Vector, noise

from .core import dice, group
from .materials import boucle, cloth
from .shapes import finish, lathe, rod, rounded, slab, tube


def pillow(width, height, thick, mat, seed=0, full=0.5, lying=False, corners=0.06):
    """A filled case: thin along the seam, drawn-out corners, a few creases."""
    data = bmesh.new()
    count = 26
    grid = {}
    for side in (1, -1):
        for i in range(count + 1):
            for j in range(count + 1):
                u, v = 2 * i / count - 1, 2 * j / count - 1
                edge = i in (0, count) or j in (0, count)
                if edge and side < 0:
                    grid[side, i, j] = grid[1, i, j]
                    continue
                swell = max(0.0, (1 - u * u) * (1 - v * v)) ** full
                pull = corners * (1 - abs(u * v))
                x = u * width / 2 * (1 - pull * (v * v * 0 + abs(u)) * (1 - v * v) * 0.9)
                y = v * height / 2 * (1 - pull * abs(v) * (1 - u * u) * 0.9)
                fold = noise.noise(Vector((u * 2.2 + seed * 5, v * 2.2, side * 3 + seed))) * 0.11
                crease = noise.noise(Vector((u * 6 + seed, v * 6, side + 9))) * 0.028
                z = side * thick / 2 * swell * (1 + fold + crease)
                grid[side, i, j] = data.verts.new((x, y, z))
    for side in (1, -1):
        for i in range(count):
            for j in range(count):
                face = [grid[side, i, j], grid[side, i + 1, j], grid[side, i + 1, j + 1], grid[side, i, j + 1]]
                data.faces.new(face if side > 0 else face[::-1])
    rim = [grid[1, i, 0].co for i in range(count)] + [grid[1, count, j].co for j in range(count)]
    rim += [grid[1, i, count].co for i in range(count, 0, -1)] + [grid[1, 0, j].co for j in range(count, 0, -1)]
    rim = [p.copy() for p in rim]
    with group("pillow") as whole:
        with group("case") as case:
            finish(data, "case", (0, 0, 0), mat)
            tube(rim, 0.0045, mat, closed=True, smooth=False)
        if not lying:
            case.rotation_euler[0] = radians(90)
    return whole


def knitted_ball(radius, height, colour, seed=0):
    """A knitted pouf: thick ropes going round, narrower towards top and bottom."""
    mat = boucle(colour, 0.6)
    rows = 11
    lathe([(0, 0.01), (radius * 0.8, 0.01), (radius * 0.97, height * 0.4), (radius * 0.75, height * 0.93), (0, height * 0.97)], (0, 0, 0), mat)
    for i in range(rows):
        t = (i + 0.5) / rows
        angle = pi * (0.09 + 0.85 * t)
        r = radius * (sin(angle) ** 0.55)
        z = height * (0.5 - 0.5 * cos(angle))
        ropes = 44
        for strand, phase in ((0, 0.0), (1, pi)):
            line = []
            for k in range(ropes * 4):
                a = 2 * pi * k / (ropes * 4)
                twist = ropes * a / 2 + phase
                rr = r + 0.008 * cos(twist)
                line.append((rr * cos(a), rr * sin(a), z + 0.009 * sin(twist)))
            tube(line, 0.0105, mat, closed=True, smooth=False)


def drape(width, height, folds, mat, deep=0.05, seed=0, gather=0.0, at=(0, 0, 0)):
    """A hanging cloth in folds; its top middle is `at`, it hangs down along z."""
    data = bmesh.new()
    across, down = folds * 14, 40
    dots = dice(seed)
    phases = [dots.uniform(0, 6.28) for _ in range(4)]
    rows = []
    for j in range(down + 1):
        v = j / down
        row = []
        for i in range(across + 1):
            u = i / across
            wave = sin(2 * pi * folds * u + 0.5 * sin(2.4 * v + phases[0]) + 0.35 * sin(5 * u + phases[1]))
            loose = 0.75 + 0.35 * v + 0.25 * sin(7 * u + phases[2]) * v
            y = deep * wave * loose + 0.012 * sin(17 * u + phases[3]) * v
            pinch = 1 - gather * sin(pi * min(1.0, v)) * 0.5
            x = (u - 0.5) * width * pinch + 0.012 * sin(2 * pi * folds * 2 * u) * v
            row.append(data.verts.new((x, y, -v * height + 0.004 * wave * (1 if j == down else 0))))
        rows.append(row)
    for low, high in zip(rows, rows[1:]):
        for i in range(across):
            data.faces.new([low[i], low[i + 1], high[i + 1], high[i]])
    thing = finish(data, "drape", at, mat)
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.002
    return thing


def curtain(width=1.4, height=2.5, colour="#a6c9b3", kind="linen", style=0, rail=None, seed=0):
    """A curtain on its rail: 0 rings, 1 ties, 2 heavy."""
    from .materials_hard import brass

    rail = rail or brass()
    mat = cloth("velvet" if style == 2 and kind == "velvet" else kind, colour)
    with group("curtain") as thing:
        rod((-width / 2 - 0.12, 0, height + 0.05), (width / 2 + 0.12, 0, height + 0.05), 0.012, rail)
        for side in (-1, 1):
            lathe([(0, 0), (0.02, 0.0), (0.026, 0.02), (0.018, 0.04), (0, 0.046)], (side * (width / 2 + 0.12), 0, height + 0.05), rail, (0, side * 90, 0))
        folds = 9
        drape(width, height, folds, mat, 0.045, seed, at=(0, 0, height))
        for i in range(folds + 1):
            x = -width / 2 + width * (i + 0.25) / (folds + 0.5)
            if style == 1:
                tube([(x, 0.0, height - 0.01), (x, -0.016, height + 0.05), (x, 0, height + 0.066), (x, 0.016, height + 0.05), (x, 0, height - 0.01)], 0.006, mat)
            else:
                tube([(x, 0.02 * cos(a), height + 0.045 + 0.022 * sin(a)) for a in [2 * pi * k / 20 for k in range(20)]], 0.003, rail, closed=True, smooth=False)
    return thing


def folded(width, depth, layers, mat, thick=0.03, seed=0, at=(0, 0, 0), fringe=False):
    """A pile of folds with a round spine in front: towels, blankets, sheets."""
    dots = dice(seed)
    with group("folded") as thing:
        for i in range(layers):
            w = width * (1 + dots.uniform(-0.008, 0.008))
            fold(w, depth, thick, mat, (dots.uniform(-0.003, 0.003), 0, i * thick * 0.97), seed + i)
        if fringe:
            for i in range(int(width / 0.012)):
                x = -width / 2 + 0.006 + i * 0.012
                z = thick * (layers - 0.6)
                tube([(x, -depth / 2 + 0.01, z), (x + dots.uniform(-0.004, 0.004), -depth / 2 - 0.03, z - 0.015), (x + dots.uniform(-0.008, 0.008), -depth / 2 - 0.045, max(0.004, z - 0.06))], 0.0022, mat)
    thing.location = at
    return thing


def fold(width, depth, thick, mat, at, seed=0):
    """One cloth folded in two: two leaves and a round spine towards the viewer."""
    half = thick / 2
    line = [(depth / 2, half * 0.12), (-depth / 2 + half, 0.0)]
    line += [(-depth / 2 + half - half * sin(radians(a)), half - half * cos(radians(a))) for a in range(15, 180, 15)]
    line += [(-depth / 2 + half, thick), (depth / 2, thick * 0.93)]
    data = bmesh.new()
    across = 24
    rows = []
    dense = []
    for (y0, z0), (y1, z1) in zip(line, line[1:]):
        steps = 12 if abs(y1 - y0) > depth / 2 else 1
        dense += [(y0 + (y1 - y0) * s / steps, z0 + (z1 - z0) * s / steps) for s in range(steps)]
    dense.append(line[-1])
    for y, z in dense:
        row = []
        for i in range(across + 1):
            x = -width / 2 + width * i / across
            wave = noise.noise(Vector((x * 6 + seed * 3.7, y * 6, z * 30 + seed))) * thick * 0.14
            row.append(data.verts.new((x, y + wave * 0.4, max(0.0005, z + wave * (0.4 + z / thick)))))
        rows.append(row)
    for low, high in zip(rows, rows[1:]):
        for i in range(across):
            data.faces.new([low[i], low[i + 1], high[i + 1], high[i]])
    bmesh.ops.recalc_face_normals(data, faces=data.faces[:])
    thing = finish(data, "fold", at, mat)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = min(0.008, thick * 0.34), 0
    return thing


def rug(width, length, mat, thick=0.012, fringe=None, round_one=False):
    """A rug lying on the floor, its length along y."""
    from .shapes import oval

    dots = dice(3)
    with group("rug") as thing:
        outline = oval(width / 2, length / 2, 96) if round_one else rounded(width, length, 0.012)
        slab(outline, thick, (0, 0, 0), mat, thick * 0.4)
        if fringe:
            for side in (-1, 1):
                for i in range(int(width / 0.02)):
                    x = -width / 2 + 0.01 + i * 0.02
                    y = side * length / 2
                    tube([(x, y, 0.006), (x + dots.uniform(-0.006, 0.006), y + side * 0.035, 0.008), (x + dots.uniform(-0.012, 0.012), y + side * 0.075, 0.003)], 0.0032, fringe, smooth=False)
    return thing

"""Plants in pots, branches, grasses."""

from math import cos, pi, radians, sin

import bmesh
from mathutils import Matrix, Vector

from .core import dice, group, mix
from .materials import plain
from .materials_hard import leaf as leaf_stuff
from .materials_hard import soil
from .palette import hexed, pottery
from .shapes import box, cylinder, finish, lathe, oval, rod, slab, tube


class Foliage:
    """Many leaves in one mesh."""

    def __init__(self):
        self.data = bmesh.new()

    def add(self, root, heading, length, width, bend=0.3, form="oval", roll=0.0, fold=0.15):
        """One leaf from its root, in a direction, drooping by `bend`."""
        forward = Vector(heading).normalized()
        side = forward.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > 1e-3 else Vector((1, 0, 0))
        side = Matrix.Rotation(roll, 3, forward) @ side
        up = side.cross(forward)
        count = 8
        rows = []
        for i in range(count + 1):
            t = i / count
            wide = {"oval": sin(pi * min(1, t ** 0.8)) ** 0.8, "heart": (sin(pi * t ** 0.55)) ** 0.75, "blade": (1 - t) ** 0.45 * min(1, t * 5 + 0.45), "long": sin(pi * (t * 0.94 + 0.05)) ** 0.9}[form]
            middle = Vector(root) + forward * (length * t) - Vector((0, 0, 1)) * (bend * length * t * t) + up * 0.0
            w = width / 2 * max(0.02, wide)
            lift = fold * w
            rows.append([self.data.verts.new(middle - side * w + up * lift), self.data.verts.new(middle), self.data.verts.new(middle + side * w + up * lift)])
        for low, high in zip(rows, rows[1:]):
            for k in (0, 1):
                self.data.faces.new([low[k], low[k + 1], high[k + 1], high[k]])

    def done(self, mat):
        """The mesh as an object."""
        thing = finish(self.data, "foliage", (0, 0, 0), mat)
        return thing


def pot(radius=0.14, height=0.26, colour="terracotta", form=0, filled=True, mat=None):
    """A pot with earth; 0 conical with a rim, 1 straight, 2 round."""
    mat = mat or pottery(colour, matt=True)
    r, h = radius, height
    outline = (
        [(0, 0), (r * 0.68, 0), (r * 0.72, 0.01), (r * 0.9, h * 0.78), (r * 0.9, h * 0.79), (r, h * 0.8), (r, h * 0.985), (r * 0.98, h), (r * 0.88, h), (r * 0.86, h * 0.9)],
        [(0, 0), (r * 0.9, 0), (r * 0.96, 0.012), (r, h * 0.5), (r, h - 0.006), (r * 0.97, h), (r * 0.9, h), (r * 0.88, h * 0.9)],
        [(0, 0), (r * 0.55, 0), (r * 0.8, h * 0.14), (r, h * 0.5), (r * 0.9, h * 0.85), (r * 0.78, h), (r * 0.72, h), (r * 0.7, h * 0.9)],
    )[form]
    lathe(outline, (0, 0, 0), mat, smooth=form != 0)
    if filled:
        cylinder(r * (0.87 if form < 2 else 0.7), 0.01, (0, 0, h * 0.88), soil(), 0.001)
    return h * 0.89


def plant(kind="fig", size=1.0, pot_colour="terracotta", pot_form=0, seed=1, pot_radius=0.15, pot_height=0.27, potted=True):
    """A plant in its pot: fig, rubber, monstera, snake, olive, palm, trailing, herb, lavender, geranium."""
    dots = dice(f"{kind}{seed}")
    with group(kind) as thing:
        z = pot(pot_radius, pot_height, pot_colour, pot_form) if potted else 0.0
        grow = {"fig": _tree, "rubber": _tree, "olive": _tree, "monstera": _rosette, "palm": _rosette, "snake": _blades, "trailing": _trailing, "herb": _bush, "lavender": _bush, "geranium": _bush}[kind]
        grow(kind, z, size, dots)
    return thing


def _tree(kind, z, size, dots):
    green, form, wide = {"fig": ("#3f6f3f", "heart", 0.62), "rubber": ("#2f5440", "oval", 0.5), "olive": ("#7d8c66", "long", 0.26)}[kind]
    stems = 3 if kind != "olive" else 4
    bark = plain("#6d5843" if kind != "olive" else "#8a7c68", 0.9, name="bark")
    leaves = Foliage()
    for s in range(stems):
        lean = dots.uniform(0, 2 * pi)
        far = dots.uniform(0.04, 0.16) * size * (1.5 if kind == "olive" else 1)
        high = size * dots.uniform(0.65, 1.0)
        line = [(0.02 * cos(lean), 0.02 * sin(lean), z - 0.01), (far * 0.4 * cos(lean), far * 0.4 * sin(lean), z + high * 0.5), (far * cos(lean), far * sin(lean), z + high)]
        tube(line, 0.011 * size ** 0.5, bark, radii=[1, 0.7, 0.35])
        count = {"fig": 15, "rubber": 13, "olive": 14}[kind]
        for i in range(count):
            t = 0.22 + 0.78 * (i + dots.random()) / count
            a, b = (line[0], line[1]) if t < 0.5 else (line[1], line[2])
            k = (t * 2) % 1 if t < 1 else 1
            root = [a[n] + (b[n] - a[n]) * k for n in range(3)]
            turn = i * 2.4 + dots.uniform(-0.4, 0.4)
            if kind == "olive":
                tip = [root[0] + 0.2 * size * cos(turn), root[1] + 0.2 * size * sin(turn), root[2] + 0.16 * size]
                tube([root, tip], 0.003, bark, smooth=False)
                for j in range(22):
                    share = 0.1 + 0.9 * j / 22
                    spot = [root[n] + (tip[n] - root[n]) * share for n in range(3)]
                    leaves.add(spot, (cos(turn + (-1) ** j * 0.9), sin(turn + (-1) ** j * 0.9), dots.uniform(0.1, 0.7)), 0.085 * size ** 0.4, 0.026, 0.15, "long")
            else:
                length = dots.uniform(0.17, 0.25) * size ** 0.6
                leaves.add(root, (cos(turn), sin(turn), dots.uniform(0.15, 0.75)), length, length * wide, dots.uniform(0.2, 0.5), form, dots.uniform(-0.3, 0.3))
    leaves.done(leaf_stuff(green))


def _rosette(kind, z, size, dots):
    leaves = Foliage()
    green = {"monstera": "#356243", "palm": "#557a4a"}[kind]
    stalk = plain("#5f7d4c", 0.6, name="stalk")
    count = 15 if kind == "monstera" else 11
    for i in range(count):
        turn = i * 2.4 + dots.uniform(-0.3, 0.3)
        rise = 0.35 + 0.65 * (i / count)
        reach = size * (0.55 - 0.32 * rise) * dots.uniform(0.85, 1.2)
        top = (reach * cos(turn), reach * sin(turn), z + size * rise * dots.uniform(0.72, 0.9))
        middle = (reach * 0.35 * cos(turn), reach * 0.35 * sin(turn), z + size * rise * 0.55)
        line = [(0.015 * cos(turn), 0.015 * sin(turn), z - 0.01), middle, top]
        if kind == "monstera":
            tube(line, 0.0045, stalk)
            length = dots.uniform(0.2, 0.3) * size ** 0.7
            leaves.add(top, (cos(turn), sin(turn), dots.uniform(-0.25, 0.25)), length, length * 0.82, 0.45, "heart", dots.uniform(-0.25, 0.25), 0.22)
        else:
            out = (reach * 2.1 * cos(turn), reach * 2.1 * sin(turn), top[2] - 0.12 * size)
            from .shapes import curve_through

            path = curve_through([*line, out], 8)
            tube(path, 0.004, stalk, smooth=False)
            for j, spot in enumerate(path[7:]):
                for way in (-1, 1):
                    side = turn + way * 1.15
                    leaves.add(spot, (cos(side), sin(side), 0.25), size * 0.3 * sin(pi * (j + 3) / (len(path) - 2)) ** 0.6, 0.02, 0.35, "long")
    leaves.done(leaf_stuff(green))


def _blades(kind, z, size, dots):
    leaves = Foliage()
    for i in range(17):
        turn = i * 2.4
        r = 0.012 * i ** 0.6
        leaves.add((r * cos(turn), r * sin(turn), z - 0.01), (0.14 * cos(turn) * (0.4 + r * 14), 0.14 * sin(turn) * (0.4 + r * 14), 1), size * dots.uniform(0.6, 1), 0.062 * size ** 0.3, 0.0, "blade", dots.uniform(0, 3), 0.3)
    leaves.done(leaf_stuff("#4f7350"))


def _trailing(kind, z, size, dots):
    leaves = Foliage()
    stalk = plain("#6b8a55", 0.6, name="vine")
    for i in range(13):
        turn = i * 2.4 + dots.uniform(-0.3, 0.3)
        out, fall = dots.uniform(0.13, 0.2), size * dots.uniform(0.25, 1.0)
        line = [(0.02 * cos(turn), 0.02 * sin(turn), z), (out * 0.7 * cos(turn), out * 0.7 * sin(turn), z + 0.07), (out * cos(turn), out * sin(turn), z - fall * 0.35), (out * 1.02 * cos(turn + 0.15), out * 1.02 * sin(turn + 0.15), z - fall)]
        from .shapes import curve_through

        path = curve_through(line, 7)
        tube(path, 0.002, stalk, smooth=False)
        for j, spot in enumerate(path[1:]):
            side = turn + (-1) ** j * 1.0
            leaves.add(spot, (cos(side), sin(side), -0.15), 0.065, 0.05, 0.5, "heart", dots.uniform(-0.5, 0.5))
    leaves.done(leaf_stuff("#5d8a54"))


def _bush(kind, z, size, dots):
    leaves = Foliage()
    flowers = Foliage()
    green, bloom = {"herb": ("#5c8f4a", None), "lavender": ("#8a9c7c", "#7d74a8"), "geranium": ("#4f7d45", "#c9483f")}[kind]
    stalk = plain("#71865a", 0.7, name="twig")
    for i in range(34 if kind == "lavender" else 26):
        turn = i * 2.4
        lean = 0.5 * ((i % 9) / 9) ** 0.7
        high = size * dots.uniform(0.6, 1.0) * (1 - lean * 0.35)
        top = (high * lean * cos(turn), high * lean * sin(turn), z + high * 0.9)
        tube([(0.03 * cos(turn), 0.03 * sin(turn), z - 0.01), top], 0.0018, stalk, smooth=False)
        for j in range(9):
            t = 0.2 + 0.8 * j / 9
            spot = [0.03 * cos(turn) * (1 - t) + top[0] * t, 0.03 * sin(turn) * (1 - t) + top[1] * t, z + high * 0.9 * t]
            side = turn + j * 2.2
            if kind == "lavender":
                if t > 0.62:
                    for k in range(3):
                        flowers.add(spot, (cos(side + k * 2.1), sin(side + k * 2.1), 0.7), 0.014, 0.009, 0.0, "oval")
                else:
                    leaves.add(spot, (cos(side), sin(side), 0.7), 0.045, 0.006, 0.1, "long")
            else:
                long = 0.05 if kind == "herb" else 0.06
                leaves.add(spot, (cos(side), sin(side), 0.35), long, long * (0.6 if kind == "herb" else 0.95), 0.3, "heart")
        if kind == "geranium" and i % 3 == 0:
            for k in range(16):
                a, b = k * 2.4, (k / 16 - 0.2) * 1.2
                flowers.add((top[0] + 0.016 * cos(a), top[1] + 0.016 * sin(a), top[2] + 0.03 + 0.016 * b), (cos(a), sin(a), b), 0.026, 0.024, 0.1, "heart")
    leaves.done(leaf_stuff(green))
    if bloom:
        flowers.done(plain(bloom, 0.7, name="bloom"))
    else:
        flowers.data.free()


def branches(kind="eucalyptus", size=0.5, seed=1, count=5, at=(0, 0, 0)):
    """Twigs for a vase: eucalyptus, olive, pampas, cotton."""
    dots = dice(f"{kind}{seed}")
    leaves = Foliage()
    stalk = plain("#8b7a5c" if kind != "eucalyptus" else "#7c7f68", 0.8, name=f"twig {kind}")
    x0, y0, z0 = at
    with group(kind) as thing:
        for i in range(count):
            turn = i * 2.4 + dots.uniform(-0.3, 0.3)
            lean = dots.uniform(0.15, 0.42) * size
            high = size * dots.uniform(0.72, 1.0)
            line = [Vector((x0, y0, z0 - 0.16 * size)), Vector((x0 + lean * 0.25 * cos(turn), y0 + lean * 0.25 * sin(turn), z0 + high * 0.45)), Vector((x0 + lean * cos(turn), y0 + lean * sin(turn), z0 + high))]
            tube(line, 0.0022, stalk)
            for j in range(70 if kind == "pampas" else 16):
                t = (0.5 if kind == "pampas" else 0.32) + (0.5 if kind == "pampas" else 0.68) * j / (70 if kind == "pampas" else 16)
                spot = line[0].lerp(line[1], t * 2) if t < 0.5 else line[1].lerp(line[2], t * 2 - 1)
                side = turn + j * 2.4
                if kind == "pampas":
                    leaves.add(spot, (cos(side) * 0.5, sin(side) * 0.5, 0.8), 0.085 * sin(pi * (t - 0.48) / 0.56) ** 0.5 + 0.01, 0.007, 0.35, "long")
                elif kind == "eucalyptus":
                    leaves.add(spot, (cos(side), sin(side), 0.45), 0.055, 0.05, 0.15, "heart", dots.uniform(-0.6, 0.6))
                else:
                    leaves.add(spot, (cos(side), sin(side), 0.6), 0.07, 0.017, 0.15, "long")
        leaves.done({"eucalyptus": leaf_stuff("#7f9a86"), "olive": leaf_stuff("#748a5e"), "pampas": plain("#ddc9a4", 0.9, name="plume")}[kind])
    return thing


def planter(style=0, colour="terracotta", kind=None):
    """0: a round pot; 1: on a stand; 2: a trough."""
    from .materials import wood

    tone = colour
    with group("planter") as thing:
        if style == 0:
            plant(kind or "rubber", 0.5, tone, 0 if colour == "terracotta" else 1, 3, 0.14, 0.26)
        elif style == 1:
            inner = plant(kind or "snake", 0.5, tone, 1, 2, 0.14, 0.24)
            inner.location.z = 0.3
            for i in range(4):
                a = radians(45 + 90 * i)
                rod((0.152 * cos(a), 0.152 * sin(a), 0.44), (0.17 * cos(a), 0.17 * sin(a), 0), 0.012, wood("oak"))
            rod((-0.11, -0.11, 0.29), (0.11, 0.11, 0.29), 0.011, wood("oak"))
            rod((-0.11, 0.11, 0.29), (0.11, -0.11, 0.29), 0.011, wood("oak"))
        else:
            mat = pottery(tone, matt=True) if colour != "natural" else wood("teak")
            for side in (-1, 1):
                box((0.6, 0.014, 0.2), (0, side * 0.093, 0), mat, 0.004)
                box((0.014, 0.2, 0.2), (side * 0.293, 0, 0), mat, 0.004)
            box((0.58, 0.18, 0.17), (0, 0, 0.005), soil(), 0)
            for i in range(4):
                one = plant("geranium" if i % 2 else "lavender", 0.24, potted=False, seed=i)
                one.location = (-0.21 + 0.14 * i, 0, 0.175)
    return thing


__all__ = ["Foliage", "branches", "hexed", "mix", "oval", "plant", "planter", "pot", "slab"]

"""Vases, clocks, mirrors, pictures, books: what makes a room somebody's."""

from math import cos, pi, radians, sin

from .core import dice, group, mix
from .materials import plain, wood
from .materials_hard import black, brass, mirror_glass
from .palette import WOODEN, body, frame, hexed, pottery
from .plants import branches
from .shapes import arch, box, cylinder, lathe, oval, ring, rod, rounded, slab, tube


def vase(style=0, colour="white", twigs=None, seed=1):
    """0: tall; 1: a globe; 2: with handles."""
    mat = pottery(colour, matt=True) if colour != "blue" else pottery(colour)
    with group("vase") as thing:
        if style == 0:
            lathe([(0, 0), (0.045, 0), (0.052, 0.01), (0.078, 0.13), (0.07, 0.22), (0.034, 0.28), (0.03, 0.31), (0.042, 0.338), (0.04, 0.34), (0.026, 0.31), (0.028, 0.27)], (0, 0, 0), mat)
            top = 0.32
        elif style == 1:
            lathe([(0, 0), (0.05, 0), (0.06, 0.006), (0.108, 0.09), (0.09, 0.17), (0.032, 0.2), (0.03, 0.215), (0.036, 0.222), (0.03, 0.22), (0.025, 0.2)], (0, 0, 0), mat)
            top = 0.2
        else:
            lathe([(0, 0), (0.05, 0), (0.056, 0.008), (0.085, 0.1), (0.07, 0.18), (0.04, 0.22), (0.045, 0.275), (0.05, 0.28), (0.042, 0.275), (0.034, 0.22)], (0, 0, 0), mat)
            for side in (-1, 1):
                tube([(side * 0.042, 0, 0.25), (side * 0.082, 0, 0.255), (side * 0.098, 0, 0.21), (side * 0.075, 0, 0.165)], 0.0085, mat, radii=[1, 1, 1, 1.2])
            top = 0.26
        if twigs:
            branches(twigs, 0.42 if style == 0 else 0.34, seed, 5 if twigs != "pampas" else 7, (0, 0, top))
    return thing


def clock(style=0, colour="oak"):
    """0: round; 1: with rays; 2: with a pendulum. It hangs on the wall behind (y = 0)."""
    mat = body(colour)
    face = plain("#f6f0e4" if colour != "black" else "#2c2a27", 0.6, name="dial")
    ink = plain("#2c2824" if colour != "black" else "#e9e0cc", 0.5, name="hands")
    with group("clock") as thing:
        r = (0.16, 0.13, 0.11)[style]
        z = 0.0
        if style == 1:
            for i in range(48):
                a = 2 * pi * i / 48
                long = 0.25 if i % 2 == 0 else 0.205
                rod((r * cos(a), -0.012, r * sin(a)), (long * cos(a), -0.012, long * sin(a)), 0.0062, mat, 0.003)
        if style == 2:
            box((0.25, 0.08, 0.48), (0, -0.04, -0.34), mat, 0.012)
            box((0.19, 0.004, 0.16), (0, -0.081, -0.31), plain("#3a2a1e", 0.4, name="case"), 0.001)
            rod((0, -0.09, -0.09), (0, -0.09, -0.26), 0.003, brass())
            cylinder(0.03, 0.01, (0, -0.088, -0.26), brass(), 0.003, (90, 0, 0))
        deep = 0.081 if style == 2 else 0.0
        cylinder(r, 0.026, (0, -deep, z), mat, 0.007, (90, 0, 0), steps=96)
        cylinder(r * 0.9, 0.003, (0, -deep - 0.0255, z), face, 0.001, (90, 0, 0), steps=96)
        y = -deep - 0.031
        for i in range(12):
            a = pi / 6 * i
            inner = 0.74 if i % 3 == 0 else 0.79
            rod((r * inner * sin(a), y, r * inner * cos(a)), (r * 0.84 * sin(a), y, r * 0.84 * cos(a)), 0.0022 if i % 3 else 0.0034, ink)
        for a, long, thick in ((radians(304), 0.46, 0.0042), (radians(54), 0.68, 0.003)):
            rod((-0.12 * r * sin(a), y - 0.003, -0.12 * r * cos(a)), (long * r * sin(a), y - 0.003, long * r * cos(a)), thick, ink)
        cylinder(0.008, 0.006, (0, y + 0.002, z), brass(), 0.002, (90, 0, 0))
    return thing


def mirror(style=0, colour="oak", width=None, height=None):
    """0: round; 1: full-length; 2: arched. It hangs on the wall behind (y = 0), its foot at z = 0."""
    mat = frame(colour)
    with group("mirror") as thing:
        if style == 0:
            r = (width or 0.7) / 2
            cylinder(r - 0.012, 0.012, (0, -0.004, r), mirror_glass(), 0.001, (90, 0, 0), steps=128)
            if colour == "natural":
                for i in range(60):
                    a = 2 * pi * i / 60
                    tube([((r - 0.02) * cos(a), -0.012, r + (r - 0.02) * sin(a)), ((r + 0.05) * cos(a + 0.08), -0.014, r + (r + 0.05) * sin(a + 0.08)), ((r + 0.1) * cos(a), -0.008, r + (r + 0.1) * sin(a))], 0.006, mat)
            ring(r - 0.01, 0.014, (0, -0.014, r), mat, (90, 0, 0))
        elif style == 1:
            w, h = width or 0.6, height or 1.7
            board((-w / 2, 0), w, h, 0.04, mat)
            box((w - 0.06, 0.008, h - 0.06), (0, -0.018, 0.03), mirror_glass(), 0)
        else:
            w, h = width or 0.6, height or 0.9
            outer, inner = arch(w, h), [(x * (1 - 0.05 / w), 0.025 + y * (1 - 0.05 / h)) for x, y in arch(w, h)]
            slab(outer, 0.03, (0, 0, 0), mat, 0.006, (90, 0, 0), hole=inner)
            slab(inner, 0.006, (0, -0.012, 0), mirror_glass(), 0, (90, 0, 0))
    return thing


def board(corner, width, height, rim, mat, deep=0.03):
    """Four strips of a frame standing on the wall."""
    x, z = corner
    box((width, deep, rim), (x + width / 2, -deep / 2, z), mat, 0.004)
    box((width, deep, rim), (x + width / 2, -deep / 2, z + height - rim), mat, 0.004)
    box((rim, deep, height - 2 * rim), (x + rim / 2, -deep / 2, z + rim), mat, 0.004)
    box((rim, deep, height - 2 * rim), (x + width - rim / 2, -deep / 2, z + rim), mat, 0.004)


def picture(width=0.5, height=0.7, colours=("#c4714d", "#2f6b50", "#e6d6b8"), rim="oak", seed=1, style=None):
    """A framed print of calm shapes, its middle at the origin, on the wall behind (y = 0)."""
    dots = dice(f"print{seed}")
    with group("picture") as thing:
        board((-width / 2, -height / 2), width, height, 0.018, frame(rim), 0.024)
        paper = plain("#f4ecdc", 0.85, name="print")
        box((width - 0.03, 0.004, height - 0.03), (0, -0.01, -height / 2 + 0.015), paper, 0)
        w, h = (width - 0.036) * 0.78, (height - 0.036) * 0.78
        style = dots.randrange(4) if style is None else style
        flat = [plain(c, 0.9, name="print ink") for c in colours]

        def spot(outline, x, z, mat, level):
            slab([(x + a, z + b) for a, b in outline], 0.0008, (0, -0.0122 - level * 0.0009, 0), mat, 0, (90, 0, 0))

        if style == 0:
            spot(oval(w * 0.2, w * 0.2), w * 0.12, h * 0.22, flat[0], 0)
            for i in range(3):
                outline = [(-w / 2 + w * k / 24, -h * 0.12 * (i + 0.3) + h * 0.07 * sin(k * 0.35 + i * 1.7)) for k in range(25)] + [(w / 2, -h / 2), (-w / 2, -h / 2)]
                spot(outline, 0, 0, plain(mix(colours[1], colours[2], 0.65 - 0.3 * i), 0.9, name=f"hill{i}{seed}"), i + 1)
        elif style == 1:
            spot(arch(w * 0.8, h * 0.8), 0, -h * 0.42, flat[0], 0)
            spot(arch(w * 0.52, h * 0.58), 0, -h * 0.42, flat[2], 1)
            spot(arch(w * 0.24, h * 0.36), 0, -h * 0.42, flat[1], 2)
        elif style == 2:
            for i in range(5):
                spot(oval(w * dots.uniform(0.12, 0.24), w * dots.uniform(0.1, 0.2)), w * dots.uniform(-0.28, 0.28), h * (-0.36 + 0.18 * i), flat[i % 3], i)
        else:
            spot([(-0.002, -h * 0.46), (0.002, -h * 0.46), (0.002, h * 0.34), (-0.002, h * 0.34)], 0, 0, flat[1], 0)
            for i in range(9):
                side = (-1) ** i
                lean = [(0, 0), (side * w * 0.16, h * 0.07), (side * w * 0.3, h * 0.1), (side * w * 0.17, h * 0.0)]
                spot(lean if side > 0 else lean[::-1], 0, -h * 0.34 + i * h * 0.085, flat[1 if i % 3 else 0], 1)
    return thing


def books(count=6, seed=1, high=0.24, colours=("#c4714d", "#2f6b50", "#e6d6b8", "#34496a", "#d2a548", "#f1ebdf", "#83384a", "#a8a49b"), lean=True):
    """A row of books from the origin to the right; answers its width."""
    dots = dice(f"books{seed}")
    x = 0.0
    for i in range(count):
        w, h, d = dots.uniform(0.018, 0.042), high * dots.uniform(0.74, 1.0), dots.uniform(0.14, 0.18)
        cover = plain(dots.choice(colours), 0.65, name="cover")
        book = box((w, d, h), (x + w / 2, d / 2 - 0.18, 0), cover, 0.003)
        box((w - 0.008, d - 0.01, h + 0.0006), (x + w / 2, d / 2 - 0.174, 0), plain("#efe6d4", 0.9, name="pages"), 0)
        if lean and i == count - 1 and count > 3:
            book.rotation_euler[1] = radians(-9)
            book.location.x += 0.012
        x += w + 0.0015
    return x


def pile(count=3, seed=1, size=0.24):
    """Books lying on each other; answers the height."""
    dots = dice(f"pile{seed}")
    z = 0.0
    for i in range(count):
        w, d, h = size * dots.uniform(0.86, 1.05) * 1.1, size * dots.uniform(0.75, 0.9), dots.uniform(0.016, 0.034)
        tone = dots.choice(["#c4714d", "#e6d6b8", "#2f6b50", "#f1ebdf", "#5f86a3", "#d2a548", "#a8a49b"])
        turn = dots.uniform(-9, 9)
        box((w, d, h), (0, 0, z), plain(tone, 0.65, name="cover"), 0.003, (0, 0, turn))
        box((w - 0.006, d + 0.0006, h - 0.007), (0.004, 0, z + 0.0035), plain("#efe6d4", 0.9, name="pages"), 0, (0, 0, turn))
        z += h
    return z


def coat_rack(style=0, colour="oak"):
    """0: free-standing; 1: on the wall; 2: on the wall with a shelf for hats."""
    mat = frame(colour)
    with group("coat rack") as thing:
        if style == 0:
            for i in range(3):
                a = radians(90 + 120 * i)
                rod((0.22 * cos(a), 0.22 * sin(a), 0), (-0.05 * cos(a), -0.05 * sin(a), 1.0), 0.015, mat, 0.017)
                tube([(-0.05 * cos(a), -0.05 * sin(a), 1.0), (-0.12 * cos(a), -0.12 * sin(a), 1.4), (-0.17 * cos(a), -0.17 * sin(a), 1.76)], 0.016, mat, radii=[1, 1, 0.7])
                for high, out in ((1.45, 0.13), (1.22, 0.09)):
                    rod((-out * cos(a), -out * sin(a), high), (-(out + 0.09) * cos(a), -(out + 0.09) * sin(a), high + 0.06), 0.01, mat, 0.008)
            ring(0.06, 0.012, (0, 0, 0.98), mat)
        else:
            high = 0.14
            slab(rounded(0.9 if style == 1 else 1.0, high, 0.02), 0.022, (0, 0, high / 2), mat, 0.006, (90, 0, 0))
            hook = brass() if colour != "brass" else black()
            for i in range(5):
                x = -0.36 + 0.18 * i
                if style == 1:
                    rod((x, -0.02, high / 2), (x, -0.09, high / 2 + 0.02), 0.012, mat, 0.012)
                    cylinder(0.019, 0.012, (x, -0.086, high / 2 + 0.019), hook if colour in WOODEN else mat, 0.004, (90, 0, 0))
                else:
                    tube([(x, -0.022, high / 2 + 0.03), (x, -0.03, high / 2 - 0.03), (x, -0.06, high / 2 - 0.045), (x, -0.075, high / 2 - 0.01)], 0.006, hook)
            if style == 2:
                for i in range(5):
                    box((1.0, 0.035, 0.02), (0, -0.035 - i * 0.05, 0.3), mat, 0.004)
                for side in (-1, 1):
                    x = side * 0.4
                    tube([(x, -0.01, 0.1), (x, -0.02, 0.285), (x, -0.25, 0.295)], 0.009, hook, smooth=False)
                    rod((x, -0.015, 0.12), (x, -0.2, 0.29), 0.007, hook)
    return thing


__all__ = ["books", "clock", "coat_rack", "hexed", "mirror", "picture", "pile", "vase", "wood"]

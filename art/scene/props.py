"""Small things of services and of the journal: boxes, buckets, papers, keys, tools."""

from math import cos, pi, radians, sin

from .core import dice, group, linear, shade
from .materials import _start, linen, paint, plain, wood
from .materials_hard import black, brass, metal, steel
from .shapes import ball, box, cylinder, lathe, oval, ring, rod, rounded, slab, soft, tube


def cardboard():
    """Brown corrugated board."""
    mat, n = _start("cardboard")
    if n:
        fibre = n.noise(n.place((1, 1, 3)), 40.0, 4.0, 0.7)
        n.set(Base_Color=n.ramp(fibre, (0.3, shade("#b58a5c", 0.86)), (0.7, shade("#c39a6b", 1.05))), Roughness=0.95, Specular=0.1)
        n.bump(fibre, 0.001, 0.3)
    return mat


def carton(width=0.5, depth=0.4, height=0.36, opened=False, mark=True):
    """A moving box with tape; an opened one shows its flaps."""
    mat, tape = cardboard(), plain("#d9b98a", 0.35, name="tape")
    t = 0.005
    with group("carton") as thing:
        if opened:
            for side in (-1, 1):
                box((width, t, height), (0, side * depth / 2, 0), mat, 0.001)
                box((t, depth, height), (side * width / 2, 0, 0), mat, 0.001)
                lean = 64 if side < 0 else -30
                one = box((width, 0.17, t), (0, side * (depth / 2 + 0.085 * cos(radians(lean))), height - 0.085 * sin(radians(lean))), mat, 0.001)
                one.rotation_euler[0] = radians(-side * lean)
                two = box((0.16, depth, t), (side * (width / 2 + 0.06), 0, height - 0.05), mat, 0.001)
                two.rotation_euler[1] = radians(side * 40)
            box((width, depth, t), (0, 0, 0), mat, 0)
        else:
            box((width, depth, height), (0, 0, 0), mat, 0.005)
            box((width + 0.001, 0.05, 0.0012), (0, 0, height), tape, 0)
            for side in (-1, 1):
                box((0.0012, 0.05, 0.08), (side * (width / 2 + 0.0004), 0, height - 0.08), tape, 0)
        if mark:
            box((0.14, 0.001, 0.07), (width * 0.2, -depth / 2 - 0.003, height * 0.55), plain("#f3ece0", 0.8, name="label"), 0)
            for i in range(3):
                box((0.1 - 0.03 * (i == 2), 0.001, 0.006), (width * 0.2 - 0.015 * (i == 2), -depth / 2 - 0.0036, height * 0.55 + 0.048 - i * 0.018), plain("#3a3733", 0.8, name="ink"), 0)
        if not mark:
            slab(rounded(0.09, 0.026, 0.012), 0.001, (0, -depth / 2 - 0.002, height * 0.78), plain("#4a3826", 0.9, name="grip"), 0, (90, 0, 0))
    return thing


def bucket(colour="#2f6b50", filled=True):
    """A bucket with a handle and foam."""
    mat = plain(colour, 0.35, name="bucket")
    with group("bucket") as thing:
        lathe([(0, 0), (0.105, 0), (0.11, 0.005), (0.14, 0.26), (0.15, 0.262), (0.15, 0.275), (0.136, 0.275), (0.132, 0.25), (0.1, 0.02), (0, 0.02)], (0, 0, 0), mat, smooth=False)
        tube([(0.148 * cos(a), -0.02 - 0.1 * sin(a), 0.26 - 0.12 * sin(a) + 0.02) for a in [pi * i / 16 for i in range(17)]], 0.004, steel())
        if filled:
            dots = dice(2)
            foam = plain("#fbfaf7", 0.6, name="foam")
            for i in range(60):
                r, a = 0.115 * dots.random() ** 0.5, dots.uniform(0, 6.28)
                ball(dots.uniform(0.012, 0.026), (r * cos(a), r * sin(a), 0.255 + dots.uniform(0, 0.018)), foam, level=8)
    return thing


def spray(colour="#8fa98f", label="#f3ece0"):
    """A bottle with a trigger."""
    with group("spray") as thing:
        lathe([(0, 0), (0.036, 0), (0.04, 0.006), (0.04, 0.13), (0.03, 0.17), (0.016, 0.195), (0.015, 0.215), (0, 0.215)], (0, 0, 0), plain(colour, 0.25, name="bottle", coat=0.3))
        slab(rounded(0.05, 0.07, 0.008), 0.0015, (0, -0.0395, 0.07), plain(label, 0.8, name="label"), 0, (90, 0, 0))
        head = plain("#f4f1ea", 0.4, name="spray head")
        box((0.03, 0.085, 0.03), (0, -0.012, 0.225), head, 0.008)
        cylinder(0.017, 0.02, (0, 0, 0.208), head)
        tube([(0, -0.03, 0.225), (0, -0.042, 0.205), (0, -0.036, 0.18)], 0.006, head)
        cylinder(0.009, 0.012, (0, -0.054, 0.24), head, 0.002, (90, 0, 0))
    return thing


def brush(colour="#c9a877"):
    """A scrubbing brush of wood, lying on its bristles."""
    with group("brush") as thing:
        slab(oval(0.085, 0.032), 0.02, (0, 0, 0.03), wood("beech"), 0.008)
        dots = dice(1)
        hair = plain(colour, 0.9, name="bristle")
        for i in range(70):
            a, r = i * 2.4, (i / 70) ** 0.5
            x, y = 0.075 * r * cos(a), 0.026 * r * sin(a)
            rod((x, y, 0.031), (x * 1.08 + dots.uniform(-0.003, 0.003), y * 1.1, 0), 0.0026, hair)
    return thing


def mop(colour="#f1ebdf"):
    """A mop leaning on the wall behind: its foot at the origin."""
    dots = dice(5)
    with group("mop") as thing:
        rod((0, 0, 0.12), (0, 0.32, 1.35), 0.012, wood("beech"))
        strand = plain(colour, 0.95, name="mop strand")
        cylinder(0.03, 0.06, (0, 0.01, 0.11), plain("#2f6b50", 0.5, name="mop head"))
        for i in range(46):
            a, r = i * 2.4, 0.05 + 0.1 * (i / 46) ** 0.5
            tube([(0.02 * cos(a), 0.01 + 0.02 * sin(a), 0.12), (r * 0.7 * cos(a), 0.01 + r * 0.6 * sin(a), 0.07), (r * cos(a), 0.01 + r * sin(a), 0.008 + dots.uniform(0, 0.01))], 0.008, strand)
    return thing


def vacuum(colour="#c4714d"):
    """A canister vacuum cleaner with its hose and pipe."""
    mat, dark = plain(colour, 0.28, name="vacuum", coat=0.4), plain("#3a3733", 0.5, name="rubber")
    with group("vacuum") as thing:
        soft((0.28, 0.42, 0.2), (0, 0, 0.04), mat, 0.09, 0.02, crumple=0)
        for side in (-1, 1):
            cylinder(0.08, 0.03, (side * 0.14, 0.1, 0.08), dark, 0.008, (0, side * 90, 0))
        cylinder(0.03, 0.04, (0, -0.19, 0.15), dark, 0.004, (60, 0, 0))
        line = [(0, -0.22, 0.17), (-0.05, -0.42, 0.3), (-0.3, -0.5, 0.42), (-0.52, -0.3, 0.62), (-0.55, -0.12, 0.82)]
        tube(line, 0.018, dark)
        rod((-0.55, -0.12, 0.84), (-0.62, -0.5, 0.05), 0.014, steel())
        box((0.3, 0.1, 0.04), (-0.62, -0.53, 0.0), dark, 0.012)
        tube([(-0.55, -0.12, 0.8), (-0.54, -0.06, 0.88), (-0.55, 0.02, 0.9)], 0.016, dark)
    return thing


def sheets(count=2, lines=9, size=(0.21, 0.297), seed=1, title=True):
    """Written pages lying a little askew; the upper one is legible only as lines."""
    dots = dice(f"paper{seed}")
    ink, pale = plain("#4a4741", 0.9, name="ink"), plain("#f8f5ee", 0.9, name="page")
    with group("sheets") as thing:
        for i in range(count):
            with group("sheet") as page:
                box((size[0], size[1], 0.0006), (0, 0, 0), pale, 0)
                if title:
                    box((size[0] * 0.42, 0.006, 0.0002), (0, size[1] * 0.4, 0.0006), ink, 0)
                for k in range(lines):
                    w = size[0] * (0.76 if k % 4 != 3 else dots.uniform(0.3, 0.6))
                    box((w, 0.0022, 0.0002), (-(size[0] * 0.76 - w) / 2, size[1] * (0.32 - 0.052 * k), 0.0006), ink, 0)
                tube([(0.02 + 0.004 * k, -size[1] * 0.4 + 0.008 * sin(k * 1.7), 0.001) for k in range(12)], 0.0006, plain("#34496a", 0.6, name="blue ink"))
            page.location = (dots.uniform(-0.008, 0.008), dots.uniform(-0.008, 0.008), i * 0.0009)
            page.rotation_euler[2] = radians(dots.uniform(-5, 5))
    return thing


def pen(colour="#2f6b50"):
    """A pen lying along x."""
    with group("pen") as thing:
        rod((-0.065, 0, 0.005), (0.05, 0, 0.005), 0.005, plain(colour, 0.25, name="pen", coat=0.5))
        rod((0.05, 0, 0.005), (0.068, 0, 0.005), 0.005, brass(), 0.001)
        rod((-0.06, 0, 0.0108), (-0.03, 0, 0.0108), 0.0012, brass())
    return thing


def keys(tag="#c4714d"):
    """Two keys on a ring with a tag."""
    with group("keys") as thing:
        ring(0.016, 0.0012, (0, 0, 0.002), steel())
        for i, turn in enumerate((-24, 18)):
            with group("key") as key:
                cylinder(0.0115, 0.0022, (0.024, 0, 0), brass() if i else steel(), 0.0006)
                box((0.038, 0.006, 0.0022), (0.053, 0, 0), brass() if i else steel(), 0.0006)
                for k in range(4):
                    box((0.0035, 0.004 + 0.0016 * (k % 2), 0.0022), (0.05 + k * 0.006, -0.0045, 0), brass() if i else steel(), 0)
            key.rotation_euler[2] = radians(turn)
            key.location.z = 0.001 + 0.0024 * i
        slab(rounded(0.036, 0.056, 0.008), 0.003, (-0.045, 0.006, 0.0), plain(tag, 0.6, name="tag"), 0.001, (0, 0, 72))
    return thing


def coins(seed=1, count=9):
    """Piles of coins."""
    dots = dice(f"coins{seed}")
    with group("coins") as thing:
        for i, (x, y) in enumerate(((0, 0), (0.034, 0.012), (0.012, -0.034), (0.05, -0.03))):
            for k in range(max(1, count - i * 3)):
                cylinder(0.0125, 0.002, (x + dots.uniform(-0.0008, 0.0008), y + dots.uniform(-0.0008, 0.0008), k * 0.0021), metal("#d4b765" if i % 2 else "#c4c6c6", 0.25), 0.0005)
    return thing


def calculator():
    """A small calculator."""
    with group("calculator") as thing:
        slab(rounded(0.085, 0.14, 0.01), 0.012, (0, 0, 0), plain("#efe9dd", 0.5, name="calculator"), 0.004)
        box((0.068, 0.026, 0.001), (0, 0.045, 0.012), plain("#a9b8a4", 0.3, name="display"), 0)
        for row in range(5):
            for column in range(4):
                tone = "#c4714d" if column == 3 else "#d3cbbd"
                slab([(-0.0255 + column * 0.017 + a, 0.018 - row * 0.017 + b) for a, b in rounded(0.012, 0.011, 0.003, 3)], 0.003, (0, 0, 0.0118), plain(tone, 0.5, name="key"), 0.001)
    return thing


def laptop(open_by=105):
    """A laptop, half turned away."""
    shell = metal("#c9cbcb", 0.35)
    with group("laptop") as thing:
        slab(rounded(0.31, 0.215, 0.012), 0.012, (0, 0, 0), shell, 0.003)
        box((0.27, 0.1, 0.001), (0, 0.035, 0.012), black(), 0)
        with group("lid") as lid:
            slab(rounded(0.31, 0.205, 0.012), 0.006, (0, -0.1, 0), shell, 0.002)
            box((0.295, 0.185, 0.0008), (0, -0.1, -0.0006), plain("#e6ece8", 0.2, name="screen"), 0)
        lid.location = (0, 0.105, 0.014)
        lid.rotation_euler[0] = radians(-open_by)
    return thing


def backpack(colour="#34496a"):
    """A school bag standing by a desk."""
    mat = linen(colour, 1.2)
    with group("backpack") as thing:
        soft((0.3, 0.18, 0.42), (0, 0, 0), mat, 0.085, 0.02, crumple=0.008, seed=3)
        soft((0.24, 0.07, 0.2), (0, -0.1, 0.03), mat, 0.034, 0.012, crumple=0.006, seed=5)
        tube([(-0.04, 0.0, 0.41), (-0.03, 0, 0.46), (0.03, 0, 0.46), (0.04, 0, 0.41)], 0.01, mat)
        rod((-0.1, -0.137, 0.2), (0.1, -0.137, 0.2), 0.004, brass())
    return thing


def ladder(high=1.7):
    """Wooden painter's steps."""
    mat = wood("beech")
    with group("ladder") as thing:
        for side in (-1, 1):
            rod((side * 0.24, -0.38, 0), (side * 0.17, 0, high), 0.018, mat)
            rod((side * 0.24, 0.38, 0), (side * 0.17, 0, high), 0.014, mat)
        for i in range(5):
            t = (i + 0.7) / 5.4
            box((0.46 - 0.12 * t, 0.09, 0.022), (0, -0.38 * (1 - t) + 0.02, high * t), mat, 0.004)
        box((0.38, 0.2, 0.024), (0, 0, high), mat, 0.005)
    return thing


def paint_can(colour="#8fa98f", lid=False):
    """A tin of paint, open, with a run down its side."""
    tone = plain(colour, 0.25, name="wet paint", coat=0.6)
    with group("paint can") as thing:
        cylinder(0.085, 0.19, (0, 0, 0), steel(), 0.003)
        ring(0.084, 0.004, (0, 0, 0.19), steel())
        cylinder(0.08, 0.004, (0, 0, 0.188), tone if not lid else steel(), 0.001)
        slab(rounded(0.02, 0.09, 0.0095), 0.002, (0.02, -0.0835, 0.145), tone, 0.0005, (90, 0, 0))
        box((0.11, 0.001, 0.09), (0, -0.086, 0.03), plain("#f3ece0", 0.8, name="label"), 0)
    return thing


def roller(colour="#8fa98f"):
    """A paint roller lying on its side."""
    with group("roller") as thing:
        cylinder(0.026, 0.2, (-0.1, 0, 0.027), plain(colour, 0.9, name="roller nap"), 0.006, (0, 90, 0))
        tube([(0.1, 0, 0.027), (0.13, 0, 0.027), (0.13, -0.08, 0.025), (0.0, -0.1, 0.02), (0.0, -0.16, 0.016)], 0.004, steel())
        rod((0, -0.15, 0.016), (0, -0.28, 0.014), 0.014, wood("oak"), 0.017)
    return thing


def swatches(colours, fan=9):
    """A fan of paint cards."""
    with group("swatches") as thing:
        for i, tone in enumerate(colours):
            with group("card") as card:
                box((0.05, 0.15, 0.0008), (0, 0.075, 0), plain("#f6f2ea", 0.8, name="card"), 0)
                box((0.044, 0.09, 0.0003), (0, 0.1, 0.0008), plain(tone, 0.7, name="swatch"), 0)
            card.rotation_euler[2] = radians((i - len(colours) / 2) * -fan)
            card.location.z = i * 0.001
    return thing


def plan(size=(0.42, 0.3)):
    """A drawn plan of a home on paper."""
    ink, tint = plain("#3a3f44", 0.9, name="plan ink"), plain("#cfdccd", 0.9, name="plan tint")
    w, h = size
    with group("plan") as thing:
        box((w, h, 0.0006), (0, 0, 0), plain("#fbf8f1", 0.9, name="page"), 0)
        for x0, y0, x1, y1 in ((-0.16, -0.11, 0.16, -0.11), (-0.16, 0.11, 0.16, 0.11), (-0.16, -0.11, -0.16, 0.11), (0.16, -0.11, 0.16, 0.11), (-0.02, -0.11, -0.02, -0.03), (-0.02, 0.02, -0.02, 0.11), (-0.16, 0.02, -0.06, 0.02), (0.04, 0.0, 0.16, 0.0)):
            box((abs(x1 - x0) + 0.004, abs(y1 - y0) + 0.004, 0.0003), ((x0 + x1) / 2, (y0 + y1) / 2, 0.0006), ink, 0)
        for x, y, a, b in ((-0.1, 0.07, 0.07, 0.05), (0.09, 0.06, 0.08, 0.05), (-0.1, -0.05, 0.09, 0.04), (0.1, -0.06, 0.05, 0.05)):
            box((a, b, 0.0002), (x, y, 0.0006), tint, 0)
    return thing


__all__ = ["linear", "paint"]

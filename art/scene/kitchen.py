"""Kitchen runs, fridges, hobs, hoods."""

from .core import group
from .materials import paint, plain, wood
from .materials_hard import black, brass, marble, metal, steel, terrazzo
from .palette import WOODEN
from .shapes import box, cylinder, lathe, ring, rod, slab, rounded, tube
from .storage import bar, front, knob


def stuff(colour):
    """Wood for names of woods, lacquer for hex."""
    return wood(colour) if colour in WOODEN else paint(colour)


def top_stuff(kind):
    """A worktop: oak, walnut, marble, terrazzo, or stone of a hex colour."""
    if kind == "marble":
        return marble()
    if kind == "terrazzo":
        return terrazzo()
    return stuff(kind)


def run(fields, colour, top="oak", handle="brass", depth=0.6, sink=None, hob=None):
    """Base cabinets along x from the origin to the right, the wall at y = 0; fields are (width, kind)."""
    mat, grip = stuff(colour), brass() if handle == "brass" else black()
    total = sum(w for w, _ in fields)
    with group("run") as thing:
        box((total, depth - 0.06, 0.1), (total / 2, -depth / 2 + 0.03, 0), plain("#4b463f", 0.7, name="plinth"), 0)
        box((total, depth - 0.03, 0.76), (total / 2, -depth / 2 + 0.015, 0.1), mat, 0.001)
        x = 0.0
        for w, kind in fields:
            y = -depth + 0.012
            if kind == "drawers":
                for z, h in ((0.1, 0.3), (0.4, 0.3), (0.7, 0.16)):
                    front("panel-plain", x, z, w, h, y, mat, None)
                    bar(x + w / 2, y - 0.019, z + h - 0.05, min(0.26, w * 0.5), grip)
            elif kind == "oven":
                box((w - 0.006, 0.02, 0.58), (x + w / 2, y - 0.008, 0.16), plain("#1f1e1c", 0.12, name="oven glass", coat=0.6), 0.004)
                box((w - 0.006, 0.021, 0.09), (x + w / 2, y - 0.008, 0.745), steel(), 0.003)
                bar(x + w / 2, y - 0.019, 0.7, w * 0.72, steel())
                for i in range(4):
                    knob(x + w * (0.2 + 0.2 * i), y - 0.019, 0.79, black())
            elif kind == "doors":
                for k in range(2):
                    front("panel-plain", x + k * w / 2, 0.1, w / 2, 0.76, y, mat, None)
                    bar(x + w / 2 + (-0.05 if k == 0 else 0.05), y - 0.019, 0.7, 0.16, grip, True)
            else:
                front("panel-plain", x, 0.1, w, 0.76, y, mat, None)
                bar(x + w - 0.05, y - 0.019, 0.7, 0.16, grip, True)
            x += w
        box((total + 0.02, depth + 0.02, 0.035), (total / 2, -depth / 2 - 0.0, 0.86), top_stuff(top), 0.004)
        if sink is not None:
            slab([(sink + a, -0.3 + b) for a, b in rounded(0.5, 0.4, 0.05)], 0.006, (0, 0, 0.894), steel(), 0.002)
            slab([(sink + a, -0.3 + b) for a, b in rounded(0.44, 0.34, 0.06)], 0.001, (0, 0, 0.9002), metal("#7c8081", 0.35), 0)
            mat_tap = brass() if handle == "brass" else steel()
            tube([(sink, -0.07, 0.895), (sink, -0.07, 1.14), (sink, -0.11, 1.2), (sink, -0.2, 1.2), (sink, -0.24, 1.14)], 0.012, mat_tap)
            rod((sink + 0.02, -0.07, 0.93), (sink + 0.08, -0.07, 0.96), 0.006, mat_tap)
        if hob is not None:
            slab([(hob + a, -0.3 + b) for a, b in rounded(0.58, 0.5, 0.02)], 0.006, (0, 0, 0.895), plain("#171716", 0.1, name="hob", coat=0.8), 0.002)
            for dx, dy, r in ((-0.14, 0.1, 0.075), (0.14, 0.1, 0.09), (-0.14, -0.12, 0.09), (0.14, -0.12, 0.075)):
                ring(r, 0.001, (hob + dx, -0.3 + dy, 0.9015), plain("#6a6763", 0.4, name="hob ring"))
    return thing


def uppers(fields, colour, low=1.45, high=0.7, depth=0.34, handle="brass"):
    """Wall cabinets along x from the origin; 'open' fields are shelves, 'gap' leaves a hole."""
    mat, grip = stuff(colour), brass() if handle == "brass" else black()
    with group("uppers") as thing:
        x = 0.0
        for w, kind in fields:
            if kind == "gap":
                x += w
                continue
            if kind == "open":
                for z in (low, low + 0.32):
                    box((w, 0.24, 0.028), (x + w / 2, -0.12, z), wood("oak") if colour not in WOODEN else mat, 0.003)
            else:
                box((w - 0.002, depth - 0.02, high), (x + w / 2, -depth / 2 + 0.01, low), mat, 0.001)
                front("panel-plain", x, low, w, high, -depth + 0.012, mat, None)
                bar(x + w - 0.05, -depth - 0.007, low + 0.12, 0.14, grip, True)
            x += w
    return thing


def hood(colour="#f1ebdf", at=0.0, style=0):
    """0: a chimney with a skirt; 1: steel box."""
    with group("hood") as thing:
        if style == 0:
            mat = paint(colour)
            box((0.3, 0.28, 0.75), (at, -0.14, 1.88), mat, 0.004)
            lathe([(0.46, 0), (0.46, 0.06), (0.22, 0.3), (0, 0.3)], (at, -0.24, 1.6), mat, (0, 0, 45), steps=4, smooth=False)
        else:
            box((0.6, 0.48, 0.06), (at, -0.24, 1.6), steel(), 0.004)
            box((0.26, 0.26, 1.0), (at, -0.14, 1.66), steel(), 0.004)
    return thing


def fridge(colour="#f1ebdf", width=0.6, height=1.85, retro=True):
    """A fridge, its back at y = 0; the retro one has round edges."""
    mat = plain(colour, 0.25, name="fridge", coat=0.5)
    with group("fridge") as thing:
        edge = 0.05 if retro else 0.006
        box((width, 0.6, height - 0.08), (0, -0.31, 0.05), mat, edge)
        split = height * 0.64
        box((width - 0.01, 0.06, split - 0.1), (0, -0.64, 0.08), mat, min(edge, 0.028))
        box((width - 0.01, 0.06, height - 0.08 - split + 0.02), (0, -0.64, split), mat, min(edge, 0.028))
        grip = brass() if retro else steel()
        for z, h in ((split - 0.42, 0.3), (split + 0.1, 0.24)):
            tube([(-width / 2 + 0.06, -0.67, z), (-width / 2 + 0.06, -0.71, z), (-width / 2 + 0.06, -0.71, z + h), (-width / 2 + 0.06, -0.67, z + h)], 0.009, grip, smooth=False)
        for sx in (-1, 1):
            cylinder(0.025, 0.06, (sx * (width / 2 - 0.08), -0.5, 0), black())
    return thing


def island(width, colour, top="oak", depth=0.8):
    """A block to work and to eat at; its middle is the origin."""
    mat = stuff(colour)
    with group("island") as thing:
        box((width - 0.1, depth - 0.34, 0.88), (0, 0.12, 0), mat, 0.003)
        count = int((width - 0.1) / 0.08)
        for i in range(count):
            box((0.05, 0.016, 0.82), (-(width - 0.1) / 2 + (width - 0.1) * (i + 0.5) / count, -depth / 2 + 0.285, 0.04), mat, 0.006)
        box((width, depth, 0.04), (0, 0, 0.88), top_stuff(top), 0.005)
    return thing

"""Rugs with patterns, blankets, bedding and towels as they are shown for sale."""

from math import cos, pi, radians, sin

from .core import dice, group, shade, tilt
from .materials import _start, boucle, cloth, linen, plain, wood
from .palette import hexed
from .shapes import box, rod, rounded, slab, soft, tube
from .textiles import drape, fold, folded, pillow, rug
from .wicker import basket

KILIM = {
    "burgundy": ("#83384a", "#2c3a4f", "#d8b26a", "#ead9ba"),
    "green": ("#2f6b50", "#7c3b2e", "#dcb76b", "#eadfc4"),
    "sand": ("#d3bb95", "#8a5a3c", "#54585a", "#f1e7d3"),
    "blue": ("#5f86a3", "#34496a", "#c4714d", "#efe3cb"),
    "terracotta": ("#c4714d", "#34496a", "#d2a548", "#f0e2c8"),
}


def wool(colour):
    """A flat woven wool: ribs along the weft."""
    mat, n = _start(f"kilim {colour}")
    if n:
        rib = n.noise(n.place((1, 9, 1)), 55.0, 2.0, 0.6)
        n.set(Base_Color=n.ramp(rib, (0.3, shade(colour, 0.78)), (0.65, shade(colour, 1.08))), Roughness=1.0, Specular=0.05, Sheen=0.2)
        n.bump(rib, 0.004, 0.6)
    return mat


def stepped(width, height, steps=4):
    """A diamond with stairs for sides, as on a loom."""
    right = []
    for i in range(steps):
        x0, y0 = width / 2 * (1 - i / steps), height / 2 * i / steps
        right += [(x0, y0), (x0, y0 + height / 2 / steps)]
    top = [*right, *[(-x, y) for x, y in right[::-1]]]
    return [*top, *[(-x, -y) for x, y in top if True]]


def kilim(colour="burgundy", width=1.6, length=2.3):
    """A rug after the looms of Chiprovtsi: stepped lozenges in a field with borders."""
    ground, dark, gold, light = KILIM.get(colour, KILIM["burgundy"])
    level = iter(range(1, 40))
    with group("kilim") as thing:
        rug(width, length, wool(dark), 0.01, plain("#e8dcc4", 0.9, name="warp"))

        def lay(outline, x, y, tone):
            slab([(x + a, y + b) for a, b in outline], 0.0006, (0, 0, 0.0102 + next_level[0] * 0.0005), wool(tone), 0)

        next_level = [0]
        _ = level
        for inset, tone in ((0.05, light), (0.075, ground), (0.2, gold), (0.215, dark), (0.24, ground)):
            next_level[0] += 1
            lay(rounded(width - 2 * inset, length - 2 * inset, 0.002, 1), 0, 0, tone)
        next_level[0] += 1
        count = int((length - 0.16) / 0.14)
        for i in range(count):
            y = -length / 2 + 0.14 + (length - 0.28) * i / (count - 1)
            for side in (-1, 1):
                lay(stepped(0.1, 0.1, 3), side * (width / 2 - 0.138), y, (gold, light, dark)[i % 3])
        across = int((width - 0.3) / 0.14)
        for i in range(across):
            x = -width / 2 + 0.27 + (width - 0.54) * i / (across - 1)
            for side in (-1, 1):
                lay(stepped(0.1, 0.1, 3), x, side * (length / 2 - 0.138), (gold, light, dark)[i % 3])
        for j, y in enumerate((-length * 0.24, 0, length * 0.24)):
            for grow, tone in ((1.0, dark), (0.84, light), (0.72, (gold, ground, gold)[j]), (0.46, dark), (0.3, light), (0.14, (ground, gold, ground)[j])):
                next_level[0] += 1
                lay(stepped(0.86 * grow * width / 1.6, 0.5 * grow * length / 2.3, 6), 0, y, tone)
            for side in (-1, 1) if j < 2 else ():
                next_level[0] += 1
                lay(stepped(0.16, 0.2, 4), side * width * 0.3, y + length * 0.12, gold)
                lay(stepped(0.07, 0.09, 3), side * width * 0.3, y + length * 0.12, dark)
    return thing


def plain_rug(colour="sand", width=1.4, length=2.0, style=1):
    """1: fringed, with thin stripes at its ends; 2: round, of jute rings."""
    tone = hexed(colour)
    with group("rug") as thing:
        if style == 1:
            rug(width, length, boucle(tone, 1.4), 0.014, plain("#e8dcc4", 0.9, name="warp"))
            for side in (-1, 1):
                for i, w in enumerate((0.05, 0.016, 0.016)):
                    slab(rounded(width - 0.01, w, 0.002, 1), 0.002, (0, side * (length / 2 - 0.12 - i * 0.055), 0.0132), boucle("#f1e7d3", 1.4), 0.0008)
        else:
            strand = [wool("#c9a877"), wool(tone)]
            rings = int(width / 2 / 0.028)
            for i in range(rings):
                r = 0.014 + i * 0.028
                mat = strand[1] if i > rings - 5 or i % 9 == 8 else strand[0]
                tube([(r * cos(2 * pi * k / 120), r * sin(2 * pi * k / 120), 0.009 + 0.0015 * sin(k * 2.1)) for k in range(120)], 0.0145, mat, closed=True, smooth=False)
    return thing


def checked(colour, other="#f1e7d6", size=0.17):
    """Wool in checks."""
    mat, n = _start(f"checked {colour} {size}")
    if n:
        parts = n.new("ShaderNodeSeparateXYZ", {0: n.place(vary=False)})
        waves = []
        for axis in (0, 1):
            wave = n.new("ShaderNodeMath", {0: n.add(n.add(parts.outputs[axis], parts.outputs[2], "ADD") if axis else parts.outputs[0], 2 * pi / size, "MULTIPLY")}, operation="SINE").outputs[0]
            waves.append(n.ramp(wave, (0.0, "#000000"), (0.02, "#ffffff")))
        both = n.new("ShaderNodeMixRGB", {0: 0.5, 1: waves[0], 2: waves[1]}).outputs[0]
        n.set(Base_Color=n.ramp(both, (0.1, other), (0.5, shade(colour, 1.15)), (0.9, shade(colour, 0.8))), Roughness=1.0, Specular=0.05)
        n.bump(n.noise(n.place(), 160.0, 2.0), 0.003, 0.5)
    return mat


def throw(style=0, colour="cream"):
    """0: folded, fringed; 1: checked; 2: knitted, in a basket."""
    tone = hexed(colour)
    with group("throw") as thing:
        if style == 0:
            folded(0.46, 0.36, 3, boucle(tone, 0.6), 0.045, 3, fringe=True)
        elif style == 1:
            folded(0.48, 0.36, 3, checked(tone), 0.045, 5, fringe=True)
        else:
            folded(0.44, 0.34, 3, knit(tone), 0.06, 8)
    return thing


def knit(colour):
    """Big stitches."""
    mat, n = _start(f"knit {colour}")
    if n:
        parts = n.new("ShaderNodeSeparateXYZ", {0: n.place(vary=False)})
        x = n.add(parts.outputs[0], 2 * pi / 0.024, "MULTIPLY")
        bend = n.new("ShaderNodeMath", {0: x}, operation="SINE").outputs[0]
        y = n.add(n.add(n.add(parts.outputs[1], parts.outputs[2], "ADD"), 2 * pi / 0.016, "MULTIPLY"), n.add(bend, 1.6, "MULTIPLY"))
        stitch = n.new("ShaderNodeMath", {0: y}, operation="SINE").outputs[0]
        high = n.add(n.add(stitch, 0.3, "MULTIPLY"), n.add(n.new("ShaderNodeMath", {0: bend}, operation="ABSOLUTE").outputs[0], 0.5, "MULTIPLY"))
        n.set(Base_Color=n.ramp(high, (0.0, shade(colour, 0.6)), (0.6, colour)), Roughness=1.0, Specular=0.05)
        n.bump(high, 0.012, 0.8)
    return mat


def towel(style=0, colour="white"):
    """0: small ones piled; 1: a pile of large ones; 2: hung over a rail."""
    mat = terry(hexed(colour))
    with group("towel") as thing:
        if style == 2:
            timber = wood("oak")
            for x in (-0.3, 0.3):
                rod((x, -0.16, 0), (x, 0, 0.95), 0.014, timber)
                rod((x, 0.16, 0), (x, 0, 0.95), 0.014, timber)
            rod((-0.33, 0, 0.94), (0.33, 0, 0.94), 0.014, timber)
            for side, high in ((-1, 0.62), (1, 0.5)):
                one = drape(0.46, high, 1, mat, 0.008, 3 + side, at=(0, side * 0.02, 0.955))
                one.rotation_euler[0] = radians(side * 6)
            tube([(0, 0.02 * cos(radians(a)), 0.955 + 0.016 * sin(radians(a))) for a in range(0, 181, 20)], 0.004, mat)
            slab(rounded(0.46, 0.05, 0.02), 0.004, (0, 0, 0.958), mat, 0.002)
        else:
            layers, w, d, thick = ((3, 0.34, 0.24, 0.042), (4, 0.44, 0.32, 0.052))[style]
            folded(w, d, layers, mat, thick, 2)
            for i in range(layers):
                box((0.022, 0.003, 0.03), (w / 2 - 0.05, -d / 2 - 0.0005, i * thick * 0.97 + 0.005), plain("#f3ead8" if colour != "white" else "#c9a877", 0.8, name="loop"), 0.001)
    return thing


def terry(colour):
    """Loops of cotton."""
    mat, n = _start(f"terry {colour}")
    if n:
        loops = n.new("ShaderNodeTexVoronoi", {"Vector": n.place(), "Scale": 360.0}).outputs["Distance"]
        n.set(Base_Color=n.ramp(loops, (0.1, shade(colour, 1.05)), (0.8, shade(colour, 0.75))), Roughness=1.0, Specular=0.05, Sheen=0.5)
        n.bump(loops, 0.004, 0.7)
    return mat


def bath_mat(style=0, colour="white"):
    """0: thick; 1: fringed; 2: round."""
    mat = terry(hexed(colour))
    with group("bath mat") as thing:
        if style == 2:
            rug(0.7, 0.7, boucle(hexed(colour), 1.8), 0.024, None, True)
        else:
            w, d = ((0.8, 0.5), (0.9, 0.6))[style]
            slab(rounded(w, d, 0.03), 0.02, (0, 0, 0), mat, 0.009)
            if style == 0:
                for i in range(7):
                    slab(rounded(w - 0.12, 0.035, 0.016), 0.012, (0, -d / 2 + 0.08 + i * (d - 0.16) / 6, 0.014), boucle(hexed(colour), 1.2), 0.006)
            else:
                dots = dice(1)
                for side in (-1, 1):
                    for i in range(int(d / 0.014)):
                        y = -d / 2 + 0.01 + i * 0.014
                        tube([(side * w / 2, y, 0.008), (side * (w / 2 + 0.035), y + dots.uniform(-0.005, 0.005), 0.008), (side * (w / 2 + 0.07), y + dots.uniform(-0.01, 0.01), 0.004)], 0.003, mat, smooth=False)
                for i in range(5):
                    slab([(x, -0.16 + i * 0.08 + y) for x, y in rounded(w - 0.1, 0.012, 0.005)], 0.006, (0, 0, 0.017), plain("#e2d4ba" if colour == "white" else "#f3ead8", 0.9, name="stripe"), 0.002)
    return thing


def bedding(style=0, colour="white"):
    """A folded set tied together: quilt cover, sheet, cases on top."""
    from .outdoors import striped

    tone = hexed(colour)
    mat = striped(tone, "#f6efe2" if colour != "white" else "#d9c9a8", 0.045, 0) if style == 2 else linen(tone, 0.8)
    with group("bedding") as thing:
        folded(0.5, 0.4, 3 if style else 2, mat, 0.06, 4)
        z = 0.06 * 0.97 * (3 if style else 2)
        folded(0.47, 0.37, 1, linen("#f6f1e7", 0.7), 0.045, 6, (0, 0, z))
        folded(0.42, 0.32, 2 if style else 1, mat, 0.04, 9, (0, 0, z + 0.045))
        top = z + 0.045 + 0.04 * (2 if style else 1)
        _ = top
    return thing


def cushion(style=0, colour="mustard"):
    """0: square; 1: fringed; 2: oblong with embroidery."""
    tone = hexed(colour)
    mat = cloth("velvet" if style == 0 and colour in ("mustard", "green", "rose") else "linen" if style != 1 else "cotton", tone)
    w, h = ((0.46, 0.46), (0.5, 0.5), (0.6, 0.4))[style]
    with group("cushion") as thing:
        one = pillow(w, h, 0.17, mat, 4)
        tilt(one, -13, 0, -6)
        one.location.z = h / 2 * 0.985 - 0.006
        if style == 1:
            dots = dice(9)
            with group("fringe") as fringe:
                for side in range(4):
                    for i in range(42):
                        u = -w / 2 + w * (i + 0.5) / 42
                        out, far = w / 2, 0.035
                        bit = dots.uniform(-0.006, 0.006)
                        ends = [((u, -out), (u + bit, -out - far)), ((u, out), (u + bit, out + far)), ((-out, u), (-out - far, u + bit)), ((out, u), (out + far, u + bit))][side]
                        rod((ends[0][0] * 0.99, 0, ends[0][1] * 0.99), (ends[1][0], dots.uniform(-0.008, 0.008), ends[1][1]), 0.0026, mat, 0.0034)
            fringe.parent = one
        if style == 2:
            pale = plain("#f3e8d2" if colour != "cream" else "#9b3b3b", 0.9, name="thread")
            with group("stitches") as stitches:
                for row in range(3):
                    for i in range(9):
                        x, z = -0.2 + 0.05 * i, -0.06 + 0.06 * row
                        u, v = x / 0.3, z / 0.2
                        y = -0.085 * ((1 - u * u) * (1 - v * v)) ** 0.5 * 1.02 - 0.006
                        for a, b in ((-1, -1), (-1, 1)):
                            rod((x + a * 0.013, y, z + b * 0.013), (x - a * 0.013, y, z - b * 0.013), 0.0024, pale)
            stitches.parent = one
    return thing


def sleeping_pillow(style=0, colour="white"):
    """0: classic; 1: shaped; 2: low. One lies on another's shoulder."""
    mat = linen(hexed(colour), 0.6)
    with group("pillow") as thing:
        if style == 1:
            soft((0.6, 0.4, 0.1), (0, 0, 0), mat, 0.05, 0.0, crumple=0.002, sag=0.03)
        else:
            one = pillow(0.7, 0.5, 0.19 if style == 0 else 0.11, mat, 2, 0.42, lying=True)
            one.location.z = 0.075 if style == 0 else 0.045
            if style == 0:
                other = pillow(0.7, 0.5, 0.19, mat, 6, 0.42, lying=True)
                other.location.z = 0.225
                other.rotation_euler[2] = radians(7)
    return thing


__all__ = ["basket", "bath_mat", "bedding", "checked", "cushion", "fold", "kilim", "plain_rug", "sleeping_pillow", "throw", "towel"]

"""Glazes, metals, stones, glass, wickerwork and what glows."""

from .core import linear, mix, shade
from .materials import _start, plain


def ceramic(colour, matt=False):
    """Glazed clay, a shade darker where the glaze is thin."""
    mat, n = _start(f"ceramic {colour} {matt}")
    if n:
        where = n.place()
        n.set(Base_Color=n.ramp(n.noise(where, 9.0, 4.0, 0.6), (0.3, shade(colour, 0.88)), (0.65, colour)))
        n.set(Roughness=0.62 if matt else 0.2, Specular=0.5, Clearcoat=0.0 if matt else 0.5, Clearcoat_Roughness=0.12)
        n.bump(n.noise(where, 34.0, 3.0), 0.002, 0.22 if matt else 0.12)
    return mat


def terracotta(colour="#bf6d4a"):
    """Unglazed clay."""
    mat, n = _start(f"clay {colour}")
    if n:
        where = n.place()
        n.set(Base_Color=n.ramp(n.noise(where, 14.0, 6.0, 0.7), (0.3, shade(colour, 0.82)), (0.55, colour), (0.8, mix(colour, "#f0d9c8", 0.3))))
        n.set(Roughness=0.9, Specular=0.2)
        n.bump(n.noise(where, 120.0, 3.0), 0.001, 0.4)
    return mat


def metal(colour="#c9a253", rough=0.28):
    """Brushed metal: brass, steel."""
    mat, n = _start(f"metal {colour} {rough}")
    if n:
        n.set(Base_Color=linear(colour), Metallic=1.0, Roughness=rough)
        n.bump(n.noise(n.place((1, 1, 20)), 60.0, 2.0), 0.0004, 0.12)
    return mat


def brass():
    """Warm brushed brass."""
    return metal("#c9a253", 0.27)


def steel():
    """Brushed stainless steel."""
    return metal("#b9bdbe", 0.3)


def chrome():
    """Polished taps."""
    return metal("#d5d8da", 0.09)


def black():
    """Powder-coated black metal."""
    return plain("#26241f", 0.48, name="black metal")


def glass(colour="#ffffff", rough=0.0, tint=0.0):
    """Clear glass that lets light through for its shadows."""
    mat, n = _start(f"glass {colour} {rough} {tint}")
    if n:
        n.set(Base_Color=(*mix("#ffffff", colour, tint), 1.0) if tint else linear(colour), Roughness=rough, Transmission=1.0, IOR=1.22)
        out = n.tree.nodes["Material Output"]
        see = n.new("ShaderNodeBsdfTransparent", {"Color": (*mix("#ffffff", colour, 0.5 if tint else 0.1), 1.0)})
        ray = n.new("ShaderNodeLightPath")
        through = n.add(ray.outputs["Is Shadow Ray"], ray.outputs["Is Diffuse Ray"], "MAXIMUM")
        both = n.new("ShaderNodeMixShader", {0: through, 1: n.shader.outputs[0], 2: see.outputs[0]})
        n.tree.links.new(both.outputs[0], out.inputs["Surface"])
    return mat


def window_glass():
    """A pane: nearly all light goes through, a little is mirrored."""
    mat, n = _start("pane")
    if n:
        out = n.tree.nodes["Material Output"]
        see = n.new("ShaderNodeBsdfTransparent", {"Color": (0.96, 0.98, 0.97, 1)})
        shine = n.new("ShaderNodeBsdfGlossy", {"Roughness": 0.02, "Color": (0.9, 0.95, 1, 1)})
        facing = n.new("ShaderNodeLayerWeight", {"Blend": 0.25}).outputs["Facing"]
        edge = n.add(n.add(facing, 0.3, "MULTIPLY"), 0.02)
        both = n.new("ShaderNodeMixShader", {0: edge, 1: see.outputs[0], 2: shine.outputs[0]})
        n.tree.links.new(both.outputs[0], out.inputs["Surface"])
    return mat


def mirror_glass():
    """Silvered glass."""
    return plain("#f2f4f3", 0.015, 1.0, name="mirror")


def marble(colour="#efece6", vein="#9a938a"):
    """Polished stone with veins."""
    mat, n = _start(f"marble {colour} {vein}")
    if n:
        where = n.place()
        bent = n.noise(where, 2.4, 8.0, 0.62, 1.4)
        lines = n.new("ShaderNodeMath", {0: n.add(bent, 0.5, "SUBTRACT")}, operation="ABSOLUTE").outputs[0]
        n.set(Base_Color=n.ramp(lines, (0.0, vein), (0.018, mix(colour, vein, 0.35)), (0.09, colour)), Roughness=0.16, Specular=0.5)
    return mat


def terrazzo(ground="#e8e2d6", chips=("#b98a6a", "#8fa08f", "#6f6a63")):
    """Poured stone with chips of several colours."""
    mat, n = _start(f"terrazzo {ground} {chips}")
    if n:
        where = n.place(vary=False)
        cells = n.new("ShaderNodeTexVoronoi", {"Vector": where, "Scale": 46.0})
        pick = n.new("ShaderNodeSeparateColor", {0: cells.outputs["Color"]}).outputs[0]
        hue = n.ramp(pick, (0.0, chips[0]), (0.35, chips[1]), (0.7, chips[2]), (0.9, "#f4f0e8"))
        inside = n.ramp(cells.outputs["Distance"], (0.30, "#ffffff"), (0.34, "#000000"))
        base = n.new("ShaderNodeMixRGB", {0: inside, 1: linear(ground), 2: hue}).outputs[0]
        n.set(Base_Color=base, Roughness=0.3)
    return mat


def stone(colour="#b9b2a6"):
    """Rough stone or concrete."""
    mat, n = _start(f"stone {colour}")
    if n:
        where = n.place()
        n.set(Base_Color=n.ramp(n.noise(where, 6.0, 8.0, 0.65), (0.3, shade(colour, 0.8)), (0.7, shade(colour, 1.06))), Roughness=0.9, Specular=0.2)
        n.bump(n.noise(where, 60.0, 6.0), 0.003, 0.4)
    return mat


def rattan(colour="#c79b62", scale=1.0, see=False):
    """Basket weave: strands over and under; open ones let light through."""
    mat, n = _start(f"rattan {colour} {scale} {see}")
    if n:
        where = n.place((1, 1, 1), vary=False)
        parts = n.new("ShaderNodeSeparateXYZ", {0: where})
        angle = n.new("ShaderNodeMath", {0: parts.outputs[1], 1: parts.outputs[0]}, operation="ARCTAN2").outputs[0]
        across = n.new("ShaderNodeMath", {0: n.add(angle, 34.0 / scale, "MULTIPLY")}, operation="SINE").outputs[0]
        up = n.add(parts.outputs[2], 420.0 / scale, "MULTIPLY")
        rows = n.new("ShaderNodeMath", {0: up}, operation="SINE").outputs[0]
        weave = n.add(across, rows, "MULTIPLY")
        height = n.add(n.add(weave, 0.5, "MULTIPLY"), 0.5)
        tint = n.add(n.add(height, 0.6, "MULTIPLY"), n.add(n.noise(where, 30.0, 3.0), 0.5, "MULTIPLY"))
        n.set(Base_Color=n.ramp(tint, (0.15, shade(colour, 0.42)), (0.5, shade(colour, 0.9)), (0.95, shade(colour, 1.2))), Roughness=0.6)
        n.bump(height, 0.008 * scale, 0.9)
        if see:
            n.set(Alpha=n.ramp(height, (0.24, "#000000"), (0.27, "#ffffff")))
    return mat


def cane(colour="#d8b98a"):
    """Viennese weave seen flat: small holes in a light strand."""
    mat, n = _start(f"cane {colour}")
    if n:
        where = n.place(vary=False)
        holes = n.new("ShaderNodeTexVoronoi", {"Vector": n.new("ShaderNodeVectorMath", {0: where, 1: (1, 1, 1)}, operation="MULTIPLY").outputs[0], "Scale": 95.0, "Randomness": 0.0}).outputs["Distance"]
        n.set(Base_Color=n.ramp(holes, (0.30, shade(colour, 0.35)), (0.42, colour)), Roughness=0.6)
        n.bump(holes, 0.003, 0.6)
    return mat


def light(colour="#ffd9a0", strength=4.0):
    """Something that glows by itself."""
    mat, n = _start(f"light {colour} {strength}")
    if n:
        n.set(Base_Color=linear(colour), Emission=linear(colour), Emission_Strength=strength)
    return mat


def lampshade(colour="#f3e6cd", glow=1.0):
    """Cloth with a bulb behind it."""
    mat, n = _start(f"lampshade {colour} {glow}")
    if n:
        thread = n.noise(n.place((1, 1, 5)), 120.0, 2.0, 0.7)
        n.set(Base_Color=n.ramp(thread, (0.3, shade(colour, 0.88)), (0.7, colour)), Roughness=0.9, Specular=0.1)
        n.set(Emission=(*mix(colour, "#ffca80", 0.45), 1.0), Emission_Strength=glow)
        n.bump(thread, 0.002, 0.4)
    return mat


def leaf(colour="#3f6b45"):
    """A leaf: a paler rib side, a waxy top."""
    mat, n = _start(f"leaf {colour}")
    if n:
        where = n.place()
        n.set(Base_Color=n.ramp(n.noise(where, 12.0, 3.0), (0.3, shade(colour, 0.7)), (0.7, shade(colour, 1.25))), Roughness=0.42, Specular=0.4)
        n.set(Subsurface=0.0)
    return mat


def soil():
    """Earth in a pot."""
    mat, n = _start("soil")
    if n:
        grains = n.noise(n.place(), 90.0, 5.0, 0.7)
        n.set(Base_Color=n.ramp(grains, (0.3, "#241a13"), (0.7, "#4d3a2b")), Roughness=1.0, Specular=0.1)
        n.bump(grains, 0.01, 0.9)
    return mat


def grass(colour="#7f9a5c"):
    """A lawn seen from afar."""
    mat, n = _start(f"grass {colour}")
    if n:
        where = n.place(vary=False)
        n.set(Base_Color=n.ramp(n.noise(where, 30.0, 6.0, 0.75), (0.3, shade(colour, 0.6)), (0.5, colour), (0.75, shade(colour, 1.25))), Roughness=1.0, Specular=0.1)
        n.bump(n.noise(where, 150.0, 3.0, 0.8), 0.02, 0.8)
    return mat

"""What things are made of: procedural materials, each named by what it is and its colour."""

from functools import partial

import bpy

from .core import linear, mix, shade

WOODS = {"oak": "#c79d68", "walnut": "#7a5238", "natural": "#d2b483", "ash": "#dcc6a0", "dark": "#4a3528", "teak": "#b07a48", "beech": "#d9b184"}


def _start(name):
    """A material by that name: the one made before, or a new one with its shader."""
    mat = bpy.data.materials.get(name)
    if mat:
        return mat, None
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    return mat, Nodes(mat.node_tree)


class Nodes:
    """A short way of writing a node tree."""

    def __init__(self, tree):
        self.tree = tree
        self.shader = tree.nodes["Principled BSDF"]

    def new(self, kind, inputs=None, **settings):
        """A node with its settings and inputs (values or sockets)."""
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node, key, value)
        return node

    def put(self, node, key, value):
        """Sets or links one input."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = value

    def set(self, **inputs):
        """Sets inputs of the main shader; an underscore stands for a space."""
        for key, value in inputs.items():
            self.put(self.shader, key.replace("_", " "), value)

    def place(self, scale=(1, 1, 1), vary=True):
        """Coordinates of the object in metres, moved a little for every object."""
        coordinates = self.new("ShaderNodeTexCoord").outputs["Object"]
        if vary:
            chance = self.new("ShaderNodeObjectInfo").outputs["Random"]
            far = self.new("ShaderNodeMath", {0: chance, 1: 37.0}, operation="MULTIPLY").outputs[0]
            coordinates = self.new("ShaderNodeVectorMath", {0: coordinates, 1: far}, operation="ADD").outputs[0]
        return self.new("ShaderNodeMapping", {"Vector": coordinates, "Scale": scale}).outputs[0]

    def noise(self, where, scale, detail=4.0, rough=0.55, distortion=0.0):
        """Grey noise."""
        return self.new("ShaderNodeTexNoise", {"Vector": where, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": distortion}).outputs["Fac"]

    def ramp(self, value, *stops):
        """A value turned into colours: (place, colour) each."""
        node = self.new("ShaderNodeValToRGB", {"Fac": value})
        points = node.color_ramp.elements
        for index, (at, colour) in enumerate(stops):
            point = points[index] if index < len(points) else points.new(at)
            point.position, point.color = at, linear(colour)
        return node.outputs["Color"]

    def bump(self, height, distance, strength=1.0):
        """Unevenness of the surface, in metres."""
        self.set(Normal=self.new("ShaderNodeBump", {"Height": height, "Distance": distance, "Strength": strength}).outputs[0])

    def add(self, one, other, kind="ADD"):
        """Two values put together."""
        return self.new("ShaderNodeMath", {0: one, 1: other}, operation=kind).outputs[0]


def plain(colour, rough=0.5, metal=0.0, name="plain", coat=0.0):
    """An even surface."""
    mat, n = _start(f"{name} {colour} {rough} {metal} {coat}")
    if n:
        n.set(Base_Color=linear(colour), Roughness=rough, Metallic=metal, Clearcoat=coat)
    return mat


def paint(colour, rough=0.42):
    """Lacquered wood or MDF with the faintest orange peel."""
    mat, n = _start(f"paint {colour} {rough}")
    if n:
        n.set(Base_Color=linear(colour), Roughness=rough)
        n.bump(n.noise(n.place(), 90.0, 2.0), 0.0004, 0.4)
    return mat


def plaster(colour, rough=0.9):
    """A painted wall."""
    mat, n = _start(f"plaster {colour}")
    if n:
        where = n.place(vary=False)
        n.set(Base_Color=n.ramp(n.noise(where, 1.3, 3.0), (0.3, shade(colour, 0.965)), (0.7, colour)), Roughness=rough, Specular=0.25)
        n.bump(n.noise(where, 70.0, 3.0), 0.0012, 0.35)
    return mat


def _wood(colour, rough, axis):
    name = f"wood {colour} {rough} {axis}"
    mat, n = _start(name)
    if n:
        tone = WOODS.get(colour, colour)
        scale = [9.0, 9.0, 9.0]
        scale[axis] = 0.75
        where = n.place(tuple(scale))
        rings = n.noise(where, 1.15, 3.0, 0.5, 1.1)
        bands = n.new("ShaderNodeMath", {0: n.add(rings, 9.0, "MULTIPLY")}, operation="SINE").outputs[0]
        bands = n.add(n.add(bands, 0.5, "MULTIPLY"), 0.5)
        fine = [70.0, 70.0, 70.0]
        fine[axis] = 2.2
        pores = n.noise(n.place(tuple(fine)), 3.0, 3.0, 0.65)
        value = n.add(n.add(bands, 0.55, "MULTIPLY"), n.add(pores, 0.45, "MULTIPLY"))
        depth = 0.80 if colour in ("walnut", "dark") else 0.83
        n.set(Base_Color=n.ramp(value, (0.12, shade(tone, depth * 0.82)), (0.5, shade(tone, 0.96)), (0.88, shade(tone, 1.14))))
        n.set(Roughness=n.ramp(pores, (0.2, (rough + 0.12,) * 3), (0.8, (rough - 0.06,) * 3)), Specular=0.35)
        n.bump(pores, 0.0009, 0.3)
    return mat


def wood(colour="oak", rough=0.48):
    """Oiled wood; the grain runs along the longest side of each part."""
    return partial(_wood, colour, rough)


def linen(colour, scale=1.0, name="linen", rough=0.95, strength=0.55):
    """A woven cloth: threads across each other, some thicker than others."""
    mat, n = _start(f"{name} {colour} {scale}")
    if n:
        where = n.place()
        thick = n.noise(where, 260.0 / scale, 2.0, 0.7)
        melange = n.noise(n.place((1.0, 1.0, 6.0)), 60.0 / scale, 3.0, 0.7)
        broad = n.noise(where, 2.5, 2.0)
        value = n.add(n.add(melange, 0.6, "MULTIPLY"), n.add(broad, 0.4, "MULTIPLY"))
        n.set(Base_Color=n.ramp(value, (0.28, shade(colour, 0.80)), (0.5, colour), (0.75, shade(colour, 1.13))))
        n.set(Roughness=rough, Specular=0.15, Sheen=0.35, Sheen_Tint=0.6)
        n.bump(n.add(thick, melange), 0.0035, strength)
    return mat


def velvet(colour):
    """A short pile: dark seen straight, light along its edges."""
    mat, n = _start(f"velvet {colour}")
    if n:
        brushed = n.noise(n.place((1, 1, 1.6)), 5.0, 3.0, 0.55, 0.5)
        edge = n.new("ShaderNodeLayerWeight", {"Blend": 0.3}).outputs["Facing"]
        value = n.add(n.add(brushed, 0.5, "MULTIPLY"), n.add(edge, 0.5, "MULTIPLY"))
        n.set(Base_Color=n.ramp(value, (0.12, shade(colour, 0.55)), (0.45, shade(colour, 0.85)), (0.95, mix(colour, "#ffffff", 0.16))))
        n.set(Roughness=0.85, Specular=0.12, Sheen=0.6, Sheen_Tint=0.9)
        n.bump(n.noise(n.place(), 400.0, 1.0), 0.001, 0.25)
    return mat


def boucle(colour, scale=1.0):
    """Curly loops of wool."""
    mat, n = _start(f"boucle {colour} {scale}")
    if n:
        where = n.place()
        bent = n.new("ShaderNodeTexNoise", {"Vector": where, "Scale": 60.0 / scale, "Detail": 2.0}).outputs["Color"]
        moved = n.new("ShaderNodeVectorMath", {0: where, 1: n.new("ShaderNodeVectorMath", {0: bent, "Scale": 0.02}, operation="SCALE").outputs[0]}, operation="ADD").outputs[0]
        loops = n.new("ShaderNodeTexVoronoi", {"Vector": moved, "Scale": 125.0 / scale}, feature="SMOOTH_F1").outputs["Distance"]
        n.set(Base_Color=n.ramp(loops, (0.1, shade(colour, 1.06)), (0.55, shade(colour, 0.93)), (0.9, shade(colour, 0.68))))
        n.set(Roughness=1.0, Specular=0.08, Sheen=0.4)
        n.bump(n.new("ShaderNodeMath", {0: 1.0, 1: loops}, operation="SUBTRACT").outputs[0], 0.008 * scale, 0.7)
    return mat


def leather(colour):
    """Soft leather with fine creases."""
    mat, n = _start(f"leather {colour}")
    if n:
        where = n.place()
        grain = n.new("ShaderNodeTexVoronoi", {"Vector": where, "Scale": 260.0}).outputs["Distance"]
        n.set(Base_Color=n.ramp(n.noise(where, 5.0, 4.0), (0.3, shade(colour, 0.82)), (0.7, shade(colour, 1.08))), Roughness=0.42)
        n.bump(grain, 0.0012, 0.35)
    return mat


CLOTHS = {"linen": linen, "velvet": velvet, "boucle": boucle, "leather": leather, "cotton": partial(linen, scale=0.7, name="cotton", strength=0.35), "wool": partial(boucle, scale=0.7)}


def cloth(kind, colour):
    """The cloth of that name."""
    return CLOTHS[kind](colour)

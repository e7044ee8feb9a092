"""Parts of buildings: windows, balconies, entrances, roofs, trees, the street."""

from math import cos, radians, sin

import bpy
from mathutils import Vector

from .core import dice, group, linear, link, shade
from .materials import _start, paint, plain, wood
from .materials_hard import grass, leaf, stone
from .plants import Foliage
from .shapes import ball, box, cylinder, rod


def copy(thing, x, y, z, turn=0.0):
    """The same group once more at another place; its meshes are shared."""
    def twin(one, parent):
        new = link(one.copy())
        new.parent = parent
        for child in one.children:
            twin(child, new)
        return new

    made = twin(thing, thing.parent)
    made.location = (x, y, z)
    made.rotation_euler[2] = radians(turn)
    return made


def brick(colour="#b0674a", joint="#d9cdbb"):
    """A wall of bricks."""
    mat, n = _start(f"brick {colour}")
    if n:
        parts = n.new("ShaderNodeSeparateXYZ", {0: n.new("ShaderNodeNewGeometry").outputs["Position"]})
        place = n.new("ShaderNodeCombineXYZ", {0: n.add(parts.outputs[0], parts.outputs[1]), 1: parts.outputs[2]}).outputs[0]
        wall = n.new("ShaderNodeTexBrick", {"Vector": place, "Color1": (*shade(colour, 1.1), 1), "Color2": (*shade(colour, 0.78), 1), "Mortar": linear(joint), "Scale": 1.0, "Mortar Size": 0.008, "Brick Width": 0.25, "Row Height": 0.078})
        n.set(Base_Color=wall.outputs["Color"], Roughness=0.92, Specular=0.2)
        n.bump(n.add(wall.outputs["Fac"], -1.0, "MULTIPLY"), 0.01, 0.5)
    return mat


def render_coat(colour):
    """Outside plaster, a little weathered."""
    mat, n = _start(f"coat {colour}")
    if n:
        where = n.new("ShaderNodeNewGeometry").outputs["Position"]
        streaks = n.noise(n.new("ShaderNodeMapping", {"Vector": where, "Scale": (1.2, 1.2, 0.18)}).outputs[0], 1.4, 5.0, 0.65)
        n.set(Base_Color=n.ramp(streaks, (0.3, shade(colour, 0.84)), (0.62, colour)), Roughness=0.95, Specular=0.15)
        n.bump(n.noise(where, 40.0, 3.0), 0.004, 0.3)
    return mat


def pane():
    """Dark glass that mirrors the sky."""
    return plain("#39464c", 0.04, name="facade glass", coat=1.0)


def window(width, height, panes=2, frame="#f3efe6", curtain=None, sill="#cfc8ba"):
    """A window set into a wall that faces -y; its lower left corner is the origin."""
    mat = paint(frame, 0.4)
    rim = 0.06
    with group("window") as thing:
        box((width, 0.02, height), (width / 2, 0.06, 0), pane(), 0)
        if curtain:
            box((width * 0.24, 0.006, height - 0.1), (width * 0.2, 0.044, 0.05), plain(curtain, 0.9, name="behind glass"), 0)
            box((width * 0.16, 0.006, height - 0.1), (width * 0.85, 0.044, 0.05), plain(curtain, 0.9, name="behind glass"), 0)
        for x in (rim / 2, width - rim / 2):
            box((rim, 0.09, height), (x, 0.02, 0), mat, 0.004)
        for z in (0, height - rim):
            box((width, 0.09, rim), (width / 2, 0.02, z), mat, 0.004)
        for i in range(1, panes):
            box((rim, 0.08, height), (width * i / panes, 0.02, 0), mat, 0.004)
        if sill:
            box((width + 0.12, 0.16, 0.04), (width / 2, -0.03, -0.04), stone(sill), 0.005)
    return thing


def balcony(width, depth=1.1, style="bars", colour="#8fa98f", plants=0, seed=1):
    """A balcony on a wall that faces -y; the middle of its back is the origin."""
    dots = dice(f"balcony{seed}")
    with group("balcony") as thing:
        box((width, depth, 0.14), (0, -depth / 2, -0.14), stone("#c9c2b4"), 0.01)
        if style == "panel":
            tone = plain(colour, 0.8, name="balcony panel")
            box((width, 0.06, 0.92), (0, -depth + 0.03, 0), tone, 0.01)
            for side in (-1, 1):
                box((0.06, depth, 0.92), (side * (width / 2 - 0.03), -depth / 2, 0), tone, 0.01)
            box((width + 0.04, 0.1, 0.05), (0, -depth + 0.03, 0.92), stone("#b9b2a4"), 0.01)
        elif style == "glass":
            tint = plain("#9fb6ba", 0.06, name="balcony glass", coat=1.0)
            box((width, 0.02, 0.95), (0, -depth + 0.02, 0.04), tint, 0)
            for side in (-1, 1):
                box((0.02, depth, 0.95), (side * (width / 2 - 0.01), -depth / 2, 0.04), tint, 0)
            box((width + 0.02, 0.05, 0.04), (0, -depth + 0.02, 0.99), plain("#3a3d3c", 0.4, name="rail"), 0.004)
        else:
            iron = plain(colour, 0.5, name="iron")
            count = int(width / 0.13)
            for i in range(count + 1):
                x = -width / 2 + 0.02 + (width - 0.04) * i / count
                box((0.018, 0.018, 0.95), (x, -depth + 0.02, 0), iron, 0)
            for side in (-1, 1):
                for i in range(int(depth / 0.14)):
                    box((0.018, 0.018, 0.95), (side * (width / 2 - 0.02), -depth + 0.02 + i * 0.14, 0), iron, 0)
                box((0.04, depth, 0.04), (side * (width / 2 - 0.02), -depth / 2, 0.93), iron, 0.004)
            box((width, 0.04, 0.04), (0, -depth + 0.02, 0.93), iron, 0.004)
        if plants:
            bloom = Foliage()
            greens = Foliage()
            for i in range(int(width * 34)):
                x = dots.uniform(-width / 2 + 0.1, width / 2 - 0.1)
                spot = (x, -depth - 0.02 + dots.uniform(-0.08, 0.04), 0.95 + dots.uniform(-0.05, 0.18))
                way = (dots.uniform(-1, 1), dots.uniform(-1, 0.3), dots.uniform(-0.4, 0.9))
                (bloom if i % 3 == 0 else greens).add(spot, way, 0.12, 0.09, 0.4, "heart", dots.uniform(-1, 1))
            bloom.done(plain(("#c9483f", "#d98a9c", "#e8e2d4")[plants % 3], 0.8, name="facade bloom"))
            greens.done(leaf("#5d8a4e"))
            box((width * 0.9, 0.16, 0.15), (0, -depth - 0.02, 0.8), plain("#b5654a", 0.9, name="flower box"), 0.01)
    return thing


def tree(x, y, high, seed=1, tone="#6f9459", trunk=0.09):
    """A broad-leaved tree: a trunk, boughs, a crown of many leaves."""
    dots = dice(f"street tree{seed}")
    bark = plain("#6a5644", 0.95, name="bark")
    rod((x, y, 0), (x + 0.1, y, high * 0.55), trunk, bark, trunk * 0.55)
    crown = Foliage()
    clumps = []
    for i in range(11):
        a, b = i * 2.4, dots.uniform(-0.55, 0.95)
        r = high * 0.24 * dots.uniform(0.6, 1.1)
        clumps.append((x + r * cos(a), y + r * sin(a), high * 0.68 + high * 0.2 * b, high * dots.uniform(0.13, 0.19)))
        rod((x + 0.08, y, high * 0.42), clumps[-1][:3], trunk * 0.35, bark, trunk * 0.12)
    inner = leaf("#4d6f41")
    for cx, cy, cz, r in clumps:
        ball(r * 0.72, (cx, cy, cz), inner, level=8)
        for i in range(330):
            a, b = i * 2.4, 1 - 2 * (i + 0.5) / 330
            flat = (1 - b * b) ** 0.5
            far = r * dots.uniform(0.75, 1.12)
            crown.add((cx + far * flat * cos(a), cy + far * flat * sin(a), cz + far * b), (flat * cos(a) + dots.uniform(-0.7, 0.7), flat * sin(a) + dots.uniform(-0.7, 0.7), b + dots.uniform(-0.5, 0.4)), high * 0.032, high * 0.02, 0.3, "oval", dots.uniform(-1, 1))
    crown.done(leaf(tone))


def bush(x, y, r, seed=1, tone="#6d9256"):
    """A round shrub."""
    dots = dice(f"bush{seed}")
    ball(r * 0.85, (x, y, r * 0.7), leaf("#4d6f41"), level=8)
    leaves = Foliage()
    for i in range(360):
        a, b = i * 2.4, 1 - 1.6 * (i + 0.5) / 360
        flat = max(0.0, 1 - b * b) ** 0.5
        far = r * dots.uniform(0.8, 1.08)
        leaves.add((x + far * flat * cos(a), y + far * flat * sin(a), r * 0.7 + far * b), (flat * cos(a), flat * sin(a), b + dots.uniform(-0.5, 0.5)), r * 0.22, r * 0.13, 0.2, "oval", dots.uniform(-1, 1))
    leaves.done(leaf(tone))


def street(wide=60, kerb=-7.0):
    """A lawn before the building, a pavement and the road."""
    box((wide, 14, 0.1), (0, -0.5, -0.1), grass("#86a264"), 0)
    paving, n = _start("paving")
    if n:
        place = n.new("ShaderNodeNewGeometry").outputs["Position"]
        flags = n.new("ShaderNodeTexBrick", {"Vector": place, "Color1": (*shade("#c9c1b2", 1.0), 1), "Color2": (*shade("#b9b0a0", 1.0), 1), "Mortar": linear("#948b7c"), "Scale": 1.0, "Mortar Size": 0.012, "Brick Width": 0.6, "Row Height": 0.6})
        n.set(Base_Color=flags.outputs["Color"], Roughness=0.95)
    box((wide, 2.4, 0.12), (0, kerb, -0.07), paving, 0.01)
    box((wide, 0.16, 0.14), (0, kerb - 1.28, -0.08), stone("#a9a295"), 0.01)
    box((wide, 12, 0.1), (0, kerb - 7.3, -0.17), stone("#8a8781"), 0)
    return paving


def daylight(hour="day", sun=(0.62, 0.55, -0.62)):
    """Sun and an open sky."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree_nodes = world.node_tree
    back = tree_nodes.nodes["Background"]
    where = tree_nodes.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    parts = tree_nodes.nodes.new("ShaderNodeSeparateXYZ")
    tree_nodes.links.new(where, parts.inputs[0])
    ramp = tree_nodes.nodes.new("ShaderNodeValToRGB")
    tree_nodes.links.new(parts.outputs[2], ramp.inputs[0])
    stops = [(0.0, "#f3eee2"), (0.12, "#dbe7ec"), (0.6, "#9cc0dc")] if hour == "day" else [(0.0, "#f0c39a"), (0.14, "#d9bcb0"), (0.6, "#8fa3c4")]
    for index, (at, colour) in enumerate(stops):
        point = ramp.color_ramp.elements[index] if index < 2 else ramp.color_ramp.elements.new(at)
        point.position, point.color = at, linear(colour)
    tree_nodes.links.new(ramp.outputs[0], back.inputs[0])
    back.inputs[1].default_value = 0.95
    beam = bpy.data.lights.new("sun", "SUN")
    beam.energy, beam.angle = 3.4 if hour == "day" else 2.6, radians(1.2)
    beam.color = linear("#ffeccb" if hour == "day" else "#ffc58a")[:3]
    thing = link(bpy.data.objects.new("sun", beam))
    thing.rotation_euler = Vector(sun).to_track_quat("-Z", "Y").to_euler()


def entrance(x, width=2.2, high=2.5, colour="#6b4a34"):
    """A door with a pane, two steps and a canopy; the wall faces -y."""
    with group("entrance") as thing:
        box((width + 0.3, 0.06, high + 0.15), (x, 0.01, 0.3), stone("#a59c8c"), 0.01)
        mat = wood("walnut") if colour == "wood" else paint(colour)
        for side in (-1, 1):
            box((width / 2 - 0.1, 0.05, high - 0.05), (x + side * width / 4 * 0.96, -0.04, 0.3), mat, 0.01)
            box((width / 2 - 0.34, 0.02, high - 0.9), (x + side * width / 4 * 0.96, -0.07, 0.95), pane(), 0)
        box((width + 1.2, 1.5, 0.14), (x, -0.72, high + 0.5), stone("#bdb5a6"), 0.02)
        for i in range(2):
            box((width + 0.8 - i * 0.2, 1.5 - i * 0.35, 0.15), (x, -0.75 + i * 0.17, i * 0.15), stone("#b3ab9c"), 0.01)
        cylinder(0.09, 0.05, (x, -0.8, high + 0.45), plain("#f7edd8", 0.4, name="globe"), 0.01)
    return thing

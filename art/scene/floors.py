"""Floors laid board by board, and tiles."""

import bmesh
import bpy
from mathutils import Vector

from .core import dice, link, mix, shade
from .materials import WOODS, _start


def board_stuff(colour, rough=0.36):
    """Wood whose grain follows the board (its UV) and whose tone differs from board to board."""
    mat, n = _start(f"boards {colour} {rough}")
    if n:
        tone = WOODS.get(colour, colour)
        uv = n.new("ShaderNodeTexCoord").outputs["UV"]
        grain = n.noise(n.new("ShaderNodeMapping", {"Vector": uv, "Scale": (1.6, 26.0, 1.0)}).outputs[0], 1.4, 5.0, 0.62, 0.6)
        pores = n.noise(n.new("ShaderNodeMapping", {"Vector": uv, "Scale": (5.0, 220.0, 1.0)}).outputs[0], 1.5, 3.0, 0.6)
        each = n.new("ShaderNodeVertexColor", layer_name="tone").outputs["Color"]
        value = n.add(n.add(grain, 0.5, "MULTIPLY"), n.add(n.add(pores, 0.2, "MULTIPLY"), n.add(each, 0.42, "MULTIPLY")))
        n.set(Base_Color=n.ramp(value, (0.25, shade(tone, 0.6)), (0.52, shade(tone, 0.9)), (0.85, shade(tone, 1.12))), Specular=0.4)
        n.set(Roughness=n.ramp(pores, (0.3, (rough + 0.12,) * 3), (0.7, (rough - 0.04,) * 3)))
        n.bump(n.add(pores, grain), 0.0012, 0.25)
    return mat


def _finish(data, colour, at, z):
    mesh = bpy.data.meshes.new("floor")
    data.to_mesh(mesh)
    data.free()
    mesh.materials.append(board_stuff(colour))
    thing = link(bpy.data.objects.new("floor", mesh))
    thing.location = (*at, z)
    return thing


def boards(width, depth, colour="oak", laid="planks", at=(0, 0), z=0.0, seed=1, along="x", spill=0.0):
    """A floor of planks or herringbone, its middle at `at`; boards go on under the walls by `spill`."""
    dots = dice(f"floor{seed}")
    data = bmesh.new()
    uv = data.loops.layers.uv.new("uv")
    tone = data.loops.layers.color.new("tone")
    gap = 0.0012
    far, deep = width / 2 + spill, depth / 2 + spill

    def lay(origin, u, v, long, wide):
        points = [origin, origin + u * long, origin + u * long + v * wide, origin + v * wide]
        inside = lambda p: (min(max(p.x, -far), far), min(max(p.y, -deep), deep), 0)
        if all(abs(p.x) > far for p in points) or all(abs(p.y) > deep for p in points):
            return
        places = [inside(p) for p in points]
        if len({(round(a, 4), round(b, 4)) for a, b, _ in places}) < 4:
            return
        face = data.faces.new([data.verts.new(p) for p in places])
        share, shift = dots.random(), dots.uniform(0, 50)
        for loop, (a, b) in zip(face.loops, ((0, 0), (long, 0), (long, wide), (0, wide))):
            loop[uv].uv = (a + shift, b + shift * 0.37)
            loop[tone] = (share, share, share, 1)

    if laid == "planks":
        wide, long = 0.16, 1.9
        first, second = (Vector((1, 0, 0)), Vector((0, 1, 0))) if along == "x" else (Vector((0, 1, 0)), Vector((1, 0, 0)))
        reach, rows = (width, depth) if along == "x" else (depth, width)
        for row in range(int(rows / wide) + 1):
            start = -reach / 2 - dots.uniform(0, long)
            while start < reach / 2:
                lay(first * start + second * (-rows / 2 + row * wide), first, second, long - gap, wide - gap)
                start += long
    else:
        wide, long = 0.1, 0.5
        u, v = Vector((0.7071, 0.7071, 0)), Vector((-0.7071, 0.7071, 0))
        reach = int((width + depth) / wide) + 8
        for row in range(-reach, reach):
            for column in range(-6 - int(width / 0.7), 7 + int(width / 0.7)):
                base = u * (row * wide) + v * (row * wide) + (u - v) * (column * long)
                middle = base + u * long / 2
                if abs(middle.x) > width / 2 + long or abs(middle.y) > depth / 2 + long:
                    continue
                lay(base, u, v, long - gap, wide - gap)
                lay(base + u * long + v * (wide - long), v, u, long - gap, wide - gap)
    under = bmesh.ops.create_grid(data, x_segments=1, y_segments=1, size=0.5)
    for vert in under["verts"]:
        vert.co = Vector((vert.co.x * width, vert.co.y * depth, -0.002))
    for face in {f for vert in under["verts"] for f in vert.link_faces}:
        for loop in face.loops:
            loop[tone] = (0.4, 0.4, 0.4, 1)
    return _finish(data, colour, at, z)


def tile_stuff(colour, size=0.3, joint="#cfc8ba", rough=0.25, wall=False, run=0.0, other=None, high=None):
    """Tiles: for a floor by x and y, for a wall by its length and z; `run` 0.5 lays them in bond."""
    mat, n = _start(f"tiles {colour} {size} {joint} {wall} {run} {other} {high}")
    if n:
        place = n.place(vary=False)
        if wall:
            parts = n.new("ShaderNodeSeparateXYZ", {0: place})
            place = n.new("ShaderNodeCombineXYZ", {0: n.add(parts.outputs[0], parts.outputs[1]), 1: parts.outputs[2]}).outputs[0]
        tint = other or mix(colour, "#8a8276", 0.12)
        bricks = n.new("ShaderNodeTexBrick", {"Vector": place, "Color1": (*shade(colour, 1.02), 1), "Color2": (*(shade(tint, 1.0) if other else mix(colour, tint, 0.6)), 1), "Mortar": (*shade(joint, 1), 1), "Scale": 1.0, "Mortar Size": 0.003, "Mortar Smooth": 0.1, "Bias": 0.0, "Brick Width": size, "Row Height": high or size})
        bricks.offset, bricks.squash = run, 1.0
        n.set(Base_Color=bricks.outputs["Color"], Roughness=n.ramp(bricks.outputs["Fac"], (0.0, (rough,) * 3), (0.9, (0.9,) * 3)))
        wave = n.noise(place, 9.0 if wall else 3.0, 2.0)
        height = n.add(n.add(bricks.outputs["Fac"], -1.0, "MULTIPLY"), n.add(wave, 0.9 if wall else 0.15, "MULTIPLY"))
        n.bump(height, 0.003, 0.35)
    return mat

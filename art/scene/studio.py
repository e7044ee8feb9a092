"""The set for pictures of products: a paper-coloured sweep, one soft light, one camera language."""

from math import cos, radians, sin, tan

import bpy
import cv2
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from . import clean
from .core import corners, linear, link
from .materials import _start, plain

PAPER = "#f5f0e6"


def area(at, target, size, power, colour="#ffffff", hidden=True):
    """A square lamp that shines towards a point."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.size, lamp.energy = size, power
    lamp.color = linear(colour)[:3]
    thing = link(bpy.data.objects.new("area", lamp))
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = not hidden
    return thing


def sky(colour, strength, shine=None):
    """An even light from all around; mirrors and glass may see a brighter one."""
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = linear(colour)
    world.node_tree.nodes["Background"].inputs[1].default_value = strength
    if shine:
        tree = world.node_tree
        ray = tree.nodes.new("ShaderNodeLightPath")
        either = tree.nodes.new("ShaderNodeMath")
        either.operation = "MAXIMUM"
        level = tree.nodes.new("ShaderNodeMapRange")
        level.inputs["To Min"].default_value, level.inputs["To Max"].default_value = strength, shine
        tree.links.new(ray.outputs["Is Glossy Ray"], either.inputs[0])
        tree.links.new(ray.outputs["Is Transmission Ray"], either.inputs[1])
        tree.links.new(either.outputs[0], level.inputs["Value"])
        tree.links.new(level.outputs[0], tree.nodes["Background"].inputs[1])
    return world


def camera(at, target, lens=70.0):
    """A camera looking at a point."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    thing = link(bpy.data.objects.new("camera", data))
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = thing
    bpy.context.view_layer.update()
    return thing


def fit(view, points, fill=0.75):
    """Moves the camera along and across its line of sight until the points fill that share of the square."""
    scene = bpy.context.scene
    for _ in range(8):
        seen = [world_to_camera_view(scene, view, p) for p in points]
        left, right = min(p.x for p in seen), max(p.x for p in seen)
        low, high = min(p.y for p in seen), max(p.y for p in seen)
        away = sum(p.z for p in seen) / len(seen)
        frame = away * view.data.sensor_width / view.data.lens
        axes = view.matrix_world.to_3x3()
        middle = Vector((((left + right) / 2 - 0.5) * frame, ((low + high) / 2 - 0.5) * frame, 0))
        view.location += axes @ middle
        view.location -= (axes @ Vector((0, 0, -1))) * away * (max(right - left, high - low) / fill - 1)
        bpy.context.view_layer.update()


def approach(view, points, low=False, share=0.58, margin=0.07):
    """Zooms in until the frame shows that share of the thing: its left upper corner, or the lower one. Gives the frame
    as (left, top, size) in shares of the picture before."""
    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, view, p) for p in points]
    sides = [(min(p[i] for p in seen), max(p[i] for p in seen)) for i in (0, 1)]
    size = max(end - start for start, end in sides) * share
    corner = [start - margin * size if end - start > size else (start + end - size) / 2 for start, end in sides]
    if sides[1][1] - sides[1][0] > size and not low:
        corner[1] = sides[1][1] + margin * size - size
    view.data.lens /= size
    view.data.shift_x, view.data.shift_y = [(start + size / 2 - 0.5) / size for start in corner]
    return corner[0], 1 - corner[1] - size, size


def sweep(size, colour, wall_at):
    """A floor that bends up into a wall behind."""
    bend = size * 0.6
    line = [(-size * 9, 0.0)] + [(wall_at - bend + bend * sin(radians(a)), bend - bend * cos(radians(a))) for a in range(0, 91, 6)] + [(wall_at, size * 12)]
    verts = [(x, y, z) for y, z in line for x in (-size * 14, size * 14)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    mesh = bpy.data.meshes.new("sweep")
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.materials.append(plain(colour, 0.95, name="sweep"))
    thing = link(bpy.data.objects.new("sweep", mesh))
    thing["backdrop"] = 1
    return thing


def stage(stand="floor", side=-24, height=14, lens=75, fill=0.76, size=800):
    """Lights the thing that stands in the scene and finds the frame; gives the camera and the corners of the thing."""
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = size
    points = corners()
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    middle, reach = (low + high) / 2, (high - low).length / 2
    if stand == "wall":
        sweep(reach * 2.2, "#fbf8f2", high.y + 0.002)
        bpy.context.scene.objects["sweep"].location.z = low.z - reach * 3.5
    elif stand == "air":
        sweep(reach * 2.2, "#fbf8f2", high.y + reach * 2.4)
        bpy.context.scene.objects["sweep"].location.z = low.z - reach * 6
    else:
        sweep(reach * 2.2, "#fbf8f2", high.y + reach * 3.4)
    d = reach * 4.2
    key = middle + Vector((-0.95 * d, -0.55 * d, 1.0 * d))
    area(key, middle, reach * 3.2, 30 * d * d, "#fff4e4")
    area(middle + Vector((1.2 * d, -0.9 * d, 0.5 * d)), middle, reach * 5.5, 4.5 * d * d, "#f2f4ff")
    sky("#fbf6ee", 0.36, 0.95)
    card(middle, reach)
    turn, up = radians(side), radians(height)
    away = Vector((sin(turn) * cos(up), -cos(turn) * cos(up), sin(up)))
    view = camera(middle + away * reach * 8, middle, lens)
    fit(view, points, fill)
    return view, points


def print_on_paper(path, picture, gain=None):
    """Saves linear RGB as a picture on paper tone."""
    on_paper = picture * (paper_gain(picture) if gain is None else gain)
    clean.save(path, clean.develop(undo_shoulder(on_paper), contrast=1.1))


def part(gain, frame, size):
    """What of the gain of a whole picture is in a frame of it, enlarged."""
    whole = gain.shape[0]
    left, top, share = [float(v) * whole for v in frame]
    steps = (np.arange(size, dtype=np.float32) + 0.5) / size * share
    x, y = np.meshgrid(steps + left, steps + top)
    return cv2.remap(gain, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def paper_gain(picture, share=0.9):
    """Evens out the backdrop: a smooth surface through its rim is brought to the tone of the paper."""
    size = picture.shape[0]
    y, x = np.mgrid[-1 : 1 : size * 1j, -1 : 1 : size * 1j].astype(np.float32)
    terms = np.stack([np.ones_like(x), x, y, x * y, x * x, y * y], axis=-1)
    edge = max(4, size // 40)
    rim = np.ones((size, size), bool)
    rim[edge:-edge, edge:-edge] = False
    paper = np.array(linear(PAPER)[:3], dtype=np.float32)
    gain = np.empty_like(picture)
    for channel in range(3):
        values = np.log(np.maximum(picture[..., channel], 1e-4))
        chosen = rim.copy()
        for _ in range(3):
            fitted, *_ = np.linalg.lstsq(terms[chosen], values[chosen], rcond=None)
            smooth = terms @ fitted
            chosen = rim & (values > smooth - 0.05)
        middle = smooth.mean()
        gain[..., channel] = paper[channel] * 0.985 / np.exp(middle + (smooth - middle) * share)
    return gain


def card(middle, reach):
    """A bright sheet behind the camera that only mirrors, glazes and metals see."""
    data = bpy.data.meshes.new("card")
    w, h = reach * 16, reach * 12
    data.from_pydata([(-w, -reach * 14, -h), (w, -reach * 14, -h), (w, -reach * 13, h), (-w, -reach * 13, h)], [], [(0, 1, 2, 3)])
    mat, nodes = _start("card")
    if nodes:
        where = nodes.new("ShaderNodeTexCoord").outputs["Generated"]
        fade = nodes.ramp(nodes.new("ShaderNodeSeparateXYZ", {0: where}).outputs[2], (0.3, "#9a907f"), (0.75, "#fffaf2"))
        nodes.set(Base_Color=linear("#000000"), Emission=fade, Emission_Strength=0.95, Specular=0.0)
    data.materials.append(mat)
    thing = link(bpy.data.objects.new("card", data))
    thing.location = middle
    thing["backdrop"] = 1
    thing.visible_camera = thing.visible_diffuse = thing.visible_shadow = False


def undo_shoulder(picture):
    """So that the paper comes out in its own tone after the soft shoulder of `develop`."""
    knee, slope = 0.62, 0.78
    share = np.clip((picture - knee) / (1 - knee), 0, 0.985)
    return np.where(picture > knee, knee - (1 - knee) / slope * np.log(1 - share), picture)

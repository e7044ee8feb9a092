"""The shell of a room: floor, walls with openings, windows, doors, light, and the camera in it."""

from math import radians

import bpy
import numpy as np
from mathutils import Vector

from . import clean
from .core import group, linear, link, mix
from .floors import boards, tile_stuff
from .materials import _start, paint, plain, plaster
from .materials_hard import black, brass, window_glass
from .render import render
from .shapes import box, lathe, rod, tube
from .studio import area, sky
from .textiles import drape

HIGH = 2.65


def wall(length, at, turn, mat, holes=(), high=HIGH, thick=0.14):
    """A wall standing on the floor; its inner face runs from `at` along +x (turned); holes are (x, z, w, h)."""
    with group("wall") as thing:
        x = 0.0
        for hx, hz, hw, hh in sorted(holes):
            if hx > x:
                box((hx - x, thick, high), ((x + hx) / 2, thick / 2, 0), mat, 0)
            if hz > 0:
                box((hw, thick, hz), (hx + hw / 2, thick / 2, 0), mat, 0)
            box((hw, thick, high - hz - hh), (hx + hw / 2, thick / 2, hz + hh), mat, 0)
            x = hx + hw
        if x < length:
            box((length - x, thick, high), ((x + length) / 2, thick / 2, 0), mat, 0)
    thing.location = (*at, 0)
    thing.rotation_euler[2] = radians(turn)
    return thing


def window(width, height, panes=2, colour="#f4f0e8", sill=True):
    """A window for a hole of that size; its lower left inner corner is the origin, the room is at -y."""
    mat = paint(colour, 0.35)
    rim, deep = 0.055, 0.06
    y = 0.07
    with group("window") as thing:
        for x in (rim / 2, width - rim / 2):
            box((rim, deep, height), (x, y, 0), mat, 0.006)
        for z in (0, height - rim):
            box((width - 2 * rim, deep, rim), (width / 2, y, z), mat, 0.006)
        for i in range(1, panes):
            box((rim * 1.25, deep, height - 2 * rim), (width * i / panes, y, rim), mat, 0.006)
        box((width - rim, 0.004, height - rim), (width / 2, y, rim / 2), window_glass(), 0)
        if panes > 1:
            rod((width / panes - 0.02 if panes == 2 else width / panes, y - 0.035, height * 0.46), (width / panes - 0.02 if panes == 2 else width / panes, y - 0.035, height * 0.46 - 0.1), 0.007, brass())
        if sill:
            box((width + 0.12, 0.2, 0.03), (width / 2, -0.03, -0.03), mat, 0.008)
    return thing


def radiator(width, height=0.5):
    """A white ribbed radiator under a window; the wall is at y = 0."""
    mat = paint("#f4f1ea", 0.35)
    with group("radiator") as thing:
        count = int(width / 0.055)
        for i in range(count):
            x = -width / 2 + width * (i + 0.5) / count
            box((0.044, 0.07, height), (x, -0.07, 0.12), mat, 0.016)
    return thing


def door(width=0.86, high=2.05, colour="#f0ebe0", handle=True, open_by=0):
    """A panelled door in its frame, on the wall behind (y = 0)."""
    mat = paint(colour) if isinstance(colour, str) and colour.startswith("#") else colour
    with group("door") as thing:
        for side in (-1, 1):
            box((0.09, 0.05, high), (side * (width / 2 + 0.045), -0.02, 0), mat, 0.006)
        box((width + 0.18, 0.05, 0.09), (0, -0.02, high), mat, 0.006)
        box((width, 0.03, high - 0.01), (0, -0.012, 0.005), mat, 0.003)
        for low, up in ((0.18, 0.9), (1.05, high - 0.18)):
            for side in (-1, 1):
                box((width / 2 - 0.15, 0.014, up - low), (side * width / 4 * 0.98, -0.03, low), mat, 0.006)
        if handle:
            tube([(width / 2 - 0.07, -0.03, 1.0), (width / 2 - 0.07, -0.075, 1.0), (width / 2 - 0.19, -0.078, 1.0)], 0.0085, brass(), smooth=False)
            lathe([(0, 0), (0.024, 0), (0.024, 0.008), (0, 0.01)], (width / 2 - 0.07, -0.027, 1.0), brass(), (90, 0, 0))
    return thing


def skirting(length, at, turn, colour="#f4f0e8"):
    """A board along the foot of a wall."""
    with group("skirting") as thing:
        box((length, 0.014, 0.08), (length / 2, -0.007, 0), paint(colour, 0.4), 0.003)
    thing.location = (*at, 0)
    thing.rotation_euler[2] = radians(turn)
    return thing


def outside(at, turn=0, hour="day", size=26):
    """What is seen through a window: sky, and trees out of focus."""
    mat, n = _start(f"outside {hour}")
    if n:
        where = n.new("ShaderNodeTexCoord").outputs["Generated"]
        z = n.new("ShaderNodeSeparateXYZ", {0: where}).outputs[2]
        trees = n.noise(where, 7.0, 3.0, 0.5)
        edge = n.add(z, n.add(n.add(trees, 0.5, "SUBTRACT"), 0.55, "MULTIPLY"))
        day = hour == "day"
        sky_low, sky_high = ("#f2f6f6", "#cfe2ee") if day else ("#4a5a78", "#1d2a44")
        green = ("#a9bf95", "#7f9f76") if day else ("#27324a", "#1b2438")
        above = n.ramp(z, (0.4, sky_low), (0.9, sky_high))
        below = n.ramp(n.noise(where, 24.0, 3.0), (0.35, green[1]), (0.65, green[0]))
        share = n.ramp(edge, (0.42, "#000000"), (0.56, "#ffffff"))
        both = n.new("ShaderNodeMixRGB", {0: share, 1: below, 2: above}).outputs[0]
        n.set(Base_Color=(0, 0, 0, 1), Specular=0.0, Emission=both, Emission_Strength=1.5 if day else 0.5)
    data = bpy.data.meshes.new("outside")
    data.from_pydata([(-size / 2, 0, -size * 0.4), (size / 2, 0, -size * 0.4), (size / 2, 0, size * 0.6), (-size / 2, 0, size * 0.6)], [], [(0, 1, 2, 3)])
    data.materials.append(mat)
    thing = link(bpy.data.objects.new("outside", data))
    thing.location = (*at, 0)
    thing.rotation_euler[2] = radians(turn)
    thing.visible_diffuse = thing.visible_shadow = False
    thing["backdrop"] = 1
    return thing


def shell(look, width, depth, window_on="left", wall_tiles=None, floor_tiles=None, holes=None, high=HIGH, accent="back", curtains=None, lamp=True, sun=True):
    """A room with its back wall at y = 0, open towards the viewer (-y). The window is left, back, or none."""
    back_holes, left_holes = (), ()
    holes = holes or ((0.9, 0.85, 1.7, 1.45) if window_on == "left" else (width / 2 - 1.0, 0.75, 2.0, 1.6))
    if window_on == "left":
        hx, hz, hw, hh = holes
        left_holes = ((depth - hx - hw, hz, hw, hh),)
    elif window_on == "back":
        back_holes = (holes,)
    paint_back, paint_side = (plaster(look.side), plaster(look.wall)) if accent == "back" else (plaster(look.wall), plaster(look.side))
    if accent == "none":
        paint_back = paint_side = plaster(look.wall)
    if floor_tiles:
        box((width, depth, 0.04), (0, -depth / 2, -0.04), floor_tiles, 0)
    else:
        boards(width, depth, look.floor, look.laid, (0, -depth / 2), seed=look.key, along="x", spill=0.5)
    wall(width, (-width / 2, 0), 0, wall_tiles or paint_back, back_holes, high)
    wall(depth, (-width / 2, -depth), 90, paint_side, left_holes, high)
    wall(depth, (width / 2, 0), -90, wall_tiles if wall_tiles and accent == "all" else paint_side, (), high)
    box((width, depth, 0.1), (0, -depth / 2, high), plaster("#f6f3ec"), 0)
    if not wall_tiles:
        skirting(width, (-width / 2, 0), 0)
        skirting(depth, (-width / 2, -depth), 90)
        skirting(depth, (width / 2, 0), -90)
    evening = look.hour == "evening"
    if window_on != "none":
        hx, hz, hw, hh = holes
        one = window(hw, hh, 2 if hw < 1.9 else 3)
        if window_on == "left":
            one.location, one.rotation_euler[2] = (-width / 2, -hx - hw, hz), radians(90)
            outside((-width / 2 - 5, -hx - hw / 2), 90, look.hour)
            light_at, aim = (-width / 2 - 0.35, -hx - hw / 2, hz + hh / 2), (1.0, -hx - hw / 2 - 0.2, 0.6)
        else:
            one.location = (-width / 2 + hx, 0, hz)
            outside((0, 6), 0, look.hour)
            light_at, aim = (-width / 2 + hx + hw / 2, 0.4, hz + hh / 2), (-width / 2 + hx + hw / 2, -3, 0.4)
        if not evening:
            lamp_object = area(light_at, aim, hw, 150 * hw * hh / 2.4, "#fff6ea")
            lamp_object.data.shape, lamp_object.data.size_y = "RECTANGLE", hh
        if curtains:
            for side in (0, 1):
                with group("curtain") as cloth_group:
                    drape(hw * 0.3, hz + hh + 0.15, 5, curtains, 0.04, side + 3, at=(0, 0, hz + hh + 0.16))
                off = (-0.1, hw + 0.1)[side]
                if window_on == "left":
                    cloth_group.location, cloth_group.rotation_euler[2] = (-width / 2 + 0.12, -hx - hw + off, 0), radians(90)
                else:
                    cloth_group.location = (-width / 2 + hx + off, -0.12, 0)
            z = hz + hh + 0.2
            if window_on == "left":
                rod((-width / 2 + 0.12, -hx - hw - 0.45, z), (-width / 2 + 0.12, -hx + 0.45, z), 0.012, black() if look.metal == "steel" else brass())
            else:
                rod((-width / 2 + hx - 0.45, -0.12, z), (-width / 2 + hx + hw + 0.45, -0.12, z), 0.012, black() if look.metal == "steel" else brass())
    if not evening:
        if sun and window_on != "none":
            beam = bpy.data.lights.new("sun", "SUN")
            beam.energy, beam.angle, beam.color = 5.0, radians(2.5), linear("#ffe6c2")[:3]
            thing = link(bpy.data.objects.new("sun", beam))
            way = Vector((1, -0.35, -0.72)) if window_on == "left" else Vector((0.55, -1, -0.8))
            thing.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
        sky("#f6f3ee", 0.55)
        area((0.3, -depth - 0.6, high - 0.25), (0, -depth * 0.3, 0.7), 2.6, 55 * (width * depth / 16), "#fff8ee")
    else:
        sky(mix("#5b6a90", "#b8a58c", 0.45), 0.16)
        area((0.2, -depth - 0.5, high - 0.2), (0, -depth * 0.3, 0.8), 2.4, 16 * (width * depth / 16), "#ffdcae")


def snap(path, at, target, lens=24, width=1200, height=800, samples=16, turned=False, level=0.30, warmth=0.0, bounces=3, fstop=None, upright=True, contrast=1.1):
    """Takes the picture with upright walls and brings it to an even brightness."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_start = lens, 0.02
    view = link(bpy.data.objects.new("camera", data))
    view.location = at
    way = Vector(target) - Vector(at)
    flat = Vector((way.x, way.y, 0))
    view.rotation_euler = (flat if upright else way).to_track_quat("-Z", "Y").to_euler()
    if upright:
        data.shift_y = way.z / flat.length * lens / data.sensor_width
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = way.length
    bpy.context.scene.camera = view
    picture = render(width, height, samples, bounces=bounces, scale=0.72)
    grey = picture @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)
    gain = 1.14 * level / np.exp(np.mean(np.log(np.maximum(grey, 0.01))))
    picture = picture * gain
    if turned:
        picture = picture[:, ::-1]
    clean.save(path, clean.develop(picture, contrast=contrast, warmth=warmth - 0.02, saturation=0.84))


__all__ = ["door", "plain", "radiator", "shell", "snap", "tile_stuff", "wall", "window"]

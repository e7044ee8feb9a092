"""The apartment of the rooms menu, cut open and seen from above, by day and by night, with its zones."""

import json
from functools import partial
from math import cos, radians, sin
from pathlib import Path

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from . import apartment_rooms as rooms
from . import clean
from .core import clear, group, linear, link, place
from .floors import boards, tile_stuff
from .materials import _start, plain, plaster, wood
from .materials_hard import grass, window_glass
from .render import render
from .shapes import box, rod
from .studio import sky

# Metres: x to the lower right, y to the lower left; the plan of server/demo/drawings/apartment-plan.ts.
PLAN = {
    "bedroom": (0, 0, 4.4, 4), "bathroom": (4.4, 0, 2.8, 4), "kitchen": (7.2, 0, 4.8, 4), "hallway": (0, 4, 3.4, 3.4),
    "living-room": (3.4, 4, 5.8, 3.4), "terrace": (9.2, 4, 2.8, 3.4), "garden": (0, 7.4, 12, 2.7),
}
TALL, LOW = 2.1, 0.95


def wall_x(y, x0, x1, high, mat, holes=()):
    """A wall along x; holes are (from, to, low, up)."""
    at = x0
    for a, b, low, up in sorted(holes):
        if a > at:
            box((a - at, 0.12, high), ((at + a) / 2, -y, 0), mat, 0.006)
        if low > 0:
            box((b - a, 0.12, low), ((a + b) / 2, -y, 0), mat, 0.006)
        if up < high:
            box((b - a, 0.12, high - up), ((a + b) / 2, -y, up), mat, 0.006)
        at = b
    if at < x1:
        box((x1 - at, 0.12, high), ((at + x1) / 2, -y, 0), mat, 0.006)


def wall_y(x, y0, y1, high, mat, holes=()):
    """A wall along y."""
    at = y0
    for a, b, low, up in sorted(holes):
        if a > at:
            box((0.12, a - at, high), (x, -(at + a) / 2, 0), mat, 0.006)
        if low > 0:
            box((0.12, b - a, low), (x, -(a + b) / 2, 0), mat, 0.006)
        if up < high:
            box((0.12, b - a, high - up), (x, -(a + b) / 2, up), mat, 0.006)
        at = b
    if at < y1:
        box((0.12, y1 - at, high), (x, -(at + y1) / 2, 0), mat, 0.006)


def glazing(x0, x1, low, up, along_x=True, at=0.0, panes=2):
    """A white window in a hole."""
    frame = plain("#f7f3ea", 0.4, name="frame")
    size = (x1 - x0, 0.05)
    middle = ((x0 + x1) / 2, at)
    with group("glazing") as thing:
        for z in (low, up - 0.05):
            box((size[0], 0.07, 0.05), (middle[0], 0, z), frame, 0.004)
        for i in range(panes + 1):
            box((0.05, 0.07, up - low), (x0 + 0.025 + (size[0] - 0.05) * i / panes, 0, low), frame, 0.004)
        box((size[0], 0.006, up - low), (middle[0], 0, low), window_glass(), 0)
    if along_x:
        thing.location.y = -at
    else:
        thing.rotation_euler[2] = radians(-90)
        thing.location = (at, 0, 0)
    return thing


def ground():
    """The base, the floors and the lawn."""
    base = plain("#cdbb9c", 0.8, name="base")
    box((12.3, 10.4, 0.34), (6, -5.05, -0.36), base, 0.03)
    floors = {"bedroom": ("oak", "herringbone"), "living-room": ("oak", "herringbone")}
    for room, (x, y, w, d) in PLAN.items():
        middle = (x + w / 2, -(y + d / 2))
        if room in floors:
            boards(w, d, *floors[room], at=middle, z=0.004, seed=room)
        elif room == "bathroom":
            box((w, d, 0.02), (*middle, -0.016), tile_stuff("#d6e2da", 0.3, "#f4f1ea", 0.3, other="#c6d6cc"), 0)
        elif room == "kitchen":
            box((w, d, 0.02), (*middle, -0.016), tile_stuff("#ead9bf", 0.4, "#f6efe2", 0.35, other="#f1e6d2"), 0)
        elif room == "hallway":
            box((w, d, 0.02), (*middle, -0.016), tile_stuff("#e9dcc6", 0.34, "#d8c6a8", 0.35, other="#d9b998"), 0)
        elif room == "terrace":
            deck = wood("teak")
            for i in range(19):
                box((0.138, d - 0.02, 0.03), (x + 0.075 + i * 0.1465, middle[1], -0.014), deck, 0.005)
        else:
            box((w, d, 0.03), (*middle, -0.018), grass("#8fae6c"), 0.02)


def walls():
    """Tall walls behind, low ones between the rooms, so that every room is seen."""
    outer = plaster("#f4ede0")
    inner = plaster("#f4ede0")
    wall_x(-0.06, -0.12, 12.0, TALL, outer, ((0.0 + 8.0, 9.7, 1.1, 1.9), (5.0, 5.0, 0, 0)))
    glazing(8.0, 9.7, 1.1, 1.9, True, -0.06)
    wall_y(-0.06, 0, 7.4, TALL, outer, ((1.5, 2.9, 0.8, 1.85),))
    glazing(1.5, 2.9, 0.8, 1.85, False, -0.06)
    for room, tone in (("bedroom", "#dcc3b4"), ("bathroom", "#cddcd2"), ("kitchen", "#efe2c6")):
        x, _, w, _ = PLAN[room]
        holes = ((8.0, 9.7, 1.1, 1.9),) if room == "kitchen" else ()
        at = x
        for a, b, low, up in holes:
            box((a - at, 0.006, TALL - 0.01), ((at + a) / 2, -0.003, 0), plaster(tone), 0)
            box((b - a, 0.006, low), ((a + b) / 2, -0.003, 0), plaster(tone), 0)
            box((b - a, 0.006, TALL - 0.01 - up), ((a + b) / 2, -0.003, up), plaster(tone), 0)
            at = b
        box((x + w - at, 0.006, TALL - 0.01), ((at + x + w) / 2, -0.003, 0), plaster(tone), 0)
    tone = plaster("#d3c3a4")
    box((0.006, 3.4, TALL - 0.01), (0.003, -5.7, 0), tone, 0)
    wall_y(4.4, 0, 4, LOW, inner)
    wall_y(7.2, 0, 4, LOW, inner)
    wall_x(4, 0, 12, LOW, inner, ((1.3, 2.2, 0, 0), (5.3, 6.1, 0, 0), (7.9, 8.9, 0, 0)))
    wall_y(3.4, 4.06, 7.4, LOW, inner, ((5.7, 6.7, 0, 0),))
    wall_y(9.2, 4.06, 7.4, LOW, inner, ((4.9, 6.6, 0, 0),))
    wall_x(7.4, 0, 9.2, 0.3, inner, ((3.9, 5.4, 0, 0),))
    rail = plain("#35443c", 0.45, name="railing")
    for start, end in (((11.94, -4.1), (11.94, -7.36)), ((9.3, -7.36), (11.94, -7.36))):
        a, b = Vector((*start, 0)), Vector((*end, 0))
        count = int((b - a).length / 0.14)
        for i in range(count + 1):
            p = a.lerp(b, i / count)
            rod((p.x, p.y, 0), (p.x, p.y, 0.72), 0.011, rail)
        box((abs(b.x - a.x) + 0.06, abs(b.y - a.y) + 0.06, 0.035), ((a.x + b.x) / 2, (a.y + b.y) / 2, 0.72), wood("teak"), 0.008)
    box((0.12, 3.4, LOW), (12.06, -9.9, -9), inner, 0)
    wall_y(12.06, -0.06, 4, LOW, inner)


def view():
    """A camera without perspective from the lower right."""
    data = bpy.data.cameras.new("camera")
    data.type, data.ortho_scale = "ORTHO", 18.3
    thing = link(bpy.data.objects.new("camera", data))
    up = radians(35.5)
    away = Vector((cos(up) * 0.7071, -cos(up) * 0.7071, sin(up)))
    middle = Vector((6.0, -5.05, 0.81))
    thing.location = middle + away * 40
    thing.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = thing
    bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = 1600, 1000
    bpy.context.view_layer.update()
    return thing


def zones(camera, path):
    """Writes the floors of the seven rooms as they lie in the picture, in pixels of 1600 × 1000."""
    scene = bpy.context.scene

    def seen(x, y):
        p = world_to_camera_view(scene, camera, Vector((x, -y, 0)))
        return [round(p.x * 1600, 1), round((1 - p.y) * 1000, 1)]

    found = [{"room": room, "points": [seen(x, y), seen(x + w, y), seen(x + w, y + d), seen(x, y + d)]} for room, (x, y, w, d) in PLAN.items()]
    Path(path).write_text(json.dumps({"width": 1600, "height": 1000, "zones": found}, indent=1) + "\n")


def paper(colour):
    """The table on which the model stands."""
    data = bpy.data.meshes.new("table")
    data.from_pydata([(-60, -60, -0.36), (60, -60, -0.36), (60, 60, -0.36), (-60, 60, -0.36)], [], [(0, 1, 2, 3)])
    data.materials.append(plain(colour, 0.95, name="paper"))
    link(bpy.data.objects.new("table", data))


def build(night):
    """Everything but light."""
    ground()
    walls()
    for part in (rooms.bedroom, rooms.bathroom, rooms.kitchen, rooms.hallway, rooms.living_room, rooms.terrace, rooms.garden):
        part(1.0 if night else 0.0)


def _make(hour, path, preview):
    clear()
    night = hour == "night"
    build(night)
    paper("#3c4650" if night else "#f3ece0")
    beam = bpy.data.lights.new("sun", "SUN")
    thing = link(bpy.data.objects.new("sun", beam))
    thing.rotation_euler = Vector((0.75, -0.28, -0.95)).to_track_quat("-Z", "Y").to_euler()
    if night:
        beam.energy, beam.angle, beam.color = 0.16, radians(8), linear("#9fb4e8")[:3]
        sky("#5a6c98", 0.13)
    else:
        beam.energy, beam.angle, beam.color = 2.9, radians(5), linear("#ffeccf")[:3]
        sky("#f2f2ee", 0.72)
    camera = view()
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    zones(camera, Path(path).parent / "zones.json")
    width, height, samples = (480, 300, 10) if preview else (1600, 1000, 48)
    picture = render(width, height, samples, bounces=3, strength=0.5)
    exposure = 2.5 if night else 0.8
    clean.save(path, clean.develop(picture, exposure, contrast=1.12, saturation=0.92))


def jobs():
    """By day and by night."""
    for hour in ("day", "night"):
        yield f"apartment-{hour}", partial(_make, hour)


__all__ = ["jobs", "place", "_start"]

"""The empty stage, groups of parts, placing them, and colours."""

import random
from contextlib import contextmanager
from math import radians

import bpy

_parents = []


def clear():
    """Empties Blender: no objects, no materials."""
    _parents.clear()
    bpy.ops.wm.read_factory_settings(use_empty=True)


def link(thing):
    """Puts an object into the scene, under the group that is being built."""
    bpy.context.scene.collection.objects.link(thing)
    if _parents:
        thing.parent = _parents[-1]
    return thing


@contextmanager
def group(name="thing"):
    """Everything made inside belongs to one empty, which is moved as a whole."""
    empty = link(bpy.data.objects.new(name, None))
    _parents.append(empty)
    try:
        yield empty
    finally:
        _parents.pop()


def place(thing, x=0.0, y=0.0, z=0.0, turn=0.0, size=1.0):
    """Moves a group; the turn is in degrees, anticlockwise seen from above."""
    thing.location = (x, y, z)
    thing.rotation_euler[2] = radians(turn)
    thing.scale = (size, size, size)
    return thing


def tilt(thing, x=0.0, y=0.0, z=0.0):
    """Turns a thing about its three axes, in degrees."""
    thing.rotation_euler = (radians(x), radians(y), radians(z))
    return thing


def dice(seed):
    """A generator of numbers of its own, so that a scene is the same each time."""
    return random.Random(str(seed))


def linear(colour):
    """A hex colour, or a triple of linear numbers, as linear RGBA."""
    if not isinstance(colour, str):
        return (*colour[:3], 1.0)
    digits = colour.lstrip("#")
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return (*[p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts], 1.0)


def mix(one, other, share):
    """A hex or linear colour between two others, linear."""
    a, b = linear(one), linear(other)
    return tuple(a[i] * (1 - share) + b[i] * share for i in range(3))


def shade(colour, factor):
    """The colour made darker (below 1) or lighter (above 1), linear."""
    return tuple(min(1.0, part * factor) for part in linear(colour)[:3])


def corners(objects=None):
    """World positions of the vertices of what is shown, for fitting a camera."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for thing in objects or bpy.context.scene.objects:
        if thing.type not in {"MESH", "CURVE"} or thing.get("backdrop"):
            continue
        shown = thing.evaluated_get(graph)
        mesh = shown.to_mesh()
        step = max(1, len(mesh.vertices) // 400)
        found += [shown.matrix_world @ mesh.vertices[at].co for at in range(0, len(mesh.vertices), step)]
        shown.to_mesh_clear()
    return found

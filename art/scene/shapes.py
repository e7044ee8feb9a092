"""Solid forms with soft edges: boxes, turned bodies, tubes, outlines."""

from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Vector, noise

from .core import link


def finish(mesh_data, name, at, mat, turn=(0, 0, 0), weighted=False, smooth=True):
    """Makes an object of a mesh, smooth-shaded, and puts it into the scene."""
    mesh = bpy.data.meshes.new(name)
    mesh_data.to_mesh(mesh)
    mesh_data.free()
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = radians(42)
    thing = bpy.data.objects.new(name, mesh)
    thing.location = at
    thing.rotation_euler = [radians(part) for part in turn]
    if mat is not None:
        mesh.materials.append(mat)
    if weighted:
        thing.modifiers.new("normals", "WEIGHTED_NORMAL").keep_sharp = True
    return link(thing)


def grained(mat, size):
    """The material laid along the longest side, when it has a grain."""
    return mat(max(range(3), key=lambda axis: size[axis])) if callable(mat) else mat


def box(size, at, mat, bevel=0.004, turn=(0, 0, 0), steps=3):
    """A box of the given size; `at` is the middle of its underside."""
    data = bmesh.new()
    bmesh.ops.create_cube(data, size=1)
    bmesh.ops.scale(data, vec=Vector(size), verts=data.verts)
    bevel = min(bevel, min(size) * 0.49)
    if bevel > 0:
        bmesh.ops.bevel(data, geom=data.edges[:], offset=bevel, segments=steps, profile=0.5, affect="EDGES")
    bmesh.ops.translate(data, vec=(0, 0, size[2] / 2), verts=data.verts)
    return finish(data, "box", at, grained(mat, size), turn, weighted=True)


def soft(size, at, mat, radius=0.06, puff=0.02, turn=(0, 0, 0), crumple=0.004, seed=0, sag=0.0):
    """An upholstered block: round edges, a little swollen, not quite even."""
    data = bmesh.new()
    bmesh.ops.create_cube(data, size=1)
    bmesh.ops.scale(data, vec=Vector(size), verts=data.verts)
    radius = min(radius, min(size) * 0.48)
    bmesh.ops.bevel(data, geom=data.edges[:], offset=radius, segments=5, profile=0.5, affect="EDGES")
    for axis in range(3):
        edges = [e for e in data.edges if abs((e.verts[0].co - e.verts[1].co)[axis]) > size[axis] * 0.5]
        bmesh.ops.subdivide_edges(data, edges=edges, cuts=12, use_grid_fill=True)
    half = [part / 2 for part in size]
    for vert in data.verts:
        place = [vert.co[i] / half[i] for i in range(3)]
        for axis in range(3):
            a, b = (place[i] for i in range(3) if i != axis)
            vert.co[axis] += place[axis] * puff * max(0, 1 - a * a) * max(0, 1 - b * b)
        vert.co.z -= sag * max(0, 1 - place[0] ** 2) * max(0, 1 - place[1] ** 2)
        spot = vert.co * 5 + Vector((seed * 7.3, seed * 3.1, seed * 1.7))
        vert.co += noise.noise_vector(spot) * crumple
    bmesh.ops.translate(data, vec=(0, 0, half[2]), verts=data.verts)
    return finish(data, "soft", at, mat, turn)


def cylinder(radius, height, at, mat, bevel=0.004, turn=(0, 0, 0), top=None, steps=64):
    """A cylinder or a cone cut off; `at` is the middle of its foot."""
    bevel = min(bevel, height * 0.45, radius * 0.45)
    end = radius if top is None else top
    profile = [(0, 0), (radius - bevel, 0), (radius, bevel), (end, height - bevel), (end - bevel, height), (0, height)]
    return lathe(profile, at, mat, turn=turn, steps=steps, smooth=False)


def curve_through(points, parts):
    """More points along a smooth line through the given ones (Catmull and Rom)."""
    line = []
    for i in range(len(points) - 1):
        p = [Vector(points[max(0, min(len(points) - 1, i + k))]) for k in (-1, 0, 1, 2)]
        for step in range(parts):
            t = step / parts
            line.append(
                0.5 * (2 * p[1] + (p[2] - p[0]) * t + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t
                       + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t ** 3)
            )
    return [*line, Vector(points[-1])]


def lathe(profile, at, mat, turn=(0, 0, 0), steps=72, smooth=True, squash=1.0):
    """A turned body: the outline (radius, height) goes round the upright axis."""
    line = [Vector((r, 0, z)) for r, z in profile]
    if smooth:
        line = curve_through(line, 6)
    data = bmesh.new()
    rings = []
    for point in line:
        r = max(0.0, point.x)
        if r < 1e-5:
            rings.append([data.verts.new((0, 0, point.z))])
        else:
            angles = [2 * pi * i / steps for i in range(steps)]
            rings.append([data.verts.new((r * cos(a), r * sin(a) * squash, point.z)) for a in angles])
    for low, high in zip(rings, rings[1:]):
        for i in range(steps):
            j = (i + 1) % steps
            face = [low[i % len(low)], low[j % len(low)], high[j % len(high)], high[i % len(high)]]
            face = list(dict.fromkeys(face))
            if len(face) > 2:
                data.faces.new(face)
    bmesh.ops.recalc_face_normals(data, faces=data.faces[:])
    return finish(data, "turned", at, mat(2) if callable(mat) else mat, turn)


def ball(radius, at, mat, squash=(1, 1, 1), level=32):
    """A ball or an egg; `at` is its middle."""
    data = bmesh.new()
    bmesh.ops.create_uvsphere(data, u_segments=level * 2, v_segments=level, radius=radius)
    bmesh.ops.scale(data, vec=Vector(squash), verts=data.verts)
    return finish(data, "ball", at, mat(2) if callable(mat) else mat)


def tube(points, radius, mat, closed=False, smooth=True, at=(0, 0, 0), radii=None, turn=(0, 0, 0)):
    """A bent rod through the points; `radii` scale its thickness along the way."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 5
    curve.use_fill_caps = True
    line = curve.splines.new("POLY")
    path = [Vector(p) for p in points]
    if smooth and len(path) > 2:
        path = curve_through([*path, path[0]] if closed else path, 8)
        if closed:
            path = path[:-1]
    line.points.add(len(path) - 1)
    for index, point in enumerate(path):
        line.points[index].co = (*point, 1)
        if radii:
            share = index / max(1, len(path) - 1) * (len(radii) - 1)
            low = min(int(share), len(radii) - 2)
            line.points[index].radius = radii[low] + (radii[low + 1] - radii[low]) * (share - low)
    line.use_cyclic_u = closed
    line.use_smooth = True
    thing = bpy.data.objects.new("tube", curve)
    thing.location = at
    thing.rotation_euler = [radians(part) for part in turn]
    size = [max(p[i] for p in path) - min(p[i] for p in path) for i in range(3)]
    curve.materials.append(grained(mat, size))
    return link(thing)


def rod(start, end, radius, mat, top=None):
    """A straight rod between two points, thinner or thicker at its end when told."""
    return tube([start, end], radius, mat, smooth=False, radii=[1, (top or radius) / radius])


def ring(radius, thickness, at, mat, turn=(0, 0, 0)):
    """A ring lying flat."""
    points = [(radius * cos(2 * pi * i / 64), radius * sin(2 * pi * i / 64), 0) for i in range(64)]
    return tube(points, thickness, mat, closed=True, smooth=False, at=at, turn=turn)


def slab(outline, height, at, mat, bevel=0.004, turn=(0, 0, 0), hole=None):
    """A board sawn along an outline (x, y), with eased edges; it lies on `at`."""
    data = bmesh.new()
    verts = [data.verts.new((x, y, 0)) for x, y in outline]
    if hole:
        inner = [data.verts.new((x, y, 0)) for x, y in hole]
        count = len(verts)
        faces = [data.faces.new([verts[i], verts[(i + 1) % count], inner[(i + 1) % count], inner[i]]) for i in range(count)]
    else:
        faces = [data.faces.new(verts)]
    top = bmesh.ops.extrude_face_region(data, geom=faces)
    bmesh.ops.translate(data, vec=(0, 0, height), verts=[g for g in top["geom"] if isinstance(g, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(data, faces=data.faces[:])
    if bevel > 0:
        rim = [e for e in data.edges if e.is_manifold and e.calc_face_angle(0) > 0.9 and abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
        bmesh.ops.bevel(data, geom=rim, offset=min(bevel, height * 0.45), segments=3, profile=0.5, affect="EDGES")
    size = [max(p[i] for p in outline) - min(p[i] for p in outline) for i in range(2)]
    return finish(data, "slab", at, grained(mat, [*size, height]), turn, weighted=True)


def oval(rx, ry, steps=72, start=0.0, sweep=2 * pi):
    """The outline of an ellipse, or a part of it."""
    whole = sweep >= 2 * pi - 1e-6
    count = steps if whole else steps + 1
    return [(rx * cos(start + sweep * i / steps), ry * sin(start + sweep * i / steps)) for i in range(count)]


def rounded(width, depth, radius, steps=10):
    """The outline of a rectangle with round corners."""
    points = []
    for corner, (sx, sy) in enumerate([(1, 1), (-1, 1), (-1, -1), (1, -1)]):
        for i in range(steps + 1):
            angle = pi / 2 * (corner + i / steps)
            points.append((sx * (width / 2 - radius) + radius * cos(angle), sy * (depth / 2 - radius) + radius * sin(angle)))
    return points


def arch(width, height, steps=40):
    """The outline of a doorway with a round top, standing on its foot (x, y up)."""
    r = width / 2
    top = [(r * cos(pi * i / steps), height - r + r * sin(pi * i / steps)) for i in range(steps + 1)]
    return [*top, (-r, 0), (r, 0)]

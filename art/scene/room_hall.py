"""Hallways and balconies."""

import bpy
from math import radians, sin

from . import cloths, decor, lamps, outdoors, plants, storage, tables
from .core import dice, group, link, place
from .floors import tile_stuff
from .materials import _start, linen, plain, plaster, wood
from .materials_hard import black, light
from .palette import COLOURS
from .room import door, shell, snap, wall
from .room_living import hang
from .shapes import box, rod, tube
from .studio import area, sky
from .textiles import drape


def coat(colour, long=0.95):
    """A coat on a hook, seen from the front; the hook is at the origin."""
    mat = linen(colour, 1.2)
    with group("coat") as thing:
        drape(0.36, long, 3, mat, 0.035, 4, gather=-0.25, at=(0, -0.06, -0.02))
        for side in (-1, 1):
            with group("sleeve") as sleeve:
                drape(0.13, long * 0.62, 1, mat, 0.03, 6 + side, at=(0, 0, 0))
            place(sleeve, side * 0.19, -0.05, -0.06, side * 14)
            sleeve.rotation_euler[1] = radians(-side * 7)
    return thing


def hallway(look, path, **shot):
    """A bench or a console, a mirror, coats, shoes, the door to the stairs."""
    wide, deep = 3.3, 3.0
    evening = look.hour == "evening"
    on = 1.0 if evening else 0.5
    timber = look.wood if look.wood in COLOURS else "natural"
    metal = "brass" if look.metal == "brass" else "black"
    floor = tile_stuff("#e9e2d4", 0.2, "#d5ccbc", other=look.side) if look.variant == 0 else None
    shell(look, wide, deep, "left", None, floor, (0.5, 0.04, 1.4, 2.16), accent="back", sun=False)
    place(door(colour=look.fronts if look.variant == 1 else wood(timber) if look.variant == 0 else "#f0ebe0"), 1.05, -0.001)
    if look.variant == 0:
        place(tables.bench(0, timber), -0.45, -0.25)
        place(decor.mirror(0, metal, 0.7), -0.95, -0.003, 1.2)
        place(decor.coat_rack(1, timber), -0.2, -0.003, 1.66, 0, 0.9)
        place(coat(look.cloth), -0.03, -0.08, 1.72)
        place(coat(look.accent, 0.8), 0.13, -0.1, 1.72)
        shoes(-0.7, -0.27, 0.18)
    elif look.variant == 1:
        place(storage.console(0, timber), -0.45, -0.2)
        place(decor.mirror(2, metal, 0.6, 0.95), -0.45, -0.003, 1.0)
        place(lamps.table_lamp(1, "terracotta" if look.key == "linen" else "white", on), -0.8, -0.2, 0.8, size=0.9)
        place(decor.vase(1, "white", "eucalyptus", 3), -0.12, -0.2, 0.8)
        with group("basket") as basket_group:
            from .wicker import basket

            basket(0.17, 0.14, 0.28, "natural")
        place(basket_group, -0.65, -0.25)
        place(plants.plant("rubber", 0.8, "terracotta", 0, 2, 0.15, 0.26), 0.32, -0.35)
    else:
        place(storage.shoe_cabinet(0, timber), -0.75, -0.22)
        place(decor.mirror(1, timber if metal == "brass" else "black"), 0.1, -0.003, 0.18)
        place(decor.vase(0, "blue" if look.key == "sea" else "white", "pampas", 3), -0.98, -0.2, 0.9)
        with group("pile") as pile:
            decor.pile(2, 3, 0.18)
        place(pile, -0.6, -0.22, 0.9, 10)
        place(decor.coat_rack(1, timber), -0.75, -0.003, 1.66, 0, 0.85)
        place(coat(look.cloth, 0.62), -0.9, -0.08, 1.71)
    place(outdoors.doormat(0, "natural"), 1.05, -0.45)
    place(cloths.kilim(("terracotta", "burgundy", "blue")[look.variant], 0.85, 1.9), -0.35, -1.5, 0, 90)
    place(lamps.pendant((2, 1, 0)[look.variant], ("natural", metal, "white")[look.variant], 0.4, on), -0.1, -1.2, 1.98)
    snap(path, (0.3, -deep - 0.9, 1.32), (0.0, 0, 1.1), 27, turned=look.turned, warmth=0.03 if evening else 0.0, level=0.24 if evening else 0.32, **shot)


def shoes(x, y, z):
    """A pair of shoes."""
    from .shapes import soft
    from .materials import leather

    for i in range(2):
        soft((0.095, 0.27, 0.075), (x + i * 0.12, y, z), leather("#7a4a30" if i < 2 else "#333"), 0.035, 0.012, crumple=0.002, seed=i)


def view(hour):
    """Roofs, trees and a mountain beyond the railing."""
    dots = dice("view")
    day = hour == "day"
    mat, n = _start(f"sky {hour}")
    if n:
        z = n.new("ShaderNodeSeparateXYZ", {0: n.new("ShaderNodeTexCoord").outputs["Generated"]}).outputs[2]
        tone = n.ramp(z, (0.25, "#f6efe4" if day else "#e8a878"), (0.45, "#d3e4ec" if day else "#8a86a8"), (0.9, "#a9cbe0" if day else "#3a4a78"))
        n.set(Base_Color=(0, 0, 0, 1), Specular=0.0, Emission=tone, Emission_Strength=1.9 if day else 0.7)
    data = bpy.data.meshes.new("sky sheet")
    data.from_pydata([(-60, 60, -14), (60, 60, -14), (60, 60, 40), (-60, 60, 40)], [], [(0, 1, 2, 3)])
    data.materials.append(mat)
    sheet = link(bpy.data.objects.new("sky sheet", data))
    sheet.visible_shadow = sheet.visible_diffuse = False
    for layer, (y, tone, high) in enumerate(((52, "#b9c8cf" if day else "#5d6488", 9), (46, "#a3b8b2" if day else "#4b5374", 5.5))):
        points = [(-60, y, -14)]
        for k in range(61):
            points.append((-60 + 2 * k, y, high * (0.35 + 0.65 * abs(dots.random() * 0.25 + 0.75 * sin(k * 0.13 + layer * 2) ** 2)) - 3))
        points.append((60, y, -14))
        mesh = bpy.data.meshes.new("hills")
        mesh.from_pydata(points, [], [list(range(len(points)))])
        flat, nodes = _start(f"hill {tone}")
        if nodes:
            from .core import linear

            nodes.set(Base_Color=(0, 0, 0, 1), Specular=0.0, Emission=linear(tone), Emission_Strength=1.5 if day else 0.5)
        mesh.materials.append(flat)
        hill = link(bpy.data.objects.new("hills", mesh))
        hill.visible_shadow = hill.visible_diffuse = False
    walls = [plaster(c) for c in ("#e4d3b8", "#d9c6a6", "#cfae8f", "#e9e0cf", "#c9b8a0")]
    roof = plain("#b5654a", 0.8, name="roof")
    glassy = plain("#7b8c95" if day else "#e0b060", 0.3, name="far window")
    if not day:
        glassy = light("#ffc778", 1.3)
    for i in range(15):
        x, y = -26 + i * 3.7 + dots.uniform(-1, 1), dots.uniform(17, 34)
        w, h = dots.uniform(3.4, 6), dots.uniform(4.2, 9.5)
        z = -9.5
        box((w, 4, h), (x, y, z), walls[i % 5], 0)
        if i % 3:
            tube([(x, y - 2.2, z + h), (x, y + 2.2, z + h)], 0.01, roof)
            box((w + 0.5, 4.5, 0.5), (x, y, z + h), roof, 0.24)
        for row in range(int(h / 1.6)):
            for column in range(int(w / 1.3)):
                if day or dots.random() < 0.4:
                    box((0.6, 0.05, 0.8), (x - w / 2 + 0.75 + column * 1.25, y - 2.0, z + 0.6 + row * 1.5), glassy, 0)
    from .shapes import ball

    crowns = [plain(c, 0.95, name="crown") for c in ("#7d9a68", "#6d8f62", "#93a86e")]
    for i in range(26):
        r = dots.uniform(1.0, 2.0)
        ball(r, (-25 + i * 2 + dots.uniform(-1, 1), dots.uniform(10, 16), -6.6 + dots.uniform(-1, 1.5)), crowns[i % 3], (1, 1, dots.uniform(0.9, 1.3)), 10)


def balcony(look, path, **shot):
    """Four square metres with a railing, plants, something to sit on, and the town beyond."""
    wide, deep = 3.6, 1.9
    evening = look.hour == "evening"
    timber = look.variant == 1
    box((wide, deep + 1.4, 0.15), (0, -deep / 2 - 0.7, -0.15), tile_stuff("#d9c7ad" if look.variant != 2 else "#cfd3ce", 0.3, "#b8aa94", 0.5), 0)
    if timber:
        for i in range(22):
            box((wide, 0.135, 0.025), (0, -3.1 + i * 0.142, 0), wood("teak"), 0.004)
    for side in (-1, 1):
        one = wall(deep + 1.5, (side * wide / 2, -deep - 1.5 if side < 0 else 0), 90 if side < 0 else -90, plaster(look.side if side < 0 else look.wall), (), 2.7)
        _ = one
    box((wide + 0.3, deep + 1.5, 0.16), (0, -deep / 2 - 0.75, 2.7), plaster("#f1ece2"), 0)
    view(look.hour)
    rail = black() if look.variant != 0 else plain("#f1ece2", 0.4, name="rail")
    box((wide, 0.06, 0.05), (0, -0.05, 1.0), rail if not timber else wood("teak"), 0.01)
    if look.variant == 2:
        from .materials_hard import glass

        box((wide, 0.012, 0.82), (0, -0.05, 0.12), glass("#eef6f4", 0.0, 0.3), 0)
        box((wide, 0.05, 0.06), (0, -0.05, 0.04), rail, 0.004)
    else:
        for i in range(int(wide / 0.11)):
            rod((-wide / 2 + 0.06 + i * 0.11, -0.05, 0.06), (-wide / 2 + 0.06 + i * 0.11, -0.05, 1.0), 0.009, rail)
        box((wide, 0.04, 0.03), (0, -0.05, 0.05), rail, 0.004)
    for i, x in enumerate((-1.2, -0.45)):
        with group("trough") as trough:
            plants.planter(2, ("terracotta", "green", "white")[look.variant])
        place(trough, x, -0.16, 1.03 if look.variant == 0 else 0.0)
    style = (0, 1, 0)[look.variant]
    with group("set") as things:
        tables.garden_set(style, ("green", "natural", "natural")[look.variant])
    place(things, 0.3, -0.95 if style == 0 else -0.62, 0, 8 if style == 0 else 0)
    if style == 0:
        from .tableware import cups

        place(cups(0, "white"), 0.3, -0.95, 0.72)
    else:
        from .textiles import pillow
        from .materials import cloth

        for x, tone in ((-0.1, look.accent), (0.72, look.second)):
            one = pillow(0.44, 0.44, 0.15, cloth("linen", tone), 3)
            one.rotation_euler[0] = radians(-16)
            one.location = (x, -0.5, 0.68)
        place(storage.nightstand(2, "natural"), -0.75, -0.85)
        place(lamps.lantern(1, "black"), -0.75, -0.85, 0.5)
    place(plants.plant("olive", 0.95, "terracotta", 0, 5, 0.19, 0.32), 1.42, -0.5)
    place(plants.plant("lavender", 0.4, "white", 1, 2, 0.13, 0.22), 1.35, -1.1)
    place(plants.plant("geranium", 0.3, "terracotta", 0, 2, 0.11, 0.19), -1.5, -0.75)
    place(plants.plant("herb", 0.28, "terracotta", 0, 3, 0.1, 0.17), -1.48, -1.15)
    place(cloths.plain_rug("terracotta" if look.key != "terracotta" else "green", 1.3, 2.0, 1), 0.2, -1.25, 0.024 if timber else 0, 90)
    place(lamps.lantern(0, "black"), 0.98, -0.28)
    line = [(-wide / 2, -0.9, 2.5), (-0.9, -0.7, 2.32), (0, -0.7, 2.42), (0.9, -0.7, 2.3), (wide / 2, -0.9, 2.5)]
    tube(line, 0.004, black())
    from .shapes import ball, curve_through

    for spot in curve_through(line, 4)[1:-1]:
        ball(0.022, (spot.x, spot.y, spot.z - 0.03), light("#ffd9a0", 14.0 if evening else 1.6), level=10)
    if evening:
        sky("#6a78a8", 0.9)
        lamps.bulb((0, -0.9, 2.2), 18, 0.2)
        area((0, -4.2, 2.2), (0, 0, 0.6), 2.0, 22, "#ffd0a0")
    else:
        sky("#e9f0f4", 0.7)
        beam = bpy.data.lights.new("sun", "SUN")
        beam.energy, beam.angle, beam.color = 4.2, radians(1.5), (1, 0.86, 0.66)
        thing = link(bpy.data.objects.new("sun", beam))
        from mathutils import Vector

        thing.rotation_euler = Vector((0.75, -0.75, -0.8)).to_track_quat("-Z", "Y").to_euler()
        area((0.2, -4.4, 2.0), (0, 0, 0.8), 2.6, 70, "#fff6ea")
    snap(path, (0.15, -deep - 2.0, 1.42), (0, 0, 1.08), 25, turned=look.turned, warmth=0.02 if evening else 0.0, level=0.22 if evening else 0.33, **shot)


__all__ = ["balcony", "hallway", "hang"]

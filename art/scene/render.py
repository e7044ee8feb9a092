"""Renders the present scene with Cycles: two halves and what is needed to clean them."""

import os
import shutil
import tempfile
from pathlib import Path

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import bpy
import cv2
import numpy as np

from . import clean

SCALE = float(os.environ.get("ART_SCALE", "0.8"))
PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
PAINT = {"paint": "DiffCol", "direct": "DiffDir", "indirect": "DiffInd"}


def _settings(width, height, samples, bounces):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.render.threads_mode = "FIXED"
    scene.render.threads = int(os.environ.get("ART_THREADS", "2"))
    scene.view_settings.view_transform = "Raw"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.035
    cycles.adaptive_min_samples = max(8, samples // 2)
    cycles.use_denoising = False
    cycles.max_bounces = 12 if bounces else 0
    cycles.diffuse_bounces = bounces
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 0.0
    cycles.blur_glossy = 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.4
    bpy.context.view_layer.cycles.denoising_store_passes = True


def _outputs(folder, passes):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    file = tree.nodes.new("CompositorNodeOutputFile")
    file.base_path = str(folder)
    file.format.file_format = "OPEN_EXR"
    file.format.color_depth = "32"
    file.format.exr_codec = "NONE"
    file.file_slots.clear()
    for name, source in passes.items():
        file.file_slots.new(f"{name}_")
        tree.links.new(layers.outputs[source], file.inputs[f"{name}_"])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])


def _read(folder, name):
    path = next(Path(folder).glob(f"{name}_*.exr"))
    picture = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    return np.nan_to_num(picture[..., :3][..., ::-1], posinf=50, neginf=0).astype(np.float32)


def _halves(width, height, samples, bounces, passes):
    """The scene rendered twice with different seeds; each half a dictionary of pictures by the names of passes."""
    _settings(width, height, max(4, samples // 2), bounces)
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = "paint" in passes
    halves = []
    for seed in (1, 2):
        folder = tempfile.mkdtemp(prefix="art-")
        _outputs(folder, passes)
        bpy.context.scene.cycles.seed = seed
        bpy.context.scene.render.filepath = f"{folder}/unused.png"
        bpy.ops.render.render(write_still=False)
        halves.append({name: _read(folder, name) for name in passes})
        shutil.rmtree(folder)
    return halves


def _mean(halves, name):
    return (halves[0][name] + halves[1][name]) / 2


def _smaller(width, height, scale):
    return (round(width * scale), round(height * scale)) if width > 400 else (width, height)


def render(width, height, samples=48, bounces=3, strength=0.55, reach=5, scale=SCALE):
    """The present scene as clean linear RGB; rendered smaller than asked for and enlarged."""
    halves = _halves(*_smaller(width, height, scale), samples, bounces, PASSES)
    picture = clean.clean([h["colour"] for h in halves], _mean(halves, "albedo"), _mean(halves, "normal"), reach=reach, strength=strength)
    return enlarge(picture, (width, height))


def _paint(width, height, samples):
    """The plain colours and the normals of the scene; lamps, sky and the sheen of cloths are taken away for good."""
    for lamp in [o for o in bpy.context.scene.objects if o.type == "LIGHT"]:
        bpy.data.objects.remove(lamp)
    for node in [n for m in bpy.data.materials if m.use_nodes for n in m.node_tree.nodes if n.type == "BSDF_PRINCIPLED"]:
        node.inputs["Sheen"].default_value = 0.0
    bpy.context.scene.world = None
    halves = _halves(width, height, samples // 2, 0, {"normal": PASSES["normal"], "paint": PAINT["paint"]})
    return _mean(halves, "paint"), _mean(halves, "normal")


class Relit:
    """A picture whose paint can be exchanged: the light on matt surfaces is kept apart from what shines on them."""

    def __init__(self, size, samples, bounces, scale=SCALE):
        self.full, self.samples = (size, size), samples
        self.size = _smaller(size, size, scale)
        halves = _halves(*self.size, samples, bounces, PASSES | PAINT)
        albedo, normal = _mean(halves, "albedo"), _mean(halves, "normal")
        self.picture = clean.clean([h["colour"] for h in halves], albedo, normal)
        self.paint, self.normal = _paint(*self.size, samples)
        matt = np.maximum(self.paint, 0.02)
        lights = [h["paint"] * (h["direct"] + h["indirect"]) / matt for h in halves]
        self.light = clean.clean(lights, albedo, normal, divide=False)
        self.rest = np.maximum(self.picture - self.paint * self.light, 0)

    def original(self):
        """As it was rendered, linear."""
        return enlarge(self.picture, self.full)

    def repainted(self):
        """The present scene, the same things in other colours, in the light of the first; None when that can't be had."""
        paint, normal = _paint(*self.size, self.samples)
        are_other_things = np.abs(normal - self.normal).mean() > 0.02
        is_behind_glass = (np.abs(paint - self.paint).max(axis=2) > 0.02).mean() < 0.01
        if are_other_things or is_behind_glass:
            return None
        return enlarge(self.rest + paint * self.light, self.full)


def enlarge(picture, full):
    """Linear RGB in another size, crisp, without rims around lamps."""
    if picture.shape[1::-1] == full:
        return picture
    flat = np.log1p(np.maximum(picture, 0))
    large = cv2.resize(flat, full, interpolation=cv2.INTER_LANCZOS4)
    crisp = large + 0.45 * (large - cv2.GaussianBlur(large, (0, 0), 1.1))
    # Nothing darker or brighter than the neighbours were.
    near = np.ones((3, 3), np.uint8)
    least, most = [cv2.resize(reach_of(flat, near), full, interpolation=cv2.INTER_LINEAR) for reach_of in (cv2.erode, cv2.dilate)]
    crisp = np.clip(crisp, least, most)
    return np.expm1(np.maximum(crisp, 0)).astype(np.float32)

"""From raw halves of a rendering to a clean, developed picture."""

import ctypes
import os
import subprocess
from pathlib import Path

import cv2
import numpy as np

HERE = Path(__file__).parent
_library = None


def library():
    """The filter in C, compiled when it is missing or older than its source."""
    global _library
    if _library is None:
        source, made = HERE / "denoise.c", HERE / "denoise.so"
        if not made.exists() or made.stat().st_mtime < source.stat().st_mtime:
            fresh = HERE / f"denoise.{os.getpid()}.so"
            subprocess.run(["gcc", "-O3", "-march=native", "-ffast-math", "-shared", "-fPIC", source, "-o", fresh, "-lm"], check=True)
            fresh.rename(made)
        _library = ctypes.CDLL(str(made))
    return _library


def _pointer(array):
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def _filter(colour, guide, variance, features, scales, reach, patch, strength):
    out = np.empty_like(colour)
    height, width = colour.shape[:2]
    arrays = [np.ascontiguousarray(a, dtype=np.float32) for a in (colour, guide, variance, features, scales)]
    library().filter(*[_pointer(a) for a in arrays], features.shape[2], width, height, reach, patch, ctypes.c_float(strength), _pointer(out))
    return out


def tame(picture, limit=3.0):
    """Takes single glaring pixels down to their neighbours."""
    around = cv2.medianBlur(picture.astype(np.float32), 3)
    light = picture.max(axis=2, keepdims=True)
    most = around.max(axis=2, keepdims=True) * limit + 0.05
    return picture * np.minimum(1.0, most / np.maximum(light, 1e-6))


def clean(halves, albedo, normal, reach=5, strength=0.55, divide=True):
    """The two halves (linear RGB) made one without noise; textures are kept by dividing by the albedo."""
    surface = np.where(albedo.max(axis=2, keepdims=True) < 0.01, 1.0, np.maximum(albedo, 0.02)).astype(np.float32)
    if not divide:
        surface = np.ones_like(surface)
    # Light alone, in a scale where the noise is alike in bright and dark places.
    parts = [np.log1p(np.maximum(tame(half), 0) / surface) for half in halves]
    noise = (parts[0] - parts[1]) ** 2 / 2
    variance = cv2.blur(noise, (9, 9))
    variance = np.maximum(variance, cv2.blur(noise, (3, 3)) * 0.3)
    features = np.concatenate([normal, albedo], axis=2).astype(np.float32)
    spread = 2.0
    scales = np.array([spread / 0.35**2] * 3 + [spread / 0.18**2] * 3, dtype=np.float32)
    ready = [_filter(parts[i], parts[1 - i], variance, features, scales, reach, 2, strength) for i in (0, 1)]
    # A second, narrower pass over what is left.
    left = cv2.blur((ready[0] - ready[1]) ** 2 / 2, (7, 7))
    both = (ready[0] + ready[1]) / 2
    final = _filter(both, both, np.maximum(left, 1e-6), features, scales, 3, 1, 1.0)
    for step in (3, 8):
        final = _broad(final, ready, features, scales, step)
    return np.expm1(final) * surface


def _broad(final, ready, features, scales, step):
    """Takes out blotches wider than the filter reaches, on a small copy of the picture."""
    height, width = final.shape[:2]
    small = (max(8, width // step), max(8, height // step))

    def shrink(picture):
        layers = [cv2.resize(picture[..., k : k + 3], small, interpolation=cv2.INTER_AREA) for k in range(0, picture.shape[2], 3)]
        return np.concatenate(layers, axis=2)

    parts, middle, guide = [shrink(r) for r in ready], shrink(final), shrink(features)
    noise = cv2.blur((parts[0] - parts[1]) ** 2 / 2, (7, 7)) * 1.5
    smooth = _filter(middle, middle, np.maximum(noise, 2e-6), guide, scales * 2, 5, 1, 0.9)
    return final + cv2.resize(smooth - middle, (width, height), interpolation=cv2.INTER_CUBIC)


def develop(picture, exposure=1.0, contrast=1.0, warmth=0.0, saturation=0.87):
    """Linear light to a picture for the screen: a soft shoulder, colours kept, a little contrast."""
    light = picture * exposure * np.array([1 + warmth, 1, 1 - warmth], dtype=np.float32)
    knee = 0.62
    over = np.maximum(light - knee, 0)
    light = np.where(light > knee, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee) * 0.78)), light)
    grey = light @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)
    light = np.maximum(grey[..., None] + (light - grey[..., None]) * saturation, 0)
    screen = np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-8) ** (1 / 2.4) - 0.055)
    screen = np.clip(screen, 0, 1)
    if contrast != 1.0:
        curve = screen + (contrast - 1.0) * (screen - 0.5) * screen * (1 - screen) * 4
        screen = np.clip(curve, 0, 1)
    return screen


def save(path, screen):
    """Writes eight bits a channel, with a whisper of dither against bands."""
    rng = np.random.default_rng(7)
    dithered = screen * 255 + rng.uniform(-0.5, 0.5, screen.shape[:2])[..., None]
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".part.png")
    cv2.imwrite(str(fresh), np.clip(np.round(dithered), 0, 255).astype(np.uint8)[..., ::-1])
    fresh.rename(path)

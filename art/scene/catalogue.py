"""All pictures of the art by their groups."""

from functools import partial

from . import products

PREVIEW = {"size": 240, "samples": 8}


def _form(make, kind, sort, colours, folder, preview):
    make(lambda colour: folder / f"{kind}-{sort}-{colour}.png", kind, sort, colours, **(PREVIEW if preview else {}))


def _scene(name, make, folder, preview):
    make(folder / f"{name}.png", preview)


def jobs(what):
    """Work of a group in the order of its weight: the pictures that it makes, and the maker, which takes a folder."""
    if what in ("products", "closeups"):
        make = products.make if what == "products" else products.make_closeup
        for kind, sort, colours in products.jobs():
            yield [f"{kind}-{sort}-{colour}" for colour in colours], partial(_form, make, kind, sort, colours)
        return
    module = __import__(f"scene.{what}", fromlist=["jobs"])
    for name, make in module.jobs():
        yield [name], partial(_scene, name, make)

"""The rooms of the homes for rent and for sale: every room of every look."""

from functools import partial

from . import room_bath, room_hall, room_kitchen, room_living, room_sleep
from .core import clear
from .looks import LOOKS

ROOMS = {
    "living-room": (room_living.living, "Хол", "Living room"),
    "kitchen": (room_kitchen.kitchen, "Кухня", "Kitchen"),
    "bedroom": (room_sleep.bedroom, "Спалня", "Bedroom"),
    "bathroom": (room_bath.bathroom, "Баня", "Bathroom"),
    "second-bedroom": (room_sleep.second, "Малка стая", "Small room"),
    "hallway": (room_hall.hallway, "Антре", "Hallway"),
    "balcony": (room_hall.balcony, "Балкон", "Balcony"),
    "living-corner": (room_living.corner, "Кът в хола", "A corner of the living room"),
}


def _make(builder, look, path, preview):
    clear()
    more = {"width": 300, "height": 200, "samples": 8} if preview else {}
    builder(look, path, **more)


def jobs():
    """The living rooms of all homes first."""
    for room, (builder, _, _) in ROOMS.items():
        for look in LOOKS:
            yield f"{room}-{look.key}", partial(_make, builder, look)

"""Writes out/catalogue.json: what each picture shows, with alternative texts. Runs in Blender (it needs the scenes):
`blender -b --python catalogue.py`."""

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from scene import facades, interiors, journal, products, services  # noqa: E402
from scene.looks import LOOKS  # noqa: E402
from scene.words import COLOUR_WORDS, KIND_WORDS, SCENES  # noqa: E402


def product(kind, sort, colour):
    """A thing of the shop; the title is built as in the shop: noun, sort, colour."""
    noun_bg, noun_en, sorts = KIND_WORDS[kind]
    sort_bg, sort_en = sorts[sort]
    bg, en = COLOUR_WORDS[colour]
    alt_bg = f"{noun_bg} {sort_bg}".strip() + f", {bg}"
    alt_en = f"{en.capitalize()} {sort_en} {noun_en}".replace("  ", " ") if not sort_en.startswith("with") and not sort_en.startswith("for") else f"{en.capitalize()} {noun_en} {sort_en}"
    return {"kind": kind, "sort": sort, "colour": colour, "alt": {"bg": alt_bg, "en": alt_en}}


def main():
    """All groups into one file."""
    found = {"products": {}, "closeups": {}, "interiors": {}, "facades": {}, "services": {}, "journal": {}, "apartment": {}}
    for kind, sort, colours in products.jobs():
        for colour in colours:
            name, facts = f"{kind}-{sort}-{colour}", product(kind, sort, colour)
            bg, en = facts["alt"]["bg"], facts["alt"]["en"]
            found["products"][name] = facts
            found["closeups"][name] = facts | {"alt": {"bg": f"{bg}, отблизо", "en": f"{en}, close up"}}
    for room, (_, bg, en) in interiors.ROOMS.items():
        for look in LOOKS:
            found["interiors"][f"{room}-{look.key}"] = {"room": room, "set": look.key, "light": look.hour, "alt": {"bg": f"{bg} {look.bg}", "en": f"{en} {look.en}"}}
    for kind, (_, bg, en) in facades.KINDS.items():
        for number in range(4):
            found["facades"][f"facade-{kind}-{number}"] = {"kind": kind, "number": number, "alt": {"bg": bg, "en": en}}
    for name in services.SHOTS:
        found["services"][name] = {"service": name.rsplit("-", 1)[0], "alt": dict(zip(("bg", "en"), SCENES[name]))}
    for name in journal.SHOTS:
        found["journal"][name] = {"article": name, "alt": dict(zip(("bg", "en"), SCENES[name]))}
    for hour, bg, en in (("day", "Разрез на жилище с градина през деня", "A home with a garden cut open, by day"), ("night", "Разрез на жилище с градина вечер, лампите светят", "A home with a garden cut open, in the evening with its lamps on")):
        found["apartment"][f"apartment-{hour}"] = {"hour": hour, "alt": {"bg": bg, "en": en}}
    (HERE / "out" / "catalogue.json").write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    print({group: len(items) for group, items in found.items()})


main()

import type { BaseMapColours } from './base-map-colours.ts';
import { pixelAt } from './base-map-shapes.ts';

export type LabelKind = 'country' | 'town' | 'water' | 'mountain' | 'river' | 'province' | 'district';

export type MapLabel = {
  kind: LabelKind;
  text: string;
  longitude: number;
  latitude: number;
  /** Of towns: 0 for the capital to 5 for the smallest. */
  rank?: number;
  /** Rotation in degrees. */
  turned?: number;
};

/** A placed label: its middle and size, in pixels of the zoom. */
export type PlacedLabel = MapLabel & {
  x: number;
  y: number;
  width: number;
  height: number;
  look: Look;
  dot: { x: number; y: number; radius: number } | null;
};

type Look = {
  size: number;
  weight: number;
  colour: keyof BaseMapColours;
  italic?: boolean;
  /** Letter spacing in pixels. */
  spacing?: number;
};

type Measure = (text: string, look: Look) => number;

/** Priority of labels that overlap. */
const ORDER: readonly LabelKind[] = ['country', 'town', 'water', 'district', 'mountain', 'river', 'province'];
/** First and last zoom of each kind. */
const ZOOMS: Record<LabelKind, readonly [from: number, to: number]> = {
  country: [5, 8],
  town: [5, 13],
  water: [6, 18],
  mountain: [7, 11],
  river: [8, 14],
  province: [8, 10],
  district: [12, 18],
};
const TOWN_FROM = [5, 6, 7, 8, 9, 10];
/** Free pixels around a label. */
const ROOM = 3;

/** Labels that fit at a zoom. They are the same for all tiles, so none is cut at an edge. */
export function placeLabels(labels: readonly MapLabel[], zoom: number, measure: Measure): PlacedLabel[] {
  const shown = labels
    .filter((label) => isShown(label, zoom))
    .map((label, index) => ({ label, index }))
    .sort(
      (one, other) =>
        ORDER.indexOf(one.label.kind) - ORDER.indexOf(other.label.kind) ||
        (one.label.rank ?? 0) - (other.label.rank ?? 0) ||
        one.index - other.index,
    );
  const placed: PlacedLabel[] = [];
  const taken = new Taken();
  for (const { label } of shown) {
    const free = candidates(label, zoom, measure).find((candidate) => taken.isFree(candidate));
    if (!free) continue;
    taken.add(free);
    placed.push(free);
  }
  return placed;
}

function isShown({ kind, rank = 0 }: MapLabel, zoom: number): boolean {
  const [from, to] = ZOOMS[kind];
  if (kind === 'town') return zoom >= (TOWN_FROM[rank] ?? from) && zoom <= (rank <= 2 ? to - 1 : to + 2);
  return zoom >= from + (kind === 'water' ? rank : 0) && zoom <= to;
}

export function lookOf({ kind, rank = 0 }: MapLabel, zoom: number): Look {
  if (kind === 'country') return { size: 12, weight: 600, colour: 'abroadName', spacing: 3 };
  if (kind === 'water')
    return { size: rank > 0 ? 13 : 16, weight: 400, colour: 'waterName', italic: true, spacing: 1 };
  if (kind === 'river') return { size: 11.5, weight: 400, colour: 'waterName', italic: true, spacing: 0.5 };
  if (kind === 'mountain')
    return { size: 12, weight: 400, colour: 'mountainName', italic: true, spacing: 1.5 };
  if (kind === 'province') return { size: 10.5, weight: 400, colour: 'provinceName', spacing: 1.2 };
  if (kind === 'district') return { size: zoom > 13 ? 13.5 : 12, weight: 400, colour: 'district' };
  const growth = zoom >= 10 ? 3 : zoom >= 8 ? 1.5 : 0;
  const size = [14.5, 13, 12, 11.5, 11, 11][rank] ?? 11;
  return {
    size: size + growth,
    weight: rank <= 2 ? 600 : 400,
    colour: rank <= 3 ? 'town' : 'district',
  };
}

/** Possible positions: beside the dot of a town, in place for others. */
function candidates(label: MapLabel, zoom: number, measure: Measure): PlacedLabel[] {
  const look = lookOf(label, zoom);
  const at = pixelAt(label, zoom);
  const long = measure(label.text, look);
  const turn = ((label.turned ?? 0) * Math.PI) / 180;
  const width = Math.abs(long * Math.cos(turn)) + Math.abs(look.size * Math.sin(turn));
  const height = Math.abs(long * Math.sin(turn)) + Math.abs(look.size * 1.2 * Math.cos(turn));
  const base = { ...label, look, width, height };
  if (label.kind !== 'town') return [{ ...base, ...at, dot: null }];
  const rank = label.rank ?? 0;
  const radius = [4, 3.2, 2.6, 2.2, 1.8, 1.6][rank] ?? 1.6;
  const dot = { ...at, radius };
  const beside = radius + 4 + width / 2;
  const above = radius + 2 + height / 2;
  return [
    { ...base, x: at.x + beside, y: at.y, dot },
    { ...base, x: at.x - beside, y: at.y, dot },
    { ...base, x: at.x, y: at.y - above, dot },
    { ...base, x: at.x, y: at.y + above, dot },
  ];
}

/** Spatial grid of occupied places, so that a label is compared with its neighbours only. */
class Taken {
  private readonly squares = new Map<string, PlacedLabel[]>();

  isFree(label: PlacedLabel): boolean {
    return squaresOf(label).every((square) =>
      (this.squares.get(square) ?? []).every((other) => !isOver(label, other)),
    );
  }

  add(label: PlacedLabel): void {
    for (const square of squaresOf(label)) {
      this.squares.set(square, [...(this.squares.get(square) ?? []), label]);
    }
  }
}

const SQUARE = 256;

function squaresOf(label: PlacedLabel): string[] {
  const [left, right] = [label.x - label.width, label.x + label.width].map((x) => Math.floor(x / SQUARE));
  const [top, bottom] = [label.y - label.height, label.y + label.height].map((y) => Math.floor(y / SQUARE));
  const found: string[] = [];
  for (let x = left ?? 0; x <= (right ?? 0); x += 1) {
    for (let y = top ?? 0; y <= (bottom ?? 0); y += 1) found.push(`${x},${y}`);
  }
  return found;
}

/** True if two labels or their dots overlap. */
function isOver(one: PlacedLabel, other: PlacedLabel): boolean {
  const boxes = (label: PlacedLabel) => [
    label,
    ...(label.dot ? [{ ...label.dot, width: 8, height: 8 }] : []),
  ];
  return boxes(one).some((a) =>
    boxes(other).some(
      (b) =>
        Math.abs(a.x - b.x) < (a.width + b.width) / 2 + ROOM &&
        Math.abs(a.y - b.y) < (a.height + b.height) / 2 + ROOM / 2,
    ),
  );
}

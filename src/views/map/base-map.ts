import type { Topology } from 'topojson-specification';
import type { Language } from '../../core/shared/language.ts';
import content from '../../../content/base-map/base-map.json?raw';
import locationsText from '../../../content/locations.json?raw';
import type { BaseMapColours } from './base-map-colours.ts';
import { placeLabels } from './base-map-labels.ts';
import type { MapLabel, PlacedLabel } from './base-map-labels.ts';
import { BaseMapShapes } from './base-map-shapes.ts';

type Row = [bg: string, en: string, longitude: number, latitude: number, number?: number];
type Content = {
  shapes: Topology;
  labels: Record<'countries' | 'waters' | 'mountains' | 'provinces' | 'rivers' | 'towns', Row[]>;
};
type Place = { name: Record<Language, string>; latitude: number; longitude: number };
type City = Place & { districts: Place[] };

export type Tile = { zoom: number; left: number; top: number; size: number; ratio: number };

/** Radius of a town in metres by rank; towns with districts have circles around each district. */
const BUILT = [0, 0, 1_500, 1_200, 900, 600];
const BUILT_DISTRICT = 950;

/** Map of the country without a tile server: land, water, borders and labels (FIND-08). */
export class BaseMap {
  private readonly shapes: BaseMapShapes;
  private readonly labels: MapLabel[];
  private readonly placed = new Map<number, PlacedLabel[]>();

  constructor(
    language: Language,
    private readonly fonts: string,
  ) {
    const { shapes, labels } = JSON.parse(content) as Content;
    const cities = JSON.parse(locationsText) as City[];
    const districts = cities.flatMap((city) => city.districts);
    this.shapes = new BaseMapShapes(shapes, [
      ...districts.map((district) => ({ ...district, metres: BUILT_DISTRICT })),
      ...labels.towns.map(([, , longitude, latitude, rank = 0]) => ({
        longitude,
        latitude,
        metres: BUILT[rank] ?? 0,
      })),
    ]);
    this.labels = labelsOf(labels, districts, language);
  }

  draw(canvas: CanvasRenderingContext2D, colours: BaseMapColours, tile: Tile): void {
    this.shapes.draw(canvas, colours, tile);
    canvas.setLineDash([]);
    canvas.textAlign = 'center';
    canvas.textBaseline = 'middle';
    canvas.lineJoin = 'round';
    const { left, top, size, ratio } = tile;
    for (const label of this.labelsAt(canvas, tile.zoom)) {
      const reach = Math.max(label.width, label.height) + 20;
      if (Math.abs(label.x - left - size / 2) > size / 2 + reach) continue;
      if (Math.abs(label.y - top - size / 2) > size / 2 + reach) continue;
      canvas.setTransform(ratio, 0, 0, ratio, -left * ratio, -top * ratio);
      this.drawLabel(canvas, colours, label);
    }
  }

  private drawLabel(canvas: CanvasRenderingContext2D, colours: BaseMapColours, label: PlacedLabel): void {
    const { text, look, dot } = label;
    if (dot) {
      canvas.beginPath();
      canvas.arc(dot.x, dot.y, dot.radius, 0, 2 * Math.PI);
      canvas.fillStyle = colours.halo;
      canvas.strokeStyle = colours[look.colour];
      canvas.lineWidth = (label.rank ?? 0) <= 1 ? 2 : 1.4;
      canvas.fill();
      canvas.stroke();
    }
    this.write(canvas, look);
    canvas.translate(label.x, label.y);
    canvas.rotate(((label.turned ?? 0) * Math.PI) / 180);
    canvas.strokeStyle = colours.halo;
    canvas.lineWidth = 3;
    if (label.kind !== 'water') canvas.strokeText(text, 0, 0);
    canvas.fillStyle = colours[look.colour];
    canvas.fillText(text, 0, 0);
  }

  private labelsAt(canvas: CanvasRenderingContext2D, zoom: number): PlacedLabel[] {
    const known = this.placed.get(zoom);
    if (known) return known;
    const placed = placeLabels(this.labels, zoom, (text, look) => {
      this.write(canvas, look);
      return canvas.measureText(text).width;
    });
    this.placed.set(zoom, placed);
    return placed;
  }

  private write(canvas: CanvasRenderingContext2D, look: PlacedLabel['look']): void {
    canvas.font = `${look.italic ? 'italic ' : ''}${look.weight} ${look.size}px ${this.fonts}`;
    canvas.letterSpacing = `${look.spacing ?? 0}px`;
  }
}

function labelsOf(labels: Content['labels'], districts: readonly Place[], language: Language): MapLabel[] {
  const of = (
    kind: MapLabel['kind'],
    rows: readonly Row[],
    more: (number: number) => Partial<MapLabel> = () => ({}),
  ): MapLabel[] =>
    rows.map(([bg, en, longitude, latitude, number = 0]) => ({
      kind,
      text: language === 'bg' ? bg : en,
      longitude,
      latitude,
      ...more(number),
    }));
  return [
    ...of('country', labels.countries),
    ...of('town', labels.towns, (rank) => ({ rank })),
    // Gulfs appear at closer zooms.
    ...of('water', labels.waters, (rank) => ({ rank })),
    ...of('mountain', labels.mountains, (turned) => ({ turned })),
    ...of('river', labels.rivers, (turned) => ({ turned })),
    ...of('province', labels.provinces),
    ...districts.map(({ name, longitude, latitude }) => ({
      kind: 'district' as const,
      text: name[language],
      longitude,
      latitude,
    })),
  ];
}

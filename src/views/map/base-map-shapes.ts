import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import type { BaseMapColours } from './base-map-colours.ts';

/** Zoom whose pixels are the unit of length. */
export const UNIT_ZOOM = 8;

/** Web Mercator (EPSG:3857) pixels from the north-west corner of the world. */
export function pixelAt(
  { longitude, latitude }: { longitude: number; latitude: number },
  zoom: number,
): { x: number; y: number } {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

type Built = { longitude: number; latitude: number; metres: number };
type Paths = Record<'bulgaria' | 'others' | 'borders' | 'provinces' | 'danube' | 'rivers' | 'lakes', Path2D>;

/** The middle of the country; coordinates are relative to it, because canvases have single precision. */
const MIDDLE = pixelAt({ longitude: 25.5, latitude: 42.7 }, UNIT_ZOOM);
/** First zoom that shows built-up areas. */
const BUILT_FROM = 9;
/** In pixels of the unit zoom, about 1,300 m. */
const GROWN = 3;
const METRES_OF_DEGREE = 111_320;

/** Land, sea, rivers and borders, drawn onto a canvas at any zoom. */
export class BaseMapShapes {
  private readonly paths: Paths;
  private readonly built: Path2D;

  constructor(shapes: Topology, built: readonly Built[]) {
    const pathOf = (name: keyof Paths) => pathOfGeometry(feature(shapes, shapes.objects[name] as never));
    this.paths = {
      bulgaria: pathOf('bulgaria'),
      others: pathOf('others'),
      borders: pathOf('borders'),
      provinces: pathOf('provinces'),
      danube: pathOf('danube'),
      rivers: pathOf('rivers'),
      lakes: pathOf('lakes'),
    };
    this.built = pathOfBuilt(built);
  }

  /**
   * @param left left edge of the canvas; with `top` in pixels of this zoom
   * @param ratio device pixels per CSS pixel
   */
  draw(
    canvas: CanvasRenderingContext2D,
    colours: BaseMapColours,
    {
      zoom,
      left,
      top,
      size,
      ratio,
    }: { zoom: number; left: number; top: number; size: number; ratio: number },
  ): void {
    const scale = 2 ** (zoom - UNIT_ZOOM);
    canvas.setTransform(ratio, 0, 0, ratio, 0, 0);
    canvas.fillStyle = colours.sea;
    canvas.fillRect(0, 0, size, size);
    canvas.setTransform(
      ratio * scale,
      0,
      0,
      ratio * scale,
      ratio * (MIDDLE.x * scale - left),
      ratio * (MIDDLE.y * scale - top),
    );
    canvas.lineJoin = 'round';
    canvas.lineCap = 'round';
    const stroke = (path: Path2D, colour: string, width: number, dash: number[] = []) => {
      canvas.strokeStyle = colour;
      canvas.lineWidth = width / scale;
      canvas.setLineDash(dash.map((length) => length / scale));
      canvas.stroke(path);
    };
    const fill = (path: Path2D, colour: string) => {
      canvas.fillStyle = colour;
      canvas.fill(path, 'evenodd');
    };
    const { bulgaria, others, borders, provinces, danube, rivers, lakes } = this.paths;
    for (const path of [others, bulgaria]) stroke(path, colours.shallows, zoom < 8 ? 6 : 12);
    fill(others, colours.abroad);
    fill(bulgaria, colours.land);
    if (zoom >= BUILT_FROM) {
      canvas.save();
      canvas.clip(bulgaria, 'evenodd');
      canvas.fillStyle = colours.built;
      canvas.fill(this.built);
      // At street level the circles are enlarged, so that they merge.
      if (zoom > 12) stroke(this.built, colours.built, GROWN * scale);
      canvas.restore();
    }
    if (zoom >= 7) stroke(rivers, colours.river, widthOf(zoom, 0.7, 3.5));
    fill(lakes, colours.water);
    if (zoom >= 7) stroke(provinces, colours.province, zoom < 9 ? 0.8 : 1.2, [4, 3]);
    stroke(borders, colours.borderBand, zoom < 8 ? 5 : 9);
    stroke(danube, colours.river, widthOf(zoom, 1.8, 14));
    stroke(borders, colours.border, zoom < 8 ? 0.9 : 1.3);
  }
}

/** Line width between the whole country and a street. */
function widthOf(zoom: number, least: number, most: number): number {
  return least + (most - least) * Math.min(1, Math.max(0, (zoom - 6) / 8));
}

type Geometry = { type: string; coordinates?: unknown; geometries?: Geometry[] };

function pathOfGeometry(of: unknown): Path2D {
  const path = new Path2D();
  const lines = linesOf(of as Geometry & { features?: { geometry: Geometry }[]; geometry?: Geometry });
  for (const line of lines) {
    line.forEach(([longitude = 0, latitude = 0], index) => {
      const { x, y } = pixelAt({ longitude, latitude }, UNIT_ZOOM);
      if (index === 0) path.moveTo(x - MIDDLE.x, y - MIDDLE.y);
      else path.lineTo(x - MIDDLE.x, y - MIDDLE.y);
    });
  }
  return path;
}

function linesOf(of: Geometry & { features?: { geometry: Geometry }[]; geometry?: Geometry }): number[][][] {
  if (of.features) return of.features.flatMap(({ geometry }) => linesOf(geometry));
  if (of.geometry) return linesOf(of.geometry);
  if (of.type === 'MultiPolygon') return (of.coordinates as number[][][][]).flat();
  if (of.type === 'Polygon' || of.type === 'MultiLineString') return of.coordinates as number[][][];
  return of.type === 'LineString' ? [of.coordinates as number[][]] : [];
}

/** Built-up areas as overlapping circles, because true outlines are not freely available. */
function pathOfBuilt(places: readonly Built[]): Path2D {
  const path = new Path2D();
  for (const { longitude, latitude, metres } of places) {
    const { x, y } = pixelAt({ longitude, latitude }, UNIT_ZOOM);
    const north = pixelAt({ longitude, latitude: latitude + metres / METRES_OF_DEGREE }, UNIT_ZOOM);
    const radius = y - north.y;
    path.moveTo(x - MIDDLE.x + radius, y - MIDDLE.y);
    path.arc(x - MIDDLE.x, y - MIDDLE.y, radius, 0, 2 * Math.PI);
  }
  return path;
}

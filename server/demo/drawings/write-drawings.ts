import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoAgencies } from '../properties/owners.ts';
import { seedOf } from '../random.ts';
import { demoVendors } from '../shop/vendors.ts';
import { drawFirmMark } from './firm-mark.ts';
import { drawPlan } from './plan.ts';
import { planKeys } from './plans.ts';
import type { PlanKey } from './plans.ts';

/** Path of the drawing under `pictures/`. */
export const vendorMark = (code: string): string => `vendors/${code}.svg`;
export const agencyMark = (code: string): string => `agencies/${code}.svg`;
export const planDrawing = (key: PlanKey): string => `plans/${key}.svg`;

/** Marker file. Rename it when drawings are added, so that existing folders are completed. */
const DONE = 'all-drawn-marks-and-plans';

/** All demo drawings by path under `pictures/`: logos of vendors and agencies, floor plans. */
export function* allDrawings(): Generator<readonly [file: string, svg: string]> {
  for (const { code, colour, companyNumber } of demoVendors) {
    yield [vendorMark(code), drawFirmMark(Number(companyNumber.slice(4)), colour)];
  }
  for (const { code, colour } of demoAgencies) {
    yield [agencyMark(code), drawFirmMark(seedOf(code) >>> 8, colour)];
  }
  for (const key of planKeys) yield [planDrawing(key), tidy(drawPlan(key))];
}

/** True if all drawings were written; false after an interruption. */
export function areDrawn(dataDirectory: string): boolean {
  return existsSync(path.join(dataDirectory, 'pictures', DONE));
}

/** Writes the drawings to `<dataDirectory>/pictures/` and overwrites existing ones. Returns their number. */
export async function writeDrawings(dataDirectory: string): Promise<number> {
  const root = path.join(dataDirectory, 'pictures');
  let count = 0;
  for (const [file, svg] of allDrawings()) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), svg);
    count += 1;
  }
  await writeFile(path.join(root, DONE), '');
  return count;
}

/** Rounds numbers to one decimal. */
function tidy(svg: string): string {
  return svg.replace(/(?<=[ "ML-])\d+\.\d{2,}/g, (digits) => String(Math.round(Number(digits) * 10) / 10));
}

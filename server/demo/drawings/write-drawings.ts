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

/** Where the drawings lie, under `pictures/`. */
export const vendorMark = (code: string): string => `vendors/${code}.svg`;
export const agencyMark = (code: string): string => `agencies/${code}.svg`;
export const planDrawing = (key: PlanKey): string => `plans/${key}.svg`;

/** Another name whenever there is more to draw: folders of before are completed. */
const DONE = 'all-drawn-marks-and-plans';

/** Every drawing that the demo shows, by its path under `pictures/`: marks of vendors and agencies, plans of flats. */
export function* allDrawings(): Generator<readonly [file: string, svg: string]> {
  for (const { code, colour, companyNumber } of demoVendors) {
    yield [vendorMark(code), drawFirmMark(Number(companyNumber.slice(4)), colour)];
  }
  for (const { code, colour } of demoAgencies) {
    yield [agencyMark(code), drawFirmMark(seedOf(code) >>> 8, colour)];
  }
  for (const key of planKeys) yield [planDrawing(key), tidy(drawPlan(key))];
}

/** Whether all drawings are there: a program killed while it drew begins again. */
export function areDrawn(dataDirectory: string): boolean {
  return existsSync(path.join(dataDirectory, 'pictures', DONE));
}

/** Writes the drawings to `<dataDirectory>/pictures/`, over those that are there. Answers how many. */
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

/** Numbers to one decimal: enough for the eye. */
function tidy(svg: string): string {
  return svg.replace(/(?<=[ "ML-])\d+\.\d{2,}/g, (digits) => String(Math.round(Number(digits) * 10) / 10));
}

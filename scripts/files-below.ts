import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files below a folder whose path fits the pattern, in order. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => pattern.test(file))
    .toSorted();
}

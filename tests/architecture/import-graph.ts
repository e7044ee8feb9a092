import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Imports of each file within the project, types included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g;

/**
 * Returns the files that a source file imports by a relative path.
 * @param file its path from the project's folder.
 */
export const importsIn = (file: string, text: string): string[] =>
  [...text.matchAll(IMPORT)].map(([, path = '']) => posix.join(posix.dirname(file), path));

export function readImports(folder: string): ImportGraph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
  return new Map(files.map((file) => [file, importsIn(file, readFileSync(file, 'utf8'))]));
}

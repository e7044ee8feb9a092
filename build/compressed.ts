import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compresses the built scripts at the highest level, so that the server can send them unchanged. */
export function compressed(ways: readonly BrotliWay[] = WAYS): Plugin {
  return { name: 'compressed', writeBundle: ({ dir }) => compressScripts(dir ?? '', ways) };
}

export function compressScripts(folder: string, ways: readonly BrotliWay[] = WAYS): void {
  const assets = join(folder, 'assets');
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const script = readFileSync(join(assets, file));
    writeFileSync(join(assets, `${file}.br`), smallest(script, ways));
    writeFileSync(join(assets, `${file}.gz`), gzipSync(script, { level: 9 }));
  }
}

const {
  BROTLI_PARAM_LGBLOCK: BLOCK,
  BROTLI_PARAM_MODE: MODE,
  BROTLI_PARAM_NDIRECT: DIRECT,
  BROTLI_PARAM_NPOSTFIX: POSTFIX,
} = constants;
export type BrotliWay = Record<number, number>;

/** The best options differ by a hundred bytes between scripts, so each is tried. */
const WAYS: readonly BrotliWay[] = [
  {},
  { [BLOCK]: 24 },
  { [BLOCK]: 24, [MODE]: constants.BROTLI_MODE_TEXT },
  { [BLOCK]: 24, [MODE]: constants.BROTLI_MODE_FONT },
  { [BLOCK]: 24, [DIRECT]: 8 },
  { [BLOCK]: 24, [POSTFIX]: 1, [DIRECT]: 8 },
  { [BLOCK]: 24, [POSTFIX]: 3 },
];

function smallest(script: Buffer, ways: readonly BrotliWay[]): Buffer {
  const tried = ways.map((params) => brotliCompressSync(script, { params }));
  return tried.reduce((best, one) => (one.length < best.length ? one : best));
}

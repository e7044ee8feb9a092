import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compresses the built scripts once, as small as they get, for the server to send as they are. */
export function compressed(): Plugin {
  return { name: 'compressed', writeBundle: ({ dir }) => compressScripts(dir ?? '') };
}

export function compressScripts(folder: string): void {
  const assets = join(folder, 'assets');
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const script = readFileSync(join(assets, file));
    writeFileSync(join(assets, `${file}.br`), smallest(script));
    writeFileSync(join(assets, `${file}.gz`), gzipSync(script, { level: 9 }));
  }
}

const {
  BROTLI_PARAM_LGBLOCK: BLOCK,
  BROTLI_PARAM_MODE: MODE,
  BROTLI_PARAM_NDIRECT: DIRECT,
  BROTLI_PARAM_NPOSTFIX: POSTFIX,
} = constants;
/** What suits one script makes another larger, by a hundred bytes: each is tried. */
const WAYS: Record<number, number>[] = [
  {},
  { [BLOCK]: 24 },
  { [BLOCK]: 24, [MODE]: constants.BROTLI_MODE_TEXT },
  { [BLOCK]: 24, [MODE]: constants.BROTLI_MODE_FONT },
  { [BLOCK]: 24, [DIRECT]: 8 },
  { [BLOCK]: 24, [POSTFIX]: 1, [DIRECT]: 8 },
  { [BLOCK]: 24, [POSTFIX]: 3 },
];

function smallest(script: Buffer): Buffer {
  const tried = WAYS.map((params) => brotliCompressSync(script, { params }));
  return tried.reduce((best, one) => (one.length < best.length ? one : best));
}

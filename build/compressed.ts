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
    writeFileSync(
      join(assets, `${file}.br`),
      brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_LGBLOCK]: 24 } }),
    );
    writeFileSync(join(assets, `${file}.gz`), gzipSync(script, { level: 9 }));
  }
}

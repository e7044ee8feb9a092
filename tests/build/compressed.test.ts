import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressScripts } from '../../build/compressed.ts';

it('Each built script has two compressed copies that browsers support', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uyut-build-'));
  try {
    const script = 'export const word = 1;'.repeat(100);
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets/base.js'), script);
    await writeFile(join(folder, 'assets/picture.svg'), '<svg/>');
    compressScripts(folder);
    const read = (name: string) => readFile(join(folder, 'assets', name));
    expect((await readdir(join(folder, 'assets'))).sort()).toEqual([
      'base.js',
      'base.js.br',
      'base.js.gz',
      'picture.svg',
    ]);
    expect(brotliDecompressSync(await read('base.js.br')).toString()).toBe(script);
    expect(gunzipSync(await read('base.js.gz')).toString()).toBe(script);
  } finally {
    await rm(folder, { recursive: true });
  }
});

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('entry-of-the-test.js', import.meta.url));

/** Builds a module for the browser with the given plugins, and gives its code and all that was written. */
export async function buildOf(
  source: string,
  plugins: Plugin[],
): Promise<{ code: string; output: Rolldown.OutputChunk[] }> {
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? source : null),
  };
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const output = built.output.filter((part) => part.type === 'chunk');
  return { code: output.map(({ code }) => code).join('\n'), output };
}

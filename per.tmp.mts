import { statSync } from 'node:fs';
import { join } from 'node:path';
import { builtScripts } from './server/rendering/built-scripts.ts';
import { ROUTES } from './src/core/site/routes.ts';
const client = join(process.cwd(), 'dist/client');
const scriptsOf = builtScripts(client);
const only = process.argv.slice(2);
for (const name of [...Object.keys(ROUTES), 'NotFound'] as any[]) {
  const { preload } = scriptsOf(name);
  const b = preload.map((f: string) => [f.replace('assets/', '').replace(/-.{8}\.js$/, ''), statSync(join(client, f + '.br')).size] as const);
  const sum = b.reduce((s, [, n]) => s + n, 0);
  if (only.length ? only.includes(name) : true) console.log((sum / 1000).toFixed(1), preload.length, name, only.includes(name) ? b.sort((x, y) => y[1] - x[1]).map((x) => x.join(':')).join(' ') : '');
}

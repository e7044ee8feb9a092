import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scripts } from './document.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

const ENTRY = 'src/browser.tsx';

/** The built scripts by the modules they were made of, from Vite's manifest. */
export function builtScripts(clientFolder: string): (modules: readonly string[]) => Scripts {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const known = new Map<string, Scripts>();
  return (modules) => {
    const key = modules.join();
    const scripts = known.get(key) ?? {
      entry: `/${chunk(manifest, ENTRY).file}`,
      preload: filesOf(manifest, [ENTRY, ...modules]),
    };
    known.set(key, scripts);
    return scripts;
  };
}

function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk(manifest, name).imports ?? []) visit(imported);
  };
  modules.forEach(visit);
  return [...seen].map((name) => `/${chunk(manifest, name).file}`);
}

function chunk(manifest: Manifest, name: string): Manifest[string] {
  const found = manifest[name];
  if (!found) throw new Error(`${name} is not among the built scripts`);
  return found;
}

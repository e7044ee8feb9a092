import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteName } from '../../src/core/site/routes.ts';
import type { Route } from '../../src/core/site/route.ts';
import { routeNamed } from '../../src/core/site/routes.ts';
import type { Scripts } from './document.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

const ENTRY = 'src/browser.tsx';

/** Returns the built scripts of each route, from Vite's manifest. */
export function builtScripts(clientFolder: string): (route: RouteName) => Scripts {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const known = new Map<RouteName, Scripts>();
  return (route) => {
    const scripts = known.get(route) ?? {
      entry: `/${chunk(manifest, ENTRY).file}`,
      preload: filesOf(manifest, [ENTRY, ...modulesOf(routeNamed(route))]),
    };
    known.set(route, scripts);
    return scripts;
  };
}

/** Modules that src/container/route-screens.ts loads for a route. */
export function modulesOf({ page, needs = [] }: Route): string[] {
  return [`src/views/${page}-page.tsx`, ...needs.map((domain) => `src/container/parts/${domain}.ts`)];
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

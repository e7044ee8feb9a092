import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteName, Route } from '../../src/core/site/routes.ts';
import { routeNamed } from '../../src/core/site/routes.ts';
import type { Scripts } from './document.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

const ENTRY = 'src/browser.tsx';
const TEAM_ENTRY = 'src/team/main.tsx';

/** The built scripts of each route, from Vite's manifest. */
export function builtScripts(clientFolder: string): (route: RouteName) => Scripts {
  const manifest = readManifest(clientFolder);
  const known = new Map<RouteName, Scripts>();
  return (route) => {
    const scripts = known.get(route) ?? {
      entry: `/${chunk(manifest, ENTRY).file}`,
      preload: filesOf(manifest, [ENTRY, screenFile(routeNamed(route))]),
    };
    known.set(route, scripts);
    return scripts;
  };
}

/** URL of the back office's script, from the manifest of its own build. */
export function builtTeamScript(teamFolder: string): () => string {
  const url = `/team/${chunk(readManifest(teamFolder), TEAM_ENTRY).file}`;
  return () => url;
}

/** The file that src/container/route-screens.ts loads for a route. */
export function screenFile({ screen }: Route): string {
  return `src/container/screens/${screen}.ts`;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
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

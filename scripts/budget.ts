import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { routeNamed, ROUTES } from '../src/core/site/routes.ts';
import type { PathName, RouteName } from '../src/core/site/routes.ts';
import { builtScripts } from '../server/rendering/built-scripts.ts';

/** Maximum bytes of script, Brotli, that the server preloads for a public screen. The goal is 160,000 (docs/decisions/0005-packages-and-scripts). */
const BUDGET = 176_000;
/** Goal for screens of the profile and of a plan: 185,000. Forms and lists load with them, and no first visit starts there. */
const PROFILE_BUDGET = 189_000;
const PLAN_SCREENS: readonly RouteName[] = ['MovingInPlan', 'SharedPlan', 'PlanOrder'];
const budgetOf = (name: RouteName): number =>
  routeNamed(name).roles || PLAN_SCREENS.includes(name) ? PROFILE_BUDGET : BUDGET;

/** Fails if a screen's first visit loads more script than the budget; run after `npm run build`. */
const client = join(process.cwd(), 'dist/client');
const scriptsOf = builtScripts(client);

const names = [...(Object.keys(ROUTES) as PathName[]), 'NotFound' as const];
const rows = names.map((name) => {
  const { preload } = scriptsOf(name);
  const bytes = preload.reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0);
  return { name, bytes, files: preload.length };
});

const heaviest = rows.toSorted((one, other) => other.bytes - one.bytes);
for (const { name, bytes, files } of heaviest.slice(0, 5)) {
  console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB in ${String(files).padStart(2)} files  ${name}`);
}
const over = rows.filter(({ name, bytes }) => bytes > budgetOf(name));
if (over.length > 0) {
  console.error(
    `Over the budget: ${over.map(({ name }) => `${name} (of ${budgetOf(name) / 1000} kB)`).join(', ')}`,
  );
  process.exitCode = 1;
}

/** Visitors load nothing of the back office's framework (decision 34). */
const assets = join(client, 'assets');
for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
  if (/\bMui[A-Z]\w+|RaLayout|react-admin/.test(readFileSync(join(assets, file), 'utf8'))) {
    console.error(`${file} contains code of react-admin or MUI`);
    process.exitCode = 1;
  }
}

/** Chunks that import each other run in an order set by the network: a class may be missing. */
type Manifest = Record<string, { file: string; imports?: string[] }>;
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
const path: string[] = [];
const done = new Set<string>();
function visit(name: string): void {
  if (path.includes(name)) {
    console.error(
      `Built scripts import each other: ${[...path.slice(path.indexOf(name)), name].join(' → ')}`,
    );
    process.exitCode = 1;
    return;
  }
  if (done.has(name)) return;
  path.push(name);
  for (const imported of manifest[name]?.imports ?? []) visit(imported);
  path.pop();
  done.add(name);
}
for (const name of Object.keys(manifest)) visit(name);

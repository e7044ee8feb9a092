import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { screenFile } from '../server/rendering/built-scripts.ts';
import { ROUTES } from '../src/core/site/routes.ts';
import type { Route } from '../src/core/site/route.ts';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Modules that are loaded by the same screens, or nearly: one file of the build. */
type Chunk = { modules: string[]; size: number; screens: ReadonlySet<string> };

/** What a build begins with: its entry, and the modules that each screen loads first. */
export type Beginnings = { entry: string; screens: ReadonlyMap<string, readonly string[]> };

/** What every visit loads: also what the entry itself asks for later, since that is only to run in a task of its own. */
export const BASE = 'base';
/** What at least this part of all screens load is loaded by all. */
const COMMON = 0.45;
/** What one more file costs a visit, in characters of code: its imports, and what it compresses worse for being alone. */
const FILE = 500;

const file = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Screens that few come to, by mails or their profile: how the files of the others are divided is not theirs to change. */
const RARE = /^searches\//;

/** The product's: of each screen the page, and the modules of the container that it needs. */
function ofTheRoutes(): Beginnings {
  const screens = Object.values<Route>(ROUTES)
    .filter(({ screen }) => !RARE.test(screen))
    .map((route) => [route.screen, [file(screenFile(route))]] as const);
  return { entry: file('src/browser.tsx'), screens: new Map(screens) };
}

/**
 * Names the chunk of each module by who loads it; nobody lists files. Few large files compress far better than many small
 * ones, so those that nearly the same screens load are one. A module of one screen alone stands with its page, as does
 * what no screen loads at first, where the bundler puts it.
 */
export function chunkNames(from: Beginnings = ofTheRoutes()): (id: string, graph: Graph) => string | null {
  let names: Map<string, string> | undefined;
  return (id, graph) => {
    names ??= planned(from, graph);
    // What the bundler adds of its own begins with a null byte; all screens need it.
    return id.startsWith('\0') ? BASE : (names.get(id) ?? null);
  };
}

function planned({ entry, screens }: Beginnings, graph: Graph): Map<string, string> {
  const begun = new Set([entry, ...[...screens.values()].flat()]);
  const later = graph.getModuleInfo(entry)?.dynamicallyImportedIds ?? [];
  const names = new Map(
    [entry, ...later].flatMap((id) => [...reachedFrom(id, graph)]).map((id) => [id, BASE]),
  );
  const loaders = new Map<string, Set<string>>();
  const beginnings = new Map<string, Set<string>>();
  for (const [screen, modules] of screens) {
    for (const begin of modules) {
      if (!graph.getModuleInfo(begin)) throw new Error(`${begin} is not among the modules that are built`);
      for (const id of reachedFrom(begin, graph)) {
        loaders.set(id, (loaders.get(id) ?? new Set()).add(screen));
        beginnings.set(id, (beginnings.get(id) ?? new Set()).add(begin));
      }
    }
  }
  const chunks = new Map<string, Chunk>();
  for (const [id, own] of loaders) {
    if (names.has(id) || begun.has(id)) continue;
    if (own.size >= screens.size * COMMON) names.set(id, BASE);
    else if ((beginnings.get(id)?.size ?? 0) > 1) {
      const key = [...own].sort().join();
      const { modules, size } = chunks.get(key) ?? { modules: [], size: 0 };
      const length = graph.getModuleInfo(id)?.code?.length ?? 0;
      chunks.set(key, { modules: [...modules, id], size: size + length, screens: own });
    }
  }
  for (const { modules } of merged([...chunks.values()], graph)) {
    const name = /([\w-]+)\.\w+$/.exec(modules[0] ?? '')?.[1] ?? 'shared';
    for (const id of modules) names.set(id, name);
  }
  // The manifest knows these by their own names.
  for (const id of begun) names.delete(id);
  return names;
}

function reachedFrom(root: string, graph: Graph): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(root);
  return reached;
}

/** Joins chunks as long as the files saved weigh more than what screens load without need. */
function merged(chunks: Chunk[], graph: Graph): Chunk[] {
  const left = [...chunks];
  for (;;) {
    let best = 0;
    let pair: [Chunk, Chunk] | undefined;
    left.forEach((one, index) => {
      for (const other of left.slice(index + 1)) {
        const gain = gainOf(one, other);
        if (gain > best && !isBetween(one, other, left, graph)) [best, pair] = [gain, [one, other]];
      }
    });
    if (!pair) return left;
    const [one, other] = pair;
    left.splice(left.indexOf(other), 1);
    left[left.indexOf(one)] = {
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
      screens: new Set([...one.screens, ...other.screens]),
    };
  }
}

function gainOf(one: Chunk, other: Chunk): number {
  const both = [...one.screens].filter((screen) => other.screens.has(screen)).length;
  return FILE * both - one.size * (other.screens.size - both) - other.size * (one.screens.size - both);
}

/** Whether one leads to the other through a third: joined, they and the third would import each other. */
function isBetween(one: Chunk, other: Chunk, all: readonly Chunk[], graph: Graph): boolean {
  const chunkOf = new Map(all.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  const leadsBack = (from: Chunk, to: Chunk): boolean => {
    const seen = new Set<Chunk>([from]);
    const visit = (chunk: Chunk): boolean =>
      chunk.modules
        .flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])
        .some((id) => {
          const next = chunkOf.get(id);
          if (!next || seen.has(next)) return false;
          if (next === to) return chunk !== from;
          seen.add(next);
          return visit(next);
        });
    return visit(from);
  };
  return leadsBack(one, other) || leadsBack(other, one);
}

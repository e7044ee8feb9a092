import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { screenFile } from '../server/rendering/built-scripts.ts';
import { ROUTES } from '../src/core/site/routes.ts';
import type { Route } from '../src/core/site/routes.ts';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Modules loaded by almost the same screens, bundled into one file. */
type Chunk = { modules: string[]; size: number; screens: ReadonlySet<string> };

/** Entry points of a build: the entry, and the first modules of each screen. */
export type Beginnings = { entry: string; screens: ReadonlyMap<string, readonly string[]> };

/**
 * Chunk of every visit. It includes the entry's later imports, which are deferred only to run in a separate
 * task.
 */
export const BASE = 'base';
/** Modules used by at least this fraction of the screens go into the base. */
const COMMON = 0.45;
/** Cost of another file in characters of code: its imports, and worse compression. */
const FILE = 500;

const file = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Rarely used screens, opened from mails or the profile; they do not affect the chunks of the others. */
const RARE = /^searches\//;

/** Entry points of the product: for each screen its page, and its modules of the container. */
function ofTheRoutes(): Beginnings {
  const screens = Object.values<Route>(ROUTES)
    .filter(({ screen }) => !RARE.test(screen))
    .map((route) => [route.screen, [file(screenFile(route))]] as const);
  return { entry: file('src/browser.tsx'), screens: new Map(screens) };
}

/**
 * Computes the chunk of each module from the screens that load it. A few large files compress far better than
 * many small ones. So modules of almost the same screens share a chunk. Modules of a single screen, or of no
 * screen's first load, stay where the bundler puts them.
 */
export function chunkNames(from: Beginnings = ofTheRoutes()): (id: string, graph: Graph) => string | null {
  let names: Map<string, string> | undefined;
  return (id, graph) => {
    names ??= planned(from, graph);
    // Modules of the bundler begin with a null byte; all screens need them.
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
  // The manifest uses their own names.
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

/** Merges chunks while the saved files outweigh the code that screens load unnecessarily. */
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

/** True if one chunk imports the other through a third; merging them would cause a circular import. */
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

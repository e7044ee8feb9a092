import { describe, expect, it } from 'vitest';
import { readImports } from './import-graph.ts';
import type { ImportGraph } from './import-graph.ts';

/** Every circle that following the imports closes, as `a → b → a`. */
function circlesIn(graph: ImportGraph): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    const place = way.indexOf(file);
    if (place !== -1) circles.push([...way.slice(place), file].join(' → '));
    if (place !== -1 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) follow(file, []);
  return circles;
}

/** The same between the folders of `server` and of `server/modules`. */
function betweenFolders(graph: ImportGraph): ImportGraph {
  const folderOf = (file: string) => /^server\/(modules\/\w+|\w+)\//.exec(file)?.[1] ?? file;
  const folders = new Map<string, string[]>();
  for (const [file, imported] of graph) {
    const folder = folderOf(file);
    const others = imported.map(folderOf).filter((other) => other !== folder);
    folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
  }
  return folders;
}

const importsOf = (folder: string, allowed: RegExp): string[] =>
  [...graph]
    .filter(([file]) => file.startsWith(folder))
    .flatMap(([file, imported]) =>
      imported.filter((path) => !allowed.test(path)).map((path) => `${file} → ${path}`),
    );

const graph = readImports('server');

describe('the files of the server', () => {
  it('are all looked at', () => {
    expect(graph.size).toBeGreaterThan(350);
    expect([...graph.values()].flat().length).toBeGreaterThan(1_500);
  });

  it('import each other in no circle', () => {
    expect(circlesIn(graph)).toEqual([]);
  });

  it('nor do the domains', () => {
    // tables.ts puts the tables of all domains together, and knows nothing but tables.
    const domains = new Map([...graph].filter(([file]) => file !== 'server/tables.ts'));
    expect(circlesIn(betweenFolders(domains))).toEqual([]);
  });

  it('a circle is found, and only once', () => {
    const circle = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(circlesIn(circle)).toEqual(['b → c → b']);
  });
});

describe('what the modules stand on', () => {
  it('knows no domain', () => {
    // The keys of texts are types alone, their format is shared with the pages, and the synonyms belong to the search of all domains.
    const allowed =
      /^((server\/platform|src\/core|api)\/|content\/(text-(key|format)\.ts|search-synonyms\.json)$)/;
    expect(importsOf('server/platform/', allowed)).toEqual([]);
  });

  it('and the tables know nothing but the core', () => {
    const tables = [...graph.keys()].filter((file) => file.endsWith('/tables.ts'));
    const allowed =
      /^(src\/core\/|server\/(\w+\/)*tables\.ts$|server\/platform\/database\/column-types\.ts$)/;
    expect(tables.flatMap((file) => importsOf(file, allowed))).toEqual([]);
  });

  it('and no module knows the demo, the rendering or the team’s commands', () => {
    const allowed = /^(server\/(platform|modules)\/|server\/tables\.ts$|src\/core\/|api\/|content\/)/;
    expect(importsOf('server/modules/', allowed)).toEqual([]);
  });
});

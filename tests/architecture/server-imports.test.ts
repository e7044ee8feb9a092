import { describe, expect, it } from 'vitest';
import { readImports } from './import-graph.ts';
import type { ImportGraph } from './import-graph.ts';

/** Returns the import cycles as `a → b → a`. */
function cyclesIn(graph: ImportGraph): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start !== -1) cycles.push([...path.slice(start), file].join(' → '));
    if (start !== -1 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) follow(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) follow(file, []);
  return cycles;
}

/** Merges the files of each folder of `server` and `server/modules`. */
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

describe('Imports of the server', () => {
  it('are read from every file', () => {
    expect(graph.size).toBeGreaterThan(350);
    expect([...graph.values()].flat().length).toBeGreaterThan(1_500);
  });

  it('form no cycle between files', () => {
    expect(cyclesIn(graph)).toEqual([]);
  });

  it('form no cycle between domains', () => {
    // tables.ts joins the tables of all domains.
    const domains = new Map([...graph].filter(([file]) => file !== 'server/tables.ts'));
    expect(cyclesIn(betweenFolders(domains))).toEqual([]);
  });

  it('are reported once per cycle', () => {
    const cycle = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(cyclesIn(cycle)).toEqual(['b → c → b']);
  });
});

describe('Layers of the server', () => {
  it('keep domains out of the platform', () => {
    // Exceptions: text keys are types, pages share the text format, and the search of all domains uses
    // synonyms.
    const allowed =
      /^((server\/platform|src\/core|api)\/|content\/(text-(key|format)\.ts|search-synonyms\.json)$)/;
    expect(importsOf('server/platform/', allowed)).toEqual([]);
  });

  it('let tables import only the core and other tables', () => {
    const tables = [...graph.keys()].filter((file) => file.endsWith('/tables.ts'));
    const allowed =
      /^(src\/core\/|server\/(\w+\/)*tables\.ts$|server\/platform\/database\/column-types\.ts$)/;
    expect(tables.flatMap((file) => importsOf(file, allowed))).toEqual([]);
  });

  it('keep the demo, the rendering and the commands out of the modules', () => {
    const allowed =
      /^(server\/(platform|modules)\/|server\/(tables|module-context)\.ts$|src\/core\/|api\/|content\/)/;
    expect(importsOf('server/modules/', allowed)).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Texts of the TypeScript files below a folder, by path. */
function textsIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return new Map(files.map((file) => [`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')]));
}

/** Classes below a folder that match the pattern, with their base classes. */
const classesIn = (folder: string, pattern: RegExp): { name: string; base: string | undefined }[] =>
  [...textsIn(folder).values()].flatMap((text) =>
    [...text.matchAll(pattern)].map(([, name = '', base]) => ({ name, base })),
  );

const ports = new Map(
  classesIn('src/core', /abstract class (\w+)(?: extends (\w+))?/g).map(({ name, base }) => [
    name,
    base ?? name,
  ]),
);
const adaptersIn = (folder: string) =>
  classesIn(folder, /^(?:export )?class (\w+) extends (\w+)/gm).flatMap(({ name, base = '' }) => {
    const port = ports.get(base);
    return port === undefined ? [] : [[name, port] as const];
  });
const kebabOf = (name: string) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
const suiteOf = (port: string) => `${port[0]?.toLowerCase()}${port.slice(1)}Contract`;

const suites = textsIn('tests/contracts');
const runners = {
  'in memory': [...suites].filter(([file]) => file.endsWith('.test.ts')),
  'over HTTP': [...textsIn('tests/server/contracts')],
};

/** Missing parts of an adapter's contract test. */
function missing(where: keyof typeof runners, adapter: string, port: string): string[] {
  const suite = `/${kebabOf(port)}.contract.ts`;
  const runs = runners[where].some(
    ([, text]) => new RegExp(`\\b${adapter}\\b`).test(text) && text.includes(suiteOf(port)),
  );
  return [
    ...([...suites.keys()].some((file) => file.endsWith(suite)) ? [] : [suite]),
    ...(runs ? [] : [`${suiteOf(port)} run by ${adapter}`]),
  ];
}

describe('The contract test of a port', () => {
  it('is required for more than 45 ports', () => {
    expect(ports.size).toBeGreaterThan(45);
    expect(adaptersIn('tests/support').length).toBeGreaterThan(5);
    expect(adaptersIn('src/adapters/http').length).toBeGreaterThan(5);
  });

  it.each(adaptersIn('tests/support'))('is run for %s by the suite of %s', (adapter, port) => {
    expect(missing('in memory', adapter, port)).toEqual([]);
  });

  it.each(adaptersIn('src/adapters/http'))(
    'is run for %s by the suite of %s, against the real server',
    (adapter, port) => {
      expect(missing('over HTTP', adapter, port)).toEqual([]);
    },
  );

  it('is reported when missing', () => {
    expect(missing('in memory', 'MemoryMoons', 'MoonPhases')).toEqual([
      '/moon-phases.contract.ts',
      'moonPhasesContract run by MemoryMoons',
    ]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readImports } from './import-graph.ts';

/** The server writes the state of the document, and tests open the app. */
const SHARED = 'src/team/page-state.ts';

describe('The back office', () => {
  it.each(['src', 'server', 'api'])('is imported by no other code of %s', (folder) => {
    const found = [...readImports(folder)]
      .filter(([file]) => !file.startsWith('src/team/'))
      .flatMap(([file, imported]) =>
        imported
          .filter((path) => path.startsWith('src/team/') && path !== SHARED)
          .map((path) => `${file} → ${path}`),
      );
    expect(found).toEqual([]);
  });

  it('alone imports react-admin and MUI', () => {
    const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((file) => `src/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/team/'))
      .filter((file) => /from '(react-admin|@mui\/|@tanstack\/)/.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });

  it('has its own folder of sources', () => {
    expect(readImports('src/team').size).toBeGreaterThan(25);
  });
});

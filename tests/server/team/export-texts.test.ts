import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../server/admin/commands.ts';
import { exportTexts } from '../../../server/admin/texts-command.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';

let app: TestApplication;
let folder: string;
beforeAll(async () => {
  app = await startTestApplication();
  folder = await mkdtemp(join(tmpdir(), 'texts-'));
  await cp('content/translations', folder, { recursive: true });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const linesOf = async (path: string) => (await readFile(path, 'utf8')).split('\n');

/** Lines of a file that differ from those of the release. */
async function changedLines(file: string): Promise<string[]> {
  const before = await linesOf(`content/translations/${file}`);
  const lines = await linesOf(join(folder, file));
  expect(lines).toHaveLength(before.length);
  return lines.filter((line, index) => line !== before[index]);
}

describe('The export of texts (TEAM-09)', () => {
  it('writes the changed texts in force into their files and leaves the others', async () => {
    const { headers } = await aMember(app, ['content']);
    const change = (key: string, bg: string, validFrom: string | null) =>
      app.post(
        `/api/team/texts/${key}`,
        { value: { bg, en: null }, validFrom, latest: 0, reason: 'По-ясно' },
        headers,
      );
    await change('cart', 'Чанта „за пазар“', null);
    await change('favourites', 'Харесани', new Date(app.clock.now().getTime() + 3_600_000).toISOString());
    const printed: string[] = [];
    const run = () =>
      runCommand(['texts', 'export'], { out: folder }, {
        db: app.database.db,
        clock: app.clock,
        print: (line: string) => void printed.push(line),
      } as never);
    await run();
    await run();
    const [changed = '', ...rest] = printed;
    const [file = ''] = changed.split(':');
    expect([changed, ...rest]).toEqual([
      `${file}: cart`,
      'Check the changes and commit them.',
      'The files have all texts already.',
    ]);
    expect(await changedLines(file)).toEqual([expect.stringContaining('"cart": "Чанта „за пазар“"')]);
    expect(await changedLines('bg/orders.json')).toHaveLength(file === 'bg/orders.json' ? 1 : 0);
  });

  it('ignores keys that the files no longer have', async () => {
    expect(await exportTexts(folder, { bg: { 'no-such-text': 'x' }, en: {} })).toEqual([]);
  });

  it.each([[[]], [['import']], [['export', 'cart']]])('refuses the words %j', async (words) => {
    await expect(runCommand(['texts', ...words], {}, {} as never)).rejects.toThrow('texts export');
  });
});

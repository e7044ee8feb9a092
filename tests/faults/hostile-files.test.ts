import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../src/core/shared/durations.ts';
import { aPhoto } from '../server/support/a-picture.ts';
import { aShop } from '../server/support/a-shop.ts';
import { aPerson } from '../server/support/an-account.ts';
import { aRow, csv, HEADER, workbook, xlsx } from '../server/support/an-import.ts';
import { aForm } from '../server/support/outside-servers/a-picture-server.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { startTestApplication } from '../server/support/test-application.ts';
import type { TestApplication } from '../server/support/test-application.ts';
import { newRandom, SEED } from '../support/sample.ts';
import { rounds } from './support/gate-size.ts';
import { heapOf, MEASURED } from './support/measured-heap.ts';

const random = newRandom();

const PICTURES = rounds(2_000);
const TABLES = rounds(1_000);
/** Uploads of one account, because their number is limited. */
const OF_ONE = 5;
/** Milliseconds for all tables: in sequence they take some seconds each on a busy machine. */
const READ_WITHIN = 3_600_000;
const MAX_RESIDENT = 1.5 * 1024 ** 3;
const MARK = '<script>alert("hostile")</script>';

let app: TestApplication;
let server: BuiltServer;

beforeAll(async () => {
  app = await startTestApplication();
  app.clock.passDays((Date.now() - app.clock.now().getTime()) / DAY);
  await aShop(app.database).category('Лампи');
  server = await BuiltServer.over(app.database);
  await server.start(MEASURED);
});
afterAll(async () => {
  server.kill();
  await app.close();
});

const any = (count: number) => Math.floor(random.next() * count);

/** Damage by a transfer, a disk or an attacker. */
const DAMAGES: readonly ((file: Buffer) => Buffer)[] = [
  (file) => file.subarray(0, any(file.length)),
  (file) => file.subarray(any(64)),
  (file) => Buffer.concat([file, Buffer.from(`\n${MARK}`)]),
  (file) => Buffer.concat([Buffer.from(MARK), file]),
  (file) => Buffer.from(file).fill(0, any(file.length), any(file.length)),
  (file) => {
    const [at, length] = [any(file.length), any(2_000)];
    return Buffer.concat([file.subarray(0, at), file.subarray(at, at + length), file.subarray(at)]);
  },
  ...[1, 4, 32, 256].map((count) => (file: Buffer) => {
    const damaged = Buffer.from(file);
    for (let one = 0; one < count; one += 1) damaged[any(file.length)] = any(256);
    return damaged;
  }),
  // Lengths and sizes are in the first bytes of most formats.
  (file) => {
    const damaged = Buffer.from(file);
    for (let one = 0; one < 8; one += 1) damaged[any(64)] = [0, 0x7f, 0x80, 0xff][any(4)] ?? 0;
    return damaged;
  },
];

async function* damaged(wholes: readonly Buffer[], count: number): AsyncGenerator<Buffer> {
  for (let one = 0; one < count; one += 1) {
    const whole = wholes[one % wholes.length] as Buffer;
    yield (DAMAGES[any(DAMAGES.length)] as (file: Buffer) => Buffer)(whole);
  }
}

/** Sends one file after the other. @returns the number of responses by status */
async function sendAll(
  path: string,
  files: AsyncGenerator<Buffer>,
  type: 'user' | 'vendor',
  taken: (body: unknown) => Promise<void>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let sent = 0;
  let headers = {};
  for await (const file of files) {
    if (sent++ % OF_ONE === 0) ({ headers } = await aPerson(app, { type }));
    const answer = await fetch(server.address + path, { method: 'POST', body: aForm(file), headers });
    const body: unknown = await answer.json();
    const description = `${answer.status} ${JSON.stringify(body)} of ${file.subarray(0, 100).toString('base64')}`;
    expect([201, 400, 413, 422], description).toContain(answer.status);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 201) await taken(body);
  }
  return statuses;
}

async function expectWell(): Promise<string> {
  expect((await fetch(`${server.address}/ready`)).status).toBe(200);
  const { rss } = await heapOf(server);
  expect(rss).toBeLessThan(MAX_RESIDENT);
  return `${Math.round(rss / 1024 ** 2)} MB resident`;
}

const tell = (what: string, statuses: Map<number, number>, state: string) =>
  process.stdout.write(`${what}: ${JSON.stringify(Object.fromEntries(statuses))}, ${state}\n`);

describe(`Damaged and hostile files (TEST_SEED=${SEED})`, () => {
  it(`rejects ${PICTURES} pictures or re-encodes them as pictures`, async () => {
    const photo = aPhoto(320, 240);
    const wholes = await Promise.all(
      (['jpeg', 'png', 'webp', 'avif'] as const).map((format) => photo.clone().toFormat(format).toBuffer()),
    );
    const statuses = await sendAll('/api/picture', damaged(wholes, PICTURES), 'user', async (body) => {
      const { url, widths } = body as { url: string; widths: number[] };
      for (const format of ['webp', 'avif']) {
        const shown = await fetch(`${server.address}${url}-${widths[0]}.${format}`);
        expect([shown.status, shown.headers.get('content-type')]).toEqual([200, `image/${format}`]);
        expect(Buffer.from(await shown.arrayBuffer()).includes(MARK)).toBe(false);
      }
    });
    tell('pictures', statuses, await expectWell());
    expect(statuses.size).toBeGreaterThan(1);
  }, 3_600_000);

  it(`rejects ${TABLES} tables, fails with a reason, or reads them`, async () => {
    const rows = [HEADER, ...Array.from({ length: 50 }, (_, one) => aRow(`L-${one}`))];
    const xml = `<products>${rows.map(([code]) => `<product><code>${code}</code></product>`).join('')}</products>`;
    const sheet = `<row><c t="inlineStr"><is><t>${'Код'.repeat(1_000)}</t></is></c></row>`;
    const wholes = [csv(rows), await xlsx(rows), Buffer.from(xml), await workbook(sheet)];
    const statuses = await sendAll(
      '/api/product/import',
      damaged(wholes, TABLES),
      'vendor',
      async () => undefined,
    );
    const states = async () =>
      (
        await app.database.pool.query<{ status: string; told: boolean; count: number }>(
          `select status, error is not null as told, count(*)::int as count from product_import group by 1, 2`,
        )
      ).rows;
    await expect
      .poll(async () => (await states()).filter(({ status }) => !['ready', 'failed'].includes(status)), {
        timeout: READ_WITHIN,
        interval: 500,
      })
      .toEqual([]);
    for (const { status, told } of await states()) expect(told || status === 'ready').toBe(true);
    tell(`tables ${JSON.stringify(await states())}`, statuses, await expectWell());
  }, 7_200_000);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_TYPES } from '../../src/core/accounts/account.ts';
import { DAY } from '../../src/core/shared/durations.ts';
import type { ShownLanguage } from '../../src/core/shared/language.ts';
import { pathOf } from '../../src/core/site/paths.ts';
import { routeNamed, ROUTES } from '../../src/core/site/routes.ts';
import type { PathName } from '../../src/core/site/routes.ts';
import { publish, somePlaces } from '../server/support/a-property.ts';
import { aGift } from '../server/support/a-wallet.ts';
import { aShop } from '../server/support/a-shop.ts';
import { aPerson } from '../server/support/an-account.ts';
import { anOrder } from '../server/support/an-order.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { startTestApplication } from '../server/support/test-application.ts';
import type { TestApplication } from '../server/support/test-application.ts';
import { rounds } from './support/gate-size.ts';

const RENDERS = rounds(20_000);
const AT_ONCE = 8;
const MAX_REFUSED = RENDERS + 1_000;
/** Accounts of each type, and visitors with an order each. */
const OF_EACH = 4;
const SHOWN: readonly ShownLanguage[] = ['bg', 'en', 'debug'];

/** Reader with a language; the mark is in the reader's own data and in no other. */
type Reader = { mark: string; shown: ShownLanguage; cookie: string; paths: string[] };
type Opened = { reader: Reader; path: string };

let app: TestApplication;
let server: BuiltServer;
let readers: Reader[];

beforeAll(async () => {
  app = await startTestApplication();
  app.clock.passDays((Date.now() - app.clock.now().getTime()) / DAY);
  await somePlaces(app);
  readers = [...(await people()), ...(await visitors())];
  // Sessions do not expire during the test.
  await app.database.db
    .updateTable('session')
    .set({ expires_at: new Date(Date.now() + DAY) })
    .execute();
  server = await BuiltServer.over(app.database);
  await server.start();
});
afterAll(async () => {
  server.kill();
  await app.close();
});

const named = Object.keys(ROUTES) as PathName[];
const simple = named.filter((name) => !/:\w+(\/|$)/.test(ROUTES[name].bg));
const publicPaths = simple.filter((name) => routeNamed(name).roles === undefined);

async function people(): Promise<Reader[]> {
  const made: Reader[] = [];
  for (const type of ACCOUNT_TYPES) {
    for (let one = 0; one < OF_EACH; one += 1) {
      const mark = `Znak${type}${one}x`;
      const person = await aPerson(app, { type, name: `Мария ${mark}` });
      await aGift(app, person.id, made.length + 1);
      if (type !== 'vendor')
        await publish(app, person, { title: `Жилище ${mark} до парка`, status: 'draft' });
      const shown = SHOWN[made.length % SHOWN.length] ?? 'bg';
      const own = simple.filter((name) => routeNamed(name).roles?.includes(type));
      const language = shown === 'en' ? 'en' : 'bg';
      const paths = [...publicPaths, ...own].map((name) => pathOf(name, language));
      made.push({ mark, shown, cookie: person.headers.cookie, paths });
    }
  }
  return made;
}

async function visitors(): Promise<Reader[]> {
  const shop = aShop(app.database);
  const id = await shop.product({ vendorId: await shop.vendor(), categoryId: await shop.category() });
  const made: Reader[] = [];
  for (let one = 0; one < OF_EACH; one += 1) {
    const mark = `Znakvisitor${one}x`;
    const order = await app.post('/api/order', anOrder([{ id }], { name: `Мария ${mark}` }));
    const { token } = order.body as { token: string };
    const shown = SHOWN[one % SHOWN.length] ?? 'bg';
    const paths = [...publicPaths.map((name) => pathOf(name, 'bg')), `/porachka/${token}`, `/produkti/${id}`];
    made.push({ mark, shown, cookie: '', paths });
  }
  return made;
}

const STATE = /(<script type="application\/json"[^>]*id="page-state"[^>]*>)(.*?)(<\/script>)/;

/** Page, and the number of API responses in it; fewer if the machine was overloaded. */
type Page = { text: string; answers: number };

/** Pages that were refused or incomplete because of load; they were requested again. */
let refused = 0;

/** Renders a page without its varying parts: its number, and the order of the responses. */
async function render({ reader, path }: Opened): Promise<Page> {
  const cookie = `${reader.cookie}; defaultLang=${reader.shown}`;
  const answer = await fetch(server.address + path, { headers: { accept: 'text/html', cookie } });
  const html = await answer.text();
  if (answer.status === 503) return renderAgain({ reader, path }, html);
  const state = JSON.parse(STATE.exec(html)?.[2] ?? '{}') as { answers?: object };
  const answers = Object.entries(state.answers ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const page = html.replace(STATE, () => JSON.stringify({ ...state, answers }));
  const text = `${answer.status} ${page.replaceAll(/"requestId":"[^"]*"/g, '')}`;
  return { text, answers: answers.length };
}

async function renderAgain(opened: Opened, html: string): Promise<Page> {
  expectNobodyElseIn(html, opened);
  refused += 1;
  if (refused > MAX_REFUSED) throw new Error('The server refuses more pages than it makes');
  await sleep(200);
  return render(opened);
}

/** Page that was the same in two renderings. */
async function renderAlone(opened: Opened): Promise<Page> {
  let before = '';
  for (let time = 0; time < 10; time += 1) {
    const page = await render(opened);
    if (page.text === before) return page;
    before = page.text;
  }
  throw new Error(`${opened.path} of ${opened.reader.mark} is another one each time`);
}

function expectNobodyElseIn(page: string, { reader, path }: Opened): void {
  for (const { mark } of readers) if (mark !== reader.mark) expect(page.includes(mark), path).toBe(false);
}

describe(`${RENDERS} pages of ${3 * OF_EACH} people and ${OF_EACH} visitors in three languages, ${AT_ONCE} at once`, () => {
  it('are identical to the pages that are rendered one by one', async () => {
    const alone = new Map<Opened, Page>();
    for (const reader of readers) {
      for (const path of reader.paths) {
        const page = await renderAlone({ reader, path });
        expectNobodyElseIn(page.text, { reader, path });
        expect(page.text.slice(0, 3), path).toMatch(/200|404|422/);
        alone.set({ reader, path }, page);
      }
      expect([...alone].some(([one, page]) => one.reader === reader && page.text.includes(reader.mark))).toBe(
        true,
      );
    }
    const all = [...alone.keys()];
    const start = performance.now();
    let rendered = 0;
    const differing: string[] = [];
    const caller = async () => {
      while (rendered < RENDERS && differing.length === 0) {
        rendered += 1;
        // The step has no common divisor with their number, so the neighbours always differ.
        const opened = all[(rendered * 7919) % all.length] as Opened;
        const expected = alone.get(opened) as Page;
        let page = await render(opened);
        while (page.answers < expected.answers) page = await renderAgain(opened, page.text);
        if (page.text !== expected.text) differing.push(difference(opened, page.text, expected.text));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, caller));
    expect(differing).toEqual([]);
    const seconds = Math.round((performance.now() - start) / 1000);
    process.stdout.write(
      `${rendered} pages, ${all.length} different ones, in ${seconds} s, ${refused} refused\n`,
    );
  }, 7_200_000);
});

function difference({ reader, path }: Opened, page: string, alone: string): string {
  const at = [...page].findIndex((letter, index) => letter !== alone[index]);
  const around = (text: string) => text.slice(Math.max(at - 100, 0), at + 200);
  return `${path} of ${reader.mark} at ${at}: ${around(page)}\nalone: ${around(alone)}`;
}

import { setImmediate as aTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from '../../../server/rendering/render-page.tsx';
import type { AskInProcess } from '../../../src/adapters/server/in-process-http-client.ts';
import type { ClientContext } from '../../../src/container/client-context.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { aShop } from '../support/a-shop.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

const BG = { host: 'uyut.example' };
const EN = { host: 'cosy.example' };

let app: TestApplication;
let lamp: number;
let category: number;
let person: Person;
/** True delays lists of homes until long after a refusal. */
let isLate = false;

/** Turns of the event loop, enough to finish a page without them. */
const TURNS = 200;

/** Answers lists of homes without the database, long after the refusal. */
const lateLists = (ask: AskInProcess): AskInProcess => {
  let refused = () => {};
  const refusal = new Promise<void>((resolve) => (refused = resolve));
  return async (question) => {
    if (question.url.startsWith('/api/property?')) {
      await refusal;
      for (let turn = 0; turn < TURNS; turn += 1) await aTurn();
      return { status: 200, body: { data: [], total: 0 } };
    }
    const answer = await ask(question);
    if (answer.status === 404) refused();
    return answer;
  };
};

beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
    renderer: {
      ...TEST_RENDERER,
      render: (page) => renderPage(isLate ? { ...page, ask: lateLists(page.ask) } : page),
    },
    keepsPages: true,
  });
  const shop = aShop(app.database);
  category = await shop.category();
  lamp = await shop.product({
    vendorId: await shop.vendor(),
    categoryId: category,
    title: 'Лампа',
    price: 12_300,
  });
  person = await aPerson(app, { name: 'Петя Ангелова' });
});
afterAll(() => app.close());

/** Responses included in a whole page. */
async function broughtByPage(
  path: string,
  headers: Record<string, string>,
): Promise<ClientContext['answers']> {
  const { text } = await app.get(path, headers);
  const state = /id="page-state">(.*?)<\/script>/.exec(text)?.[1] ?? '';
  return (JSON.parse(state) as ClientContext).answers;
}

const withoutRefusals = (answers: ClientContext['answers']) =>
  Object.fromEntries(Object.entries(answers).filter(([, { status }]) => status < 400));

describe('The responses included in a page', () => {
  it.each([
    ['a product', () => `/produkti/${lamp}`],
    ['a filtered list', () => `/produkti/kategorii/${category}?colours=oak`],
    ['the front page', () => '/'],
  ])('are fetched by one request: %s', async (_, path) => {
    const brought = await broughtByPage(path(), BG);
    const { status, body, headers } = await app.get(`/answers${path()}`, BG);
    expect(status).toBe(200);
    expect(Object.keys(body as object).length).toBeGreaterThan(0);
    expect(body).toEqual(withoutRefusals(brought));
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('are in the language of the host, whatever the language of the URL', async () => {
    const answers = await Promise.all([BG, EN].map(async (host) => (await app.get('/answers/', host)).text));
    expect(answers[0]).not.toBe(answers[1]);
  });

  it('are those of the signed-in person only', async () => {
    const path = '/answers/profil';
    expect((await app.get(path, { ...BG, ...person.headers })).text).toContain('Петя Ангелова');
    expect((await app.get(path, BG)).text).not.toContain('Петя Ангелова');
  });

  it.each(['/answers/profil', '/answers/produkti/987654', '/answers/no/such/page'])(
    'omit errors, so that the browser receives them itself: %s',
    async (path) => {
      const { status, body } = await app.get(path, BG);
      expect(status).toBe(200);
      for (const answer of Object.values(body as ClientContext['answers'])) expect(answer.status).toBe(200);
    },
  );

  it('are complete despite missing and late data, so that the browser repeats no request', async () => {
    isLate = true;
    const asked = Object.keys(await broughtByPage('/agenciya/987654', BG));
    isLate = false;
    expect(asked).toContain('GET /api/agency/987654');
    expect(asked).toContain('GET /api/property?agency=987654&offset=0&limit=12');
  });

  it.each([
    ['another host', '//evil.example'],
    ['a null byte', '/%00'],
    ['half a letter', '/%E0%A4%A'],
    ['3,000 letters', `/${'a'.repeat(3_000)}`],
    ['a way up', '/../api/user'],
    ['itself', '/answers/answers/'],
  ])('are requested by any URL without harm: %s', async (_, path) => {
    const { status } = await app.get(`/answers${path}`, BG);
    expect(status).toBeLessThan(500);
  });
});

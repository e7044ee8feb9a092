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
/** Whether lists of homes are answered long after a refusal. */
let isLate = false;

/** So many turns of the event loop, in which a page without them would be finished. */
const TURNS = 200;

const lateLists = (ask: AskInProcess): AskInProcess => {
  let refused = () => {};
  const refusal = new Promise<void>((resolve) => (refused = resolve));
  return async (question) => {
    const answer = await ask(question);
    if (answer.status === 404) refused();
    if (question.url.startsWith('/api/property?')) {
      await refusal;
      for (let turn = 0; turn < TURNS; turn += 1) await aTurn();
    }
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

/** The answers that a whole page brings along. */
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

describe('what a page is made of', () => {
  it.each([
    ['a product', () => `/produkti/${lamp}`],
    ['a filtered list', () => `/produkti/kategorii/${category}?colours=oak`],
    ['the front page', () => '/'],
  ])('comes by one question: %s', async (_, path) => {
    const brought = await broughtByPage(path(), BG);
    const { status, body, headers } = await app.get(`/answers${path()}`, BG);
    expect(status).toBe(200);
    expect(Object.keys(body as object).length).toBeGreaterThan(0);
    expect(body).toEqual(withoutRefusals(brought));
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('comes in the language of the host, whichever the address is in', async () => {
    const answers = await Promise.all([BG, EN].map(async (host) => (await app.get('/answers/', host)).text));
    expect(answers[0]).not.toBe(answers[1]);
  });

  it('is of who asks, and of nobody else', async () => {
    const path = '/answers/profil';
    expect((await app.get(path, { ...BG, ...person.headers })).text).toContain('Петя Ангелова');
    expect((await app.get(path, BG)).text).not.toContain('Петя Ангелова');
  });

  it.each(['/answers/profil', '/answers/produkti/987654', '/answers/no/such/page'])(
    'leaves out what is refused, so that the browser meets the refusal itself: %s',
    async (path) => {
      const { status, body } = await app.get(path, BG);
      expect(status).toBe(200);
      for (const answer of Object.values(body as ClientContext['answers'])) expect(answer.status).toBe(200);
    },
  );

  it('is whole where a part of it is missing and others are late, so that the browser asks for nothing again', async () => {
    isLate = true;
    const asked = Object.keys(await broughtByPage('/agenciya/987654', BG));
    isLate = false;
    expect(asked).toContain('GET /api/agency/987654');
    expect(asked).toContain('GET /api/property?offset=0&limit=12&agency=987654');
  });

  it.each([
    ['another host', '//evil.example'],
    ['a null byte', '/%00'],
    ['half a letter', '/%E0%A4%A'],
    ['3,000 letters', `/${'a'.repeat(3_000)}`],
    ['a way up', '/../api/user'],
    ['itself', '/answers/answers/'],
  ])('is asked for by any address without harm: %s', async (_, path) => {
    const { status } = await app.get(`/answers${path}`, BG);
    expect(status).toBeLessThan(500);
  });
});

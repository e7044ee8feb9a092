import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publish, somePlaces } from '../support/a-property.ts';
import { postOffer } from '../support/a-roommate.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

let app: TestApplication;
let owner: Person;
let asked: string[][] = [];
/** Response of the service; by default it puts each text in brackets. */
let answer: ((texts: string[]) => unknown) | null = null;

const service = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const texts = JSON.parse(messages[1]?.content ?? '[]') as string[];
    asked.push(texts);
    const content = (answer ?? ((all) => JSON.stringify(all.map((text) => `[${text}]`))))(texts);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
});

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const environment = {
    TRANSLATION_MODEL_URL: `http://127.0.0.1:${port}/v1`,
    TRANSLATION_MODEL_NAME: 'small',
  };
  app = await startTestApplication({ environment, renderer: TEST_RENDERER });
  await somePlaces(app);
  owner = await aPerson(app);
});
beforeEach(async () => {
  asked = [];
  answer = null;
  await app.database.db.deleteFrom('attempt').execute();
});
afterAll(async () => {
  await app.close();
  service.close();
});

let last = 0;
const english = () => ({
  title: `A bright flat by the park, number ${(last += 1)}`,
  description:
    'Spacious and quiet, five minutes from the metro, with a view of the mountain and a large terrace: ' +
    `number ${last}.`,
  // Identical homes would wait for review.
  price: 100_000 + last * 10_000,
});
const translate = (body: object, language = 'bg') =>
  app.post('/api/translation', body, { 'x-accept-language': language });

describe('User-written text', () => {
  it('has the language of its author', async () => {
    const id = await publish(app, owner, english());
    expect((await app.get(`/api/property/${id}`)).body).toMatchObject({ language: 'en' });
    const bulgarian = await publish(app, owner);
    expect((await app.get(`/api/property/${bulgarian}`)).body).toMatchObject({ language: 'bg' });
    const offer = await postOffer(app, owner);
    expect((await app.get(`/api/tenant-offer/${offer}`)).body).toMatchObject({ language: 'bg' });
  });

  it('is marked on the page of the other language, which offers the translation', async () => {
    const { title } = english();
    const id = await publish(app, owner, { ...english(), title });
    const { text } = await app.get(`/imoti/${id}`);
    expect(text).toContain(`<h1 lang="en">${title}</h1>`);
    expect(text).toContain('Текстът е на английски.');
    expect(text).toContain('Превод');
    const own = await publish(app, owner);
    expect((await app.get(`/imoti/${own}`)).text).not.toContain('Текстът е на');
  });

  it('is translated once, and again after a change', async () => {
    const property = english();
    const id = await publish(app, owner, property);
    const expected = { texts: [`[${property.title}]`, `[${property.description}]`] };
    expect(await translate({ kind: 'property', id })).toMatchObject({ status: 200, body: expected });
    expect((await translate({ kind: 'property', id })).body).toEqual(expected);
    expect(asked).toEqual([[property.title, property.description]]);
    await app.database.db.updateTable('property').set({ title: 'Another' }).where('id', '=', id).execute();
    expect((await translate({ kind: 'property', id })).body).toEqual({
      texts: ['[Another]', expected.texts[1]],
    });
    expect(asked.at(-1)).toEqual(['Another']);
  });

  it('of an offer has three sections; an empty one stays so', async () => {
    const offer = await postOffer(app, owner, { aboutPeople: '' });
    const { texts } = (await translate({ kind: 'offer', id: offer }, 'en')).body as { texts: string[] };
    expect(texts).toHaveLength(3);
    expect(texts[2]).toBe('');
  });

  it('that is not public is not translated', async () => {
    const id = await publish(app, owner, english());
    await app.post(`/api/user/property/${id}/status`, { status: 'paused' }, owner.headers);
    expect((await translate({ kind: 'property', id })).status).toBe(404);
    expect((await translate({ kind: 'offer', id: 999_999 })).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it.each([
    ['no list', () => 'I am sorry'],
    ['another number of them', () => '["one","two","three"]'],
    ['something else than texts', () => '[1, {}]'],
    ['a novel', () => JSON.stringify(['x'.repeat(10_000), 'y'])],
    ['nothing', () => null],
  ])('stays unchanged when the service returns %s', async (_, wrong) => {
    const id = await publish(app, owner, english());
    answer = wrong;
    expect(await translate({ kind: 'property', id })).toMatchObject({
      status: 503,
      body: { message: 'translation-unavailable' },
    });
    const storedTexts = await app.database.db.selectFrom('text_translation').select('text').execute();
    expect(storedTexts.map(({ text }) => text)).not.toContain('one');
  });

  it('has a translation limit per sender; cached translations do not count', async () => {
    const known = await publish(app, owner, english());
    await translate({ kind: 'property', id: known });
    await app.database.db.updateTable('attempt').set({ count: 20 }).execute();
    const id = await publish(app, owner, english());
    expect((await translate({ kind: 'property', id })).status).toBe(429);
    expect((await translate({ kind: 'property', id: known })).status).toBe(200);
  });
});

it('Without a service, a user-written text has only its language', async () => {
  const plain = await startTestApplication({ renderer: TEST_RENDERER });
  try {
    await somePlaces(plain);
    const id = await publish(plain, await aPerson(plain), english());
    const { text } = await plain.get(`/imoti/${id}`);
    expect(text).toContain('Текстът е на английски.');
    expect(text).not.toContain('>Превод<');
    expect((await plain.post('/api/translation', { kind: 'property', id })).status).toBe(404);
  } finally {
    await plain.close();
  }
});

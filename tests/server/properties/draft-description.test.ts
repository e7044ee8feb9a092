import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ModelWriter } from '../../../server/modules/properties/editor/model-writer.ts';
import { TemplateWriter } from '../../../server/modules/properties/editor/template-writer.ts';
import { ChatCompletions } from '../../../server/platform/language-model/chat-completions.ts';
import { loggerOptions } from '../../../server/platform/logging.ts';
import { Texts } from '../../../server/platform/texts.ts';
import { PROPERTY_TYPES } from '../../../src/core/properties/property-choices.ts';
import * as choices from '../../../src/core/properties/property-choices.ts';
import { EMPTY_PROPERTY } from '../../../src/core/properties/property-content.ts';
import { aProperty, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const template = new TemplateWriter(new Texts('content/translations'));
const NOWHERE = { address: '', city: null, district: null };
const facts = (content = aProperty()) => ({
  address: 'ул. „Бигла“ 12',
  city: 'София',
  district: 'Лозенец',
  content,
});

describe('The template', () => {
  it('includes the facts of the listing', async () => {
    const { description, by } = await template.write(
      facts(
        aProperty({ locationAdvantages: ['metro', 'quiet-street'], petFriendly: true, shortestTerm: 12 }),
      ),
      'bg',
    );
    expect(by).toBe('template');
    for (const part of [
      'двустаен апартамент с площ 65 кв. м',
      'ул. „Бигла“ 12, Лозенец, София',
      'Разполага с една спалня и една баня.',
      'Намира се на етаж 3 от 6.',
      'Сградата е тухлена. Акт 16 е от 2008 г.',
      'хладилник и пералня',
      'Наблизо: метростанция.',
      'Улицата е тиха.',
      'любимци са добре дошли',
      '12 месеца',
    ]) {
      expect(description).toContain(part);
    }
  });

  it('includes no other facts', async () => {
    const { description } = await template.write({ ...NOWHERE, content: EMPTY_PROPERTY }, 'bg');
    expect(description).toMatch(/^Под наем се отдава жилище\. [^.]+\.$/);
    const wrong = { ...EMPTY_PROPERTY, floor: 9, totalFloors: 3, area: -5, bedrooms: 0, shortestTerm: 0 };
    expect((await template.write({ ...NOWHERE, content: wrong }, 'bg')).description).not.toMatch(/\d/);
  });

  it.each(['bg', 'en'] as const)('has a word for every choice (%s)', async (language) => {
    for (const type of PROPERTY_TYPES) {
      for (const place of [0, 1, 2, 3, 4, 5]) {
        const content = aProperty({
          type,
          floor: place - 2,
          construction: choices.CONSTRUCTIONS[place] ?? null,
          heating: choices.HEATINGS[place] ?? null,
          furniture: choices.FURNITURES[place] ?? null,
          appliances: choices.APPLIANCES.map((appliance, order) => ({ appliance, order })),
          locationAdvantages: [...choices.LOCATION_ADVANTAGES],
          propertyAdvantages: [...choices.PROPERTY_ADVANTAGES],
        });
        const { description } = await template.write(facts(content), language);
        expect(description).not.toMatch(/draft-|\{\{|null|undefined| {2}|\.\./);
      }
    }
  });
});

describe('A language model', () => {
  const server = createServer();
  const asked: string[] = [];
  const logged: string[] = [];
  const log = pino(loggerOptions('warn'), { write: (line) => logged.push(line) });
  let respond: (response: ServerResponse, request: IncomingMessage) => void = () => {};
  let url = '';

  beforeAll(async () => {
    server.on('request', (request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        asked.push(body);
        respond(response, request);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`;
  });
  afterEach(() => {
    asked.length = 0;
    logged.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const write = () =>
    new ModelWriter(new ChatCompletions({ url, key: 'secret', name: 'small' }), template, log).write(
      facts(),
      'bg',
    );
  const says = (content: unknown) => (response: ServerResponse) =>
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  const LONG = 'Светъл апартамент в Лозенец, на тиха улица, с голяма тераса и паркомясто.';

  it('writes from the facts', async () => {
    let key: string | undefined;
    respond = (response, request) => {
      key = request.headers.authorization;
      says(LONG)(response);
    };
    expect(await write()).toEqual({ description: LONG, by: 'model' });
    expect(key).toBe('Bearer secret');
    expect(logged).toEqual([]);
    expect(JSON.parse(asked[0] ?? '')).toMatchObject({
      model: 'small',
      messages: [{ role: 'system' }, { role: 'user' }],
    });
  });

  it('returns plain text despite prompt injection', async () => {
    respond = says(`# Обява\n**${LONG}** <script>alert(1)</script><img src=x onerror=y>\u0000\n\n\n\nКрай.`);
    const { description } = await write();
    expect(description).toBe(`Обява\n${LONG} alert(1)\n\nКрай.`);
    respond = says('дълго '.repeat(5_000));
    expect((await write()).description.length).toBeLessThanOrEqual(3_000);
  });

  it.each([
    ['fails', 'status 500', (response: ServerResponse) => response.writeHead(500).end('no')],
    ['sends something else', 'SyntaxError', (response: ServerResponse) => response.end('ул. „Бигла“ 12')],
    ['sends JSON of another kind', 'no text', (response: ServerResponse) => response.end('null')],
    ['says nothing', 'no text', says('')],
    ['says a number', 'no text', says(7)],
    ['talks without end', 'too long', (response: ServerResponse) => response.end(`"${'x'.repeat(400_000)}"`)],
    [
      'leads elsewhere',
      'TypeError',
      (response: ServerResponse) => response.writeHead(302, { location: '/x' }).end(),
    ],
    ['hangs up', 'TypeError UND_ERR_SOCKET', (response: ServerResponse) => response.destroy()],
  ])('that %s is replaced by the template, and the log says: %s', async (_, reason, answer) => {
    respond = answer;
    expect(await write()).toMatchObject({ by: 'template' });
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 'warn', reason, msg: 'the language model wrote no description' },
    ]);
    // The log contains nothing about the home and its address.
    expect(logged.join()).not.toMatch(/[а-я]/i);
  });

  it('times out after 8 seconds', async () => {
    const patience = new AbortController();
    const waitsFor = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    respond = () => patience.abort(new DOMException('8 seconds have passed', 'TimeoutError'));
    expect(await write()).toMatchObject({ by: 'template' });
    expect(waitsFor.mock.calls).toEqual([[8_000]]);
    waitsFor.mockRestore();
  });
});

describe('The draft of a description', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication();
    await somePlaces(app);
  });
  afterAll(() => app.close());

  it('is in the language of the request, with a limit of 20 an hour', async () => {
    const { headers } = await aPerson(app);
    const draft = (language: string) =>
      app.post(
        '/api/property/ai/description',
        { address: 'ul. Bigla 12', property: aProperty({ status: 'draft' }) },
        { ...headers, 'x-accept-language': language },
      );
    expect((await draft('en')).body).toMatchObject({
      description: expect.stringContaining('Lozenets, Sofia') as unknown,
      by: 'template',
    });
    expect((await draft('bg')).body).toMatchObject({
      description: expect.stringContaining('Лозенец') as unknown,
    });
    const statuses = [];
    for (let i = 0; i < 19; i += 1) statuses.push((await draft('bg')).status);
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it('requires an account and an address', async () => {
    expect((await app.post('/api/property/ai/description', { address: 'x' })).status).toBe(401);
    const { headers } = await aPerson(app);
    expect((await app.post('/api/property/ai/description', { address: '' }, headers)).status).toBe(200);
  });
});

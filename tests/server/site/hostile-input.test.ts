import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '../../../api/contract.ts';
import type { Operation } from '../../../api/operation.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import {
  HOSTILE_SEGMENTS,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  hostileJson,
  placesOf,
  replaced,
  valueAt,
} from '../support/requests/hostile-values.ts';
import { newRandom, SEED, sampleOf, TRIES_ALL } from '../../support/sample.ts';
import { expectError } from '../support/requests/expect-error.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { validRequests } from '../support/requests/valid-requests.ts';
import type { ValidRequest } from '../support/requests/valid-requests.ts';
import { normaliseLine } from '../../../src/core/shared/tidy-text.ts';

const random = newRandom();

/** Number of hostile values for each field, unless all are tried. */
const TRIED = 2;
/** Picture uploads are not JSON and have their own test (picture-forms.test.ts). */
const ASKED = CONTRACT.filter(({ multipart }) => !multipart);
/** Google, translation, card payments and couriers with a login are not configured here. */
const NOT_POSSIBLE: Record<string, () => Promise<ValidRequest>> = {
  loginWithGoogle: async () => ({ body: { credential: 'a.b.c' } }),
  translateText: async () => ({ body: { kind: 'property', id: 1 } }),
  payOrder: async () => ({ params: { token: 'x'.repeat(43) } }),
  connectCourier: async () => ({ body: { courier: 'econt', user: 'shop', secret: 'a-password' } }),
  checkCourier: async () => ({ body: { courier: 'econt' } }),
};

let app: TestApplication;
let requests: Record<string, () => Promise<ValidRequest>>;
let bystander: number;

beforeAll(async () => {
  app = await startTestApplication({
    environment: {
      DOMAIN_BG: 'https://uyut.example',
      DOMAIN_EN: 'https://cosy.example',
      COURIER_SANDBOX: 'on',
    },
  });
  await somePlaces(app);
  requests = { ...NOT_POSSIBLE, ...(await validRequests(app)) };
  const person = await aPerson(app, { type: 'agency' });
  bystander = person.id;
  await publish(app, person);
  const shop = aShop(app.database);
  await shop.product({
    vendorId: await shop.vendor({ name: 'Чужд' }),
    categoryId: await shop.category('Чужда'),
  });
});
afterAll(() => app.close());

type Sent = { url: string; json?: string; status: number; body: unknown; text: string };

/** Sends an operation's request with the given raw path, query or body. */
async function send(
  operation: Operation,
  request: ValidRequest,
  written: { path?: string; query?: string; json?: string } = {},
): Promise<Sent> {
  const path =
    written.path ??
    operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(request.params?.[name] ?? ''),
    );
  const url = `${path}?${written.query ?? queryOf(request.query ?? {})}`;
  const json = written.json ?? (request.body && JSON.stringify(request.body));
  const ask = () =>
    app.server.inject({
      method: operation.method,
      url,
      headers: { ...request.headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      ...(json !== undefined && { payload: json }),
    });
  let answer = await ask();
  if (answer.statusCode === 429) {
    await app.database.db.deleteFrom('attempt').execute();
    answer = await ask();
  }
  const { statusCode: status, body: text } = answer;
  const description = `${operation.method} ${url.slice(0, 300)} ${json?.slice(0, 600) ?? ''} → ${status} ${text.slice(0, 300)}`;
  expect(status, description).toBeLessThan(500);
  // No response may be interpreted as a page.
  expect(answer.headers['content-type'], description).toMatch(/^application\/json/);
  // An undecodable URL is rejected before the common headers are set.
  expect(answer.headers['x-content-type-options'], description).toBe('nosniff');
  const body: unknown = answer.json();
  if (status >= 400) expectError(body, description);
  return { url, ...(json !== undefined && { json }), status, body, text: description };
}

function queryOf(
  query: Record<string, unknown>,
  encode: (text: string) => string = encodeURIComponent,
): string {
  return Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encode(String(one))}`))
    .join('&');
}

/** Encodes half a surrogate pair as no browser would. */
const encoded = (text: string) =>
  text.isWellFormed() ? encodeURIComponent(text) : `${encodeURIComponent(text.toWellFormed())}%ed%a0%80`;

/** Rows of other people, and row counts of all tables. */
async function snapshot(): Promise<{ bystanders: unknown; counts: number[] }> {
  const { db } = app.database;
  const counts = [];
  for (const table of ['property', 'account', 'vendor', 'product', 'agency', 'session'] as const) {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts.push(Number(row.count));
  }
  const bystanders = [
    await db.selectFrom('property').selectAll().where('owner_id', '=', bystander).execute(),
    await db.selectFrom('account').selectAll().where('id', '=', bystander).execute(),
    await db.selectFrom('agency').selectAll().where('account_id', '=', bystander).execute(),
    await db.selectFrom('vendor').selectAll().where('name', '=', 'Чужд').execute(),
    await db.selectFrom('session').selectAll().where('account_id', '=', bystander).execute(),
  ];
  return { bystanders, counts };
}

/** Stored value of a body, by operation: equal to the sent one unless rejected. */
const STORED: Record<string, (sent: Sent, request: ValidRequest) => Promise<unknown>> = {
  updateProfile: async ({ body }) => body,
  updateAgency: async ({ body }) => body,
  answerViewing: async ({ body }) => body,
  createProperty: async ({ body }, { headers }) => {
    const answer = await app.get(`/api/user/property/${(body as { id: number }).id}`, headers);
    return (answer.body as { content: unknown }).content;
  },
  updateProperty: async ({ body }, { headers }) => {
    const answer = await app.get(`/api/user/property/${(body as { id: number }).id}`, headers);
    return (answer.body as { content: unknown }).content;
  },
  requestViewing: async ({ body }) => {
    const row = await app.database.db
      .selectFrom('viewing_request')
      .select([
        'contact_name as contactName',
        'contact_phone as contactPhone',
        'contact_email as contactEmail',
      ])
      .where('token', '=', (body as { token: string }).token)
      .executeTakeFirst();
    return row;
  },
  placeOrder: async ({ body }) => {
    const answer = await app.get(`/api/order/follow/${(body as { token: string }).token}`);
    const { contact, address, vendorOrders } = answer.body as {
      contact: object;
      address: object;
      vendorOrders: { products: unknown[] }[];
    };
    return { ...contact, ...address, products: vendorOrders[0]?.products };
  },
  reportProperty: async () =>
    app.database.db
      .selectFrom('property_report')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
};

/** Spaces are trimmed, invisible characters removed, and e-mails lower-cased. */
const tidy = (value: unknown) => (typeof value === 'string' ? normaliseLine(value).toLowerCase() : value);

async function attackBody(operation: Operation, fresh: () => Promise<ValidRequest>): Promise<void> {
  let request = await fresh();
  for (const place of placesOf(request.body)) {
    // The fields of a listing have the same schema in its creation.
    if (['updateProperty', 'draftDescription'].includes(operation.id) && place.length > 1) continue;
    for (const value of sampleOf(HOSTILE_VALUES, TRIED, random)) {
      const body = replaced(request.body, place, value);
      const sent = await send(operation, request, { json: hostileJson(body) });
      // A rejected request changes nothing, so the next one starts from the same state.
      if (sent.status >= 400) continue;
      const stored = await STORED[operation.id]?.(sent, request);
      request = await fresh();
      if (stored === undefined || typeof value !== 'string') continue;
      const found = valueAt(stored, place);
      if (found !== undefined) expect(tidy(found), sent.text).toBe(tidy(value));
    }
  }
  for (const name of ['__proto__', 'constructor', 'toString', 'unknown', '"><script>', "' or 1=1 --"]) {
    const json = JSON.stringify(request.body).replace('{', `{${JSON.stringify(name)}:{"polluted":true},`);
    expect((await send(operation, request, { json })).status, name).toBe(400);
  }
  for (const json of sampleOf(HOSTILE_VALUES, TRIED, random).map(hostileJson)) {
    // A search may have no filters.
    const { status } = await send(operation, request, { json });
    if (json !== '{}') expect(status, json.slice(0, 100)).toBeGreaterThanOrEqual(400);
  }
}

async function attackQuery(operation: Operation, fresh: () => Promise<ValidRequest>): Promise<void> {
  const names = Object.keys((operation.query as unknown as { properties: object }).properties);
  const request = await fresh();
  for (const name of names) {
    for (const text of sampleOf(HOSTILE_TEXTS, TRIED, random)) {
      const own = request.query?.[name];
      for (const value of Array.isArray(own) ? [[text], [...own, text]] : [text]) {
        // Sent separately, so that no other filter empties the result.
        await send(operation, request, { query: queryOf({ [name]: value }, encoded) });
      }
      await send(operation, request, { query: queryOf({ ...request.query, [name]: text }, encoded) });
    }
    for (const odd of [
      `${name}[]=1`,
      `${name}[a]=1`,
      `${name}=1&${name}=2`,
      `${name}`,
      `${name}=%`,
      `${name}=%ff`,
    ]) {
      await send(operation, request, { query: odd });
    }
  }
  for (const name of ['__proto__', '__proto__[polluted]', 'constructor', 'unknown']) {
    await send(operation, request, { query: `${name}=1` });
  }
}

async function attackPath(operation: Operation, fresh: () => Promise<ValidRequest>): Promise<void> {
  const request = await fresh();
  for (const segment of sampleOf([...HOSTILE_TEXTS.map(encoded), ...HOSTILE_SEGMENTS], 2 * TRIED, random)) {
    // An empty segment is another URL.
    if (segment === '') continue;
    const path = operation.path.replace(/\{\w+\}/g, segment);
    const { status, text } = await send(operation, request, { path });
    // An unknown category has no choices.
    if (!/^[1-9]\d*$/.test(segment)) expect([400, 404, 414], text).toContain(status);
  }
}

describe(`Hostile input (${TRIES_ALL ? 'all of it' : `TEST_SEED=${SEED}`})`, () => {
  it('is tried on every operation with every field', async () => {
    for (const { id, body, query, params } of ASKED) {
      const request = await requests[id]?.();
      expect(request, id).toBeDefined();
      const missing = (schema: unknown, sent: object = {}) =>
        Object.keys((schema as { properties: object } | undefined)?.properties ?? {}).filter(
          (name) => !(name in sent),
        );
      expect([id, missing(params, request?.params), missing(query, request?.query)]).toEqual([
        id,
        [],
        // A session replaces the secret of a link.
        missing(query, request?.query).filter((name) => name === 'access'),
      ]);
      expect([id, missing(body, request?.body)]).toEqual([
        id,
        // A search uses one of these.
        missing(body, request?.body).filter((name) =>
          ['categoryId', 'vendorId', 'room', 'ids'].includes(name),
        ),
      ]);
    }
  });

  it.each(ASKED.map((operation) => [operation.id, operation] as const))(
    'of %s is rejected or stored unchanged',
    async (id, operation) => {
      const fresh = requests[id] as () => Promise<ValidRequest>;
      const { status, text } = await send(operation, await fresh());
      if (id in NOT_POSSIBLE) expect(status, text).toBeGreaterThanOrEqual(400);
      else expect(status, text).toBe(operation.status ?? 200);

      const before = await snapshot();
      if (operation.body) await attackBody(operation, fresh);
      if (operation.query) await attackQuery(operation, fresh);
      if (operation.params) await attackPath(operation, fresh);
      const after = await snapshot();
      expect(after.bystanders).toEqual(before.bystanders);
      for (const [index, count] of before.counts.entries())
        expect(after.counts[index]).toBeGreaterThanOrEqual(count);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    },
    60_000,
  );
});

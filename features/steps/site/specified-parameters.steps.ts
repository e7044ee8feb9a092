import assert from 'node:assert/strict';
import { After, Then } from '@cucumber/cucumber';
import { CONTRACT } from '../../../api/contract.ts';
import type { Operation } from '../../../api/operation.ts';
import { somePlaces } from '../../../tests/server/support/a-property.ts';
import { sendRequest } from '../../../tests/server/support/requests/send-request.ts';
import { validRequests } from '../../../tests/server/support/requests/valid-requests.ts';
import type { ValidRequest } from '../../../tests/server/support/requests/valid-requests.ts';
import { startTestApplication } from '../../../tests/server/support/test-application.ts';
import type { TestApplication } from '../../../tests/server/support/test-application.ts';
import { callsSection } from '../../support/specified-calls.ts';
import { specifiedBodies, specifiedQueries } from '../../support/specified-parameters.ts';
import type { SpecifiedParameters } from '../../support/specified-parameters.ts';
import type { ShopWorld } from '../../support/world.ts';

/** Values for parameters without an example in the specification and in the call's valid request. */
const DEFAULTS: Record<string, unknown> = {
  offset: 0,
  limit: 10,
  orderBy: 'createdAt.DESC',
  status: 'new',
  highlighted: 1,
};
/** Fields required by law and by the form, besides those of the specification. */
const REQUIRED_BESIDE: Record<string, string[]> = {
  signUp: ['type', 'confirmPassword', 'acceptTerms', 'optMarketingFlag'],
};

type Requests = Record<string, () => Promise<ValidRequest>>;

Then(
  'it names {int} parameters of queries, and the shop accepts each of them',
  async function (this: ShopWorld, count: number) {
    const queries = specifiedQueries(callsSection());
    assert.equal(queries.flatMap(({ names }) => names).length, count, 'another number of parameters');
    const { app, requests } = await openShop(this);
    for (const query of queries) await askEach(app, requests, query);
  },
);

Then(
  'it names {int} fields of bodies, and the shop accepts each of them',
  async function (this: ShopWorld, count: number) {
    const bodies = specifiedBodies(callsSection());
    assert.equal(bodies.flatMap(({ names }) => names).length, count, 'another number of fields');
    const { app, requests } = await openShop(this);
    for (const { path, names } of bodies) {
      const operation = operationOf('POST', path);
      const request = (await requests[operation.id]?.()) ?? {};
      const wanted = [...names, ...(REQUIRED_BESIDE[operation.id] ?? [])];
      const body = Object.fromEntries(
        wanted.map((name) => [name, request.body?.[name] ?? DEFAULTS[name] ?? OTHER_FIELDS[name]]),
      );
      const answer = await sendRequest(app, operation, { ...request, body });
      const sent = `POST ${path} ${JSON.stringify(body)} → ${answer.status} ${answer.text}`;
      assert.ok(answer.status < 300, sent);
    }
  },
);

After(async function (this: ShopWorld) {
  await (this.notes.get('specified app') as TestApplication | undefined)?.close();
});

/** Alternatives of the product search that its valid request omits, because it takes at most one. */
const OTHER_FIELDS: Record<string, unknown> = { categoryId: 1, vendorId: 1, request: 'лампа' };

async function openShop(world: ShopWorld): Promise<{ app: TestApplication; requests: Requests }> {
  const app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
  });
  world.notes.set('specified app', app);
  await somePlaces(app);
  return { app, requests: await validRequests(app) };
}

/** Sends all parameters together, then each of their values alone. */
async function askEach(app: TestApplication, requests: Requests, { path, names }: SpecifiedParameters) {
  const operation = operationOf('GET', path.replace(/\/$/, ''));
  const valid = (await requests[operation.id]?.()) ?? {};
  const values = names.flatMap(({ name, values }) => {
    if (name === '{filters}') return Object.entries(valid.query ?? {});
    const known = values.length > 0 ? values : [valueOf(name, valid)];
    return known.map((value) => [name, value] as const);
  });
  const together = [Object.fromEntries([...values].reverse())];
  for (const query of [...together, ...values.map(([name, value]) => ({ [name]: value }))]) {
    const written = { ...operation, path: path as Operation['path'] };
    const answer = await sendRequest(app, written, {
      ...valid,
      query: { ...requiredOf(operation, valid), ...query },
    });
    assert.equal(
      answer.status,
      200,
      `GET ${path} ${JSON.stringify(query)} → ${answer.status} ${answer.text}`,
    );
    assert.ok(Array.isArray((answer.body as { data?: unknown }).data), `GET ${path} has no list`);
  }
}

function valueOf(name: string, { query = {} }: ValidRequest): unknown {
  const value = DEFAULTS[name] ?? query[name];
  assert.ok(value !== undefined, `No value is known for ${name}`);
  return value;
}

/** Required parameters of the call. */
function requiredOf({ query: schema }: Operation, { query = {} }: ValidRequest) {
  const { required = [] } = (schema ?? {}) as { required?: string[] };
  return Object.fromEntries(required.map((name) => [name, query[name]]));
}

function operationOf(method: string, path: string): Operation {
  const operation = CONTRACT.find((one) => one.method === method && one.path === path);
  assert.ok(operation, `${method} ${path} is not in the contract`);
  return operation;
}

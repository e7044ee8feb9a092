import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '../../api/contract.ts';
import type { Operation } from '../../api/operation.ts';
import { aPerson } from '../server/support/an-account.ts';
import { somePlaces } from '../server/support/a-property.ts';
import { HOSTILE_VALUES, placesOf, replaced } from '../server/support/requests/hostile-values.ts';
import { sendRequest } from '../server/support/requests/send-request.ts';
import { startTestApplication } from '../server/support/test-application.ts';
import type { TestApplication } from '../server/support/test-application.ts';
import { validRequests } from '../server/support/requests/valid-requests.ts';
import type { ValidRequest } from '../server/support/requests/valid-requests.ts';
import { newRandom, SEED } from '../support/sample.ts';
import { rounds } from './support/gate-size.ts';

const random = newRandom();

/** Calls of each operation as each role; a fifth are valid, the others contain hostile values. */
const CALLS = rounds(4_000);
const VALID = 5;
const ROLES = ['whom it is for', 'visitor', 'user', 'agency', 'vendor'] as const;
type Role = (typeof ROLES)[number];

let app: TestApplication;
let requests: Record<string, () => Promise<ValidRequest>>;

beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
  });
  await somePlaces(app);
  requests = await validRequests(app);
});
afterAll(() => app.close());

const isOpen = ({ callers }: Operation) => callers.some((one) => one === 'anyone' || one === 'link');

/** Signs in a new account now and then, because some calls end their session. */
async function headersOf(role: Role): Promise<Record<string, string> | undefined> {
  if (role === 'whom it is for') return undefined;
  return role === 'visitor' ? {} : (await aPerson(app, { type: role })).headers;
}

/** Returns the request with a hostile value in one of its places. */
function hostile(request: ValidRequest): ValidRequest {
  const { params, query, body } = request;
  const places = placesOf({ ...(params && { params }), ...(query && { query }), ...(body && { body }) });
  const place = places[Math.floor(random.next() * places.length)];
  if (!place || place.length < 2) return request;
  const value = HOSTILE_VALUES[Math.floor(random.next() * HOSTILE_VALUES.length)];
  return replaced(request, place, value) as ValidRequest;
}

/** Statuses that must not change any data. */
const REFUSALS = [400, 401, 403, 404, 414];

/** Statuses of the responses to a role's calls. */
async function call(operation: Operation, role: Role): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const prepare = requests[operation.id] as () => Promise<ValidRequest>;
  let request = await prepare();
  let as = await headersOf(role);
  /** True if the request can have changed its own records. */
  let isSpent = false;
  for (let number = 0; number < CALLS; number += 1) {
    const isValid = number % VALID === 0;
    if (isValid) {
      await app.database.db.deleteFrom('attempt').execute();
      if (isSpent) request = await prepare();
      if (number % (20 * VALID) === 0) as = await headersOf(role);
      isSpent = false;
    }
    const sent = isValid ? request : hostile(request);
    const { status, text } = await sendRequest(app, operation, sent, as);
    if (status >= 500)
      throw new Error(`${operation.id} as ${role}: ${status} ${text}: ${JSON.stringify(sent)}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    isSpent ||= operation.method !== 'GET' && !REFUSALS.includes(status);
  }
  return statuses;
}

const good = (statuses: Map<number, number>) =>
  [...statuses].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0);

describe(`${CALLS} calls of each operation as each role (TEST_SEED=${SEED})`, () => {
  const asked = CONTRACT.filter(({ multipart }) => !multipart);
  const start = performance.now();
  let calls = 0;

  // Google and the translation service are not configured here, and no card payment is due.
  it.each(
    asked
      .filter(({ id }) => !['loginWithGoogle', 'translateText', 'payOrder'].includes(id))
      .map((operation) => [operation.id, operation] as const),
  )(
    '%s succeeds for allowed roles, and rejects all others without a 500',
    async (_, operation) => {
      for (const role of ROLES) {
        const statuses = await call(operation, role);
        calls += CALLS;
        const statusesOfRole = [role, Object.fromEntries(statuses)];
        if (
          role === 'whom it is for' ||
          (isOpen(operation) && !operation.own && operation.callers.length === 1)
        ) {
          expect([statusesOfRole, good(statuses) * VALID >= CALLS]).toEqual([statusesOfRole, true]);
        } else if (!isOpen(operation) && !operation.callers.some((one) => one === role)) {
          const refusals = [...statuses.keys()].every((status) => REFUSALS.includes(status));
          expect([statusesOfRole, refusals]).toEqual([statusesOfRole, true]);
        }
      }
    },
    7_200_000,
  );

  afterAll(() => {
    const seconds = (performance.now() - start) / 1000;
    process.stdout.write(
      `${calls} calls in ${seconds.toFixed(0)} s, ${(calls / seconds).toFixed(0)} a second\n`,
    );
  });
});

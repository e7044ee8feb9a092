import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '../../../api/contract.ts';
import type { Caller, Operation } from '../../../api/operation.ts';
import { somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { sendRequest } from '../support/requests/send-request.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { validRequests } from '../support/requests/valid-requests.ts';
import type { ValidRequest } from '../support/requests/valid-requests.ts';

/**
 * The contract is the table of policies: `callers` and `own` of each operation. Each role calls every
 * operation. Another account of the right role, then the owner, calls operations on owned data (ROLE-05).
 */
const ROLES = ['visitor', 'user', 'agency', 'vendor'] as const;
type Role = (typeof ROLES)[number];

let app: TestApplication;
const people = new Map<Role, Person>();
let requests: Record<string, () => Promise<ValidRequest>>;

beforeAll(async () => {
  app = await startTestApplication({ environment: { COURIER_SANDBOX: 'on' } });
  for (const type of ['user', 'agency', 'vendor'] as const) people.set(type, await aPerson(app, { type }));
  await somePlaces(app);
  requests = await validRequests(app);
});
afterAll(() => app.close());

/** Calls an operation as a role, with an empty body. The role is checked before the body. */
async function ask({ method, path }: Operation, role: Role, own: string | number = 999_999_999) {
  const url = path
    .replace('{token}', 'x'.repeat(43))
    .replace('{locale}', 'bg')
    .replace('{name}', 'about-us')
    .replace(/\{\w+\}/g, String(own));
  const headers = people.get(role)?.headers ?? {};
  // Signing out would end the session of the next tests.
  if (method === 'GET') return app.get(url, headers);
  return method === 'DELETE' ? app.delete(url, headers) : app.post(url, {}, headers);
}

const isOpen = ({ callers }: Operation) => callers.some((one: Caller) => one === 'anyone' || one === 'link');
const mayCall = (operation: Operation, role: Role) =>
  isOpen(operation) || (role !== 'visitor' && operation.callers.includes(role));

/** Operations that end the caller's session. */
const ENDS_SESSION = new Set(['logout', 'endAllSessions', 'deleteAccount']);

describe('Every operation', () => {
  it.each(
    CONTRACT.filter(({ id }) => !ENDS_SESSION.has(id)).map((operation) => [operation.id, operation] as const),
  )('%s accepts only the roles named in the contract', async (_, operation) => {
    for (const role of ROLES) {
      const { status } = await ask(operation, role);
      if (mayCall(operation, role)) {
        const refusals = isOpen(operation) && operation.callers.length > 1 ? [] : [403];
        expect([role, refusals.includes(status)]).toEqual([role, false]);
        if (role !== 'visitor' && !isOpen(operation)) expect([role, status === 401]).toEqual([role, false]);
      } else {
        // Sessions of the site are none of the back office.
        const isForTeam = operation.callers.includes('team');
        expect([role, status]).toEqual([role, role === 'visitor' || isForTeam ? 401 : 403]);
      }
    }
  });

  it('on vendor orders requires the vendor or its e-mail link', async () => {
    for (const { id } of CONTRACT.filter(
      ({ callers }) => callers.includes('link') && callers.includes('vendor'),
    )) {
      const operation = CONTRACT.find((one) => one.id === id) as Operation;
      if (operation.method !== 'GET') continue;
      expect((await ask(operation, 'visitor')).status).toBe(401);
      expect((await ask(operation, 'user')).status).toBe(403);
      expect([200, 404]).toContain((await ask(operation, 'vendor')).status);
    }
  });
});

describe('Owned data', () => {
  it.each(
    CONTRACT.filter(({ own }) => own !== undefined).map((operation) => [operation.id, operation] as const),
  )('%s returns 404 to another account and data to its owner', async (id, operation) => {
    const fresh = requests[id] as () => Promise<ValidRequest>;
    for (const role of ['user', 'agency', 'vendor'] as const) {
      if (!mayCall(operation, role)) continue;
      await app.database.db.deleteFrom('attempt').execute();
      const request = await fresh();
      // A buyer has no vendor role.
      const refusal =
        isOpen(operation) && operation.callers.includes('vendor') && role !== 'vendor' ? 403 : 404;
      const foreign = await sendRequest(app, operation, request, people.get(role)?.headers);
      expect([role, foreign.status, foreign.text]).toEqual([role, refusal, foreign.text]);
      // The same request as the stranger's, which changed nothing.
      const own = await sendRequest(app, operation, request);
      expect(['its owner', own.status, own.text]).toEqual(['its owner', operation.status ?? 200, own.text]);
    }
  });
});

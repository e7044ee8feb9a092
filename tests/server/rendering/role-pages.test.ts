import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_TYPES } from '../../../src/core/accounts/account.ts';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { routeNamed, ROUTES } from '../../../src/core/site/routes.ts';
import type { PathName } from '../../../src/core/site/routes.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

let app: TestApplication;
const people = new Map<AccountType, Person>();

beforeAll(async () => {
  app = await startTestApplication({ renderer: TEST_RENDERER });
  for (const type of ACCOUNT_TYPES) people.set(type, await aPerson(app, { type }));
});
afterAll(() => app.close());

const open = (route: PathName, person?: Person) =>
  app.get(pathOf(route, 'bg', { id: 1, subject: 'product-1' }), { ...person?.headers });

/** API responses included in the page. */
const answersOf = (text: string) => {
  const state = /<script[^>]*id="page-state"[^>]*>([^<]*)</.exec(text)?.[1] ?? '{}';
  return Object.entries((JSON.parse(state) as { answers: Record<string, { status: number }> }).answers);
};

const OWNED = (Object.keys(ROUTES) as PathName[]).flatMap((name) => {
  const { roles } = routeNamed(name);
  return roles ? ACCOUNT_TYPES.map((type) => [name, type, roles.includes(type)] as const) : [];
});

describe('Every page of the profile (ROLE-05)', () => {
  it.each(OWNED.filter(([, , own]) => own))('%s calls no forbidden operation as %s', async (route, type) => {
    const { status, text } = await open(route, people.get(type));
    expect([200, 404, 422]).toContain(status);
    expect(answersOf(text).filter(([, answer]) => answer.status === 403)).toEqual([]);
  });

  it.each(OWNED.filter(([, , own]) => !own))(
    '%s calls nothing for the role %s, and ends no session',
    async (route, type) => {
      const person = people.get(type);
      const { status, text } = await open(route, person);
      expect(status).toBe(403);
      expect(answersOf(text).map(([call]) => call)).toEqual(['POST /api/user/me']);
      expect(text).toContain('Към таблото');
      expect(text).not.toContain('Влезте в профила си');
      expect((await app.post('/api/user/me', undefined, person?.headers)).status).toBe(200);
    },
  );

  // Without a payment its status page calls nothing.
  const visited = new Set(OWNED.map(([route]) => route).filter((route) => route !== 'PaymentStatus'));

  it.each([...visited])('%s requires an account', async (route) => {
    expect((await open(route)).status).toBe(401);
  });
});

describe('A page for other roles', () => {
  it('names the required role, also in its title', async () => {
    const { text } = await open('ViewingRequests', people.get('vendor'));
    expect(text).toMatch(/<title>Тази страница е за наемодатели и агенции ·/);
    expect(text).toMatch(/<h1[^>]*>Тази страница е за наемодатели и агенции<.h1>/);
    expect(text).toContain('Търговец');
    expect((await open('AdminListProducts', people.get('user'))).text).toContain(
      'Тази страница е за търговци',
    );
    expect((await open('AdminRoommates', people.get('agency'))).text).toContain(
      'Тази страница е за лични профили',
    );
  });
});

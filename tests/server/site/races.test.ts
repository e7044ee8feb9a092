import { afterAll, beforeAll, describe, it } from 'vitest';
import { contests } from '../support/gates/contests.ts';
import type { Contest } from '../support/gates/contests.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let apps: TestApplication[];
let all: Record<string, Contest>;

beforeAll(async () => {
  const first = await startTestApplication();
  apps = [first, await startTestApplication({ database: first.database })];
  all = await contests(apps);
});
afterAll(async () => {
  for (const app of apps.toReversed()) await app.close();
});

/** Two hundred times each in tests/faults/races.test.ts. */
describe('A race of 32 requests on two servers', () => {
  it('succeeds only within the limit', async () => {
    for (const contest of Object.values(all)) await contest(32);
  });
});

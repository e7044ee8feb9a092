import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contests } from '../server/support/gates/contests.ts';
import type { Contest } from '../server/support/gates/contests.ts';
import { startTestApplication } from '../server/support/test-application.ts';
import type { TestApplication } from '../server/support/test-application.ts';
import { rounds } from './support/gate-size.ts';

const ROUNDS = rounds(200);
const RACERS = 32;

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

describe(`${RACERS} parallel requests to two servers, ${ROUNDS} times`, () => {
  it('succeed only up to the limit', async () => {
    const failures: unknown[] = [];
    for (const [name, contest] of Object.entries(all)) {
      const start = performance.now();
      for (let round = 1; round <= ROUNDS; round += 1) {
        try {
          await contest(RACERS);
        } catch (error) {
          failures.push([name, `round ${round}`, error]);
          break;
        }
      }
      const seconds = (performance.now() - start) / 1000;
      process.stdout.write(`${name}: ${ROUNDS} rounds of ${RACERS} in ${seconds.toFixed(1)} s\n`);
    }
    expect(failures).toEqual([]);
    expect(Object.keys(all)).toHaveLength(15);
  }, 3_600_000);
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorReports } from '../../../src/core/site/error-reports.ts';

export type ErrorReportsWorld = {
  reports: ErrorReports;
  /** Returns true if the server accepted the last report. */
  isTaken(): Promise<boolean>;
};

export function errorReportsContract(makeWorld: () => Promise<ErrorReportsWorld>): void {
  describe('Client error reports', () => {
    let world: ErrorReportsWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });

    it.each([
      ['an error', new TypeError('x is not a function')],
      ['a very long error', Object.assign(new Error('x'.repeat(100_000)), { stack: 's'.repeat(100_000) })],
      ['a value that is not an error', { status: 1 }],
    ])('accept %s', async (_, error) => {
      world.reports.report(error, 'Index');
      expect(await world.isTaken()).toBe(true);
    });
  });
}

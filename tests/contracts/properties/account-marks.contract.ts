import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountMarks, ListingMark } from '../../../src/core/properties/marks/listing-marks.ts';

export type AccountMarksWorld = {
  /** Account without marks. */
  account: AccountMarks;
  /** In milliseconds. */
  now: number;
  /** An existing home and an unknown one. */
  home: number;
  missing: number;
};

export function accountMarksContract(makeWorld: () => Promise<AccountMarksWorld>): void {
  describe('The seen and hidden listings of an account', () => {
    let world: AccountMarksWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const mark = (change: Partial<ListingMark>, ago: number): ListingMark => ({
      kind: 'property',
      id: world.home,
      mark: 'hidden',
      on: true,
      ...change,
      changedAt: world.now - ago,
    });
    const summaries = (marks: readonly ListingMark[]) =>
      marks.map(({ mark, on }) => `${mark} ${on}`).toSorted();

    it('merge all devices by the latest change of each listing (FIND-07)', async () => {
      const { account } = world;
      expect(await account.exchange([])).toEqual([]);
      const both = await account.exchange([mark({}, 20_000), mark({ mark: 'seen' }, 10_000)]);
      expect(summaries(both)).toEqual(['hidden true', 'seen true']);
      expect(summaries(await account.exchange([mark({}, 20_000)]))).toEqual(summaries(both));
      const back = ['hidden false', 'seen true'];
      expect(summaries(await account.exchange([mark({ on: false }, 5_000)]))).toEqual(back);
      expect(summaries(await account.exchange([mark({}, 8_000)]))).toEqual(back);
      expect(summaries(await account.exchange([]))).toEqual(back);
    });

    it('exclude unknown listings', async () => {
      expect(await world.account.exchange([mark({ id: world.missing }, 1_000)])).toEqual([]);
    });
  });
}

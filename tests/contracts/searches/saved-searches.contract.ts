import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedSearches, SentSearch } from '../../../src/core/searches/saved-searches.ts';
import { SEARCH_LIMITS } from '../../../src/core/searches/saved-search.ts';
import { refused } from '../../support/refused.ts';

export type SearchesWorld = {
  searches: SavedSearches;
  /** What a mail asks an address for. */
  solveCaptcha: () => Promise<string>;
  tokenSentTo: (email: string) => Promise<string>;
};

const aSearch = (changes: Partial<SentSearch> = {}): SentSearch => ({
  kind: 'properties',
  filters: 'city=1&priceTo=1200',
  orderBy: null,
  name: 'В София до 1 200 лв.',
  frequency: 'daily',
  ...changes,
});

/** What whatever keeps saved searches does (FIND-01, FIND-02). */
export function savedSearchesContract(makeWorld: () => Promise<SearchesWorld>): void {
  describe('Saved searches', () => {
    let searches: SavedSearches;
    let world: SearchesWorld;
    beforeEach(async () => {
      world = await makeWorld();
      ({ searches } = world);
    });
    const unknown = refused('not-found', 'error-search-not-found');

    it('are proposed with a name, saved, and listed the latest first', async () => {
      const list = { kind: 'properties' as const, filters: 'city=1&priceTo=1200', orderBy: null };
      const proposed = await searches.propose(list);
      expect(proposed).toMatchObject({ ...list, savedAs: null, isTooWide: false });
      expect(proposed.name).not.toBe('');
      const first = await searches.save(aSearch());
      expect(first).toMatchObject({ name: 'В София до 1 200 лв.', isPaused: false, newMatches: 0 });
      const second = await searches.save(aSearch({ filters: 'city=2' }));
      expect((await searches.list()).map(({ id }) => id)).toEqual([second.id, first.id]);
      expect((await searches.propose(list)).savedAs).toEqual({ id: first.id, name: first.name });
    });

    it('are the same however their filters were chosen, and are not saved twice', async () => {
      await searches.save(aSearch());
      await expect(
        searches.save(aSearch({ filters: 'priceTo=1200&city=1', orderBy: 'price.ASC' })),
      ).rejects.toMatchObject(refused('conflict', 'error-search-saved-already'));
    });

    it('are not of all there is', async () => {
      expect((await searches.propose({ ...aSearch(), filters: '' })).isTooWide).toBe(true);
      await expect(searches.save(aSearch({ filters: '' }))).rejects.toMatchObject(
        refused('invalid', 'error-search-too-wide'),
      );
    });

    it(`are ${SEARCH_LIMITS.searches} at most`, async () => {
      for (let price = 1; price <= SEARCH_LIMITS.searches; price += 1) {
        await searches.save(aSearch({ filters: `city=1&priceTo=${1_000 + price}` }));
      }
      await expect(searches.save(aSearch())).rejects.toMatchObject(
        refused('conflict', 'error-too-many-searches'),
      );
    });

    it('are changed and deleted', async () => {
      const { id } = await searches.save(aSearch());
      const settings = { name: 'Ново име', frequency: 'weekly' as const, isPaused: true };
      expect(await searches.change(id, settings)).toMatchObject(settings);
      expect(await searches.change(id, { ...settings, name: ' ' })).toMatchObject(settings);
      await searches.delete(id);
      expect(await searches.list()).toEqual([]);
      await expect(searches.change(id, settings)).rejects.toMatchObject(unknown);
      await expect(searches.delete(id)).rejects.toMatchObject(unknown);
    });

    it('are brought back after they were deleted, unless the same one was saved anew', async () => {
      const kept = await searches.save(aSearch());
      await searches.save(aSearch({ filters: 'city=2' }));
      await expect(searches.restore(kept.id)).rejects.toMatchObject(unknown);
      await searches.delete(kept.id);
      await expect(searches.matches(kept.token, null)).rejects.toMatchObject(unknown);
      expect((await searches.propose(aSearch())).savedAs).toBeNull();
      expect(await searches.restore(kept.id)).toEqual(kept);
      expect(await searches.matches(kept.token, null)).toMatchObject({ search: kept });
      await searches.delete(kept.id);
      await searches.save(aSearch());
      await expect(searches.restore(kept.id)).rejects.toMatchObject(unknown);
    });

    it(`are not brought back where there are ${SEARCH_LIMITS.searches}`, async () => {
      const { id } = await searches.save(aSearch());
      await searches.delete(id);
      for (let price = 1; price <= SEARCH_LIMITS.searches; price += 1) {
        await searches.save(aSearch({ filters: `city=1&priceTo=${1_300 + price}` }));
      }
      await expect(searches.restore(id)).rejects.toMatchObject(
        refused('conflict', 'error-too-many-searches'),
      );
    });

    it('are changed and ended by their link', async () => {
      const { token } = await searches.save(aSearch());
      await searches.save(aSearch({ filters: 'city=2' }));
      expect(await searches.matches(token, null)).toMatchObject({ items: [], gone: 0, isConfirmed: true });
      await searches.seen(token);
      await searches.changeByLink(token, { frequency: 'weekly', isPaused: true });
      expect((await searches.matches(token, null)).search).toMatchObject({
        frequency: 'weekly',
        isPaused: true,
      });
      await expect(searches.dismiss(token, 1, true)).rejects.toMatchObject(unknown);
      await searches.endByLink(token, false);
      await expect(searches.matches(token, null)).rejects.toMatchObject(unknown);
      const [left] = await searches.list();
      await searches.endByLink(left?.token ?? '', true);
      expect(await searches.list()).toEqual([]);
      for (const ask of [
        () => searches.seen(token),
        () => searches.changeByLink(token, { frequency: 'daily', isPaused: false }),
        () => searches.endByLink(token, false),
      ]) {
        await expect(ask()).rejects.toMatchObject(unknown);
      }
    });

    it('are had without an account, once the address is confirmed', async () => {
      const email = 'somebody@example.com';
      await searches.saveByMail(aSearch(), email, await world.solveCaptcha());
      const sent = await world.tokenSentTo(email);
      const { token } = await searches.confirm(sent);
      expect(await searches.confirm(sent)).toEqual({ token });
      expect((await searches.matches(token, null)).isConfirmed).toBe(true);
      await expect(searches.confirm('x'.repeat(43))).rejects.toMatchObject(
        refused('invalid', 'saved-search-over'),
      );
      await expect(
        searches.saveByMail(aSearch(), 'nobody', await world.solveCaptcha()),
      ).rejects.toMatchObject({ kind: 'invalid', fields: { email: 'error-email-invalid' } });
    });
  });
}

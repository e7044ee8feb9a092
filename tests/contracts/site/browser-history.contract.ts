import { beforeEach, describe, expect, it } from 'vitest';
import type { BrowserHistory } from '../../../src/core/site/browser-history.ts';

/** Contract of all histories, including the server's, which has one URL. */
export function placesContract(makeHistory: () => BrowserHistory): void {
  it('parses a URL', () => {
    expect(makeHistory().placeOf('/imoti?city=1&type=studio&type=house#map')).toMatchObject({
      path: '/imoti',
      search: '?city=1&type=studio&type=house',
      hash: '#map',
      query: { city: ['1'], type: ['studio', 'house'] },
    });
  });
}

/** Contract of browser histories. */
export function browserHistoryContract(makeHistory: () => BrowserHistory): void {
  describe('A browser’s history', () => {
    let history: BrowserHistory;
    beforeEach(() => {
      history = makeHistory();
    });
    placesContract(() => history);

    it('gives each visit of a URL its own key', async () => {
      const first = await history.push('/imoti');
      const second = await history.push('/imoti');
      expect(first.path).toBe('/imoti');
      expect(second.key).not.toBe(first.key);
      const replaced = await history.replace('/imoti?page=2');
      expect(replaced).toMatchObject({ query: { page: ['2'] } });
      expect(replaced.key).not.toBe(first.key);
      expect(history.placeOf('/imoti').key).toBe(replaced.key);
    });

    it('renders the next page', () => {
      let shown = 'one';
      history.turnPage(() => (shown = 'another'));
      expect(shown).toBe('another');
    });
  });
}

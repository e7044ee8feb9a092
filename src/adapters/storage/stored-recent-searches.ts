import { RecentSearches } from '../../core/searches/suggestions.ts';
import { parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** Recent searches as a JSON list of texts; invalid values are ignored. */
export class StoredRecentSearches extends RecentSearches {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): string[] {
    const stored = parseJson(this.store.read(STORE_KEYS.recentSearches));
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  }

  write(searches: readonly string[]): void {
    this.store.write(STORE_KEYS.recentSearches, JSON.stringify(searches));
  }
}

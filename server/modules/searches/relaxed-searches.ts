import type { RelaxedSearch } from '../../../src/core/searches/saved-search.ts';
import { queryOfText, searchedList } from '../../../src/core/searches/searched-list.ts';
import type { SearchedList } from '../../../src/core/searches/searched-list.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { countList } from './count-list.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { wordsOf } from './search-words.ts';

/** Maximum number of tried and of returned relaxations. */
const MAX = { tried: 8, suggested: 4 };

/** Scope filters of products, one of which is required. */
const SCOPES = ['category', 'shop', 'request'];

/** Returns the search without one of its filters, where that has results, most results first. */
export async function relaxedSearches(
  deps: SearchDependencies,
  list: SearchedList,
  language: Language,
): Promise<RelaxedSearch[]> {
  const query = queryOfText(list.filters);
  const names = Object.keys(query).filter((name) => !SCOPES.includes(name));
  if (names.length === 0) return [];
  const words = await wordsOf(deps, list, language);
  const found: RelaxedSearch[] = [];
  for (const left of names.slice(0, MAX.tried)) {
    const rest = Object.fromEntries(Object.entries(query).filter(([name]) => name !== left));
    const relaxed = searchedList(list.kind, rest);
    const total = relaxed.filters === '' ? 0 : await countList(deps, relaxed);
    if (total === 0) continue;
    const keptWords = await wordsOf(deps, relaxed, language);
    const without = words.filter((word) => !keptWords.includes(word));
    if (without.length > 0) found.push({ ...relaxed, orderBy: list.orderBy, without, total });
  }
  return found.toSorted((one, other) => other.total - one.total).slice(0, MAX.suggested);
}

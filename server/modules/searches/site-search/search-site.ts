import { requestOfProductFilters } from '../../../../src/core/shop/product-catalogue.ts';
import { rankGroups } from '../../../../src/core/searches/site-search/rank-groups.ts';
import { tidySearch } from '../../../../src/core/searches/site-search/site-search.ts';
import type {
  SearchGroup,
  SiteSearchQuery,
  SiteSearchResult,
} from '../../../../src/core/searches/site-search/site-search.ts';
import { understandSearch } from '../../../../src/core/searches/site-search/understand-search.ts';
import type {
  UnderstoodList,
  UnderstoodSearch,
} from '../../../../src/core/searches/site-search/understand-search.ts';
import { parseList, queryOfText, searchedList } from '../../../../src/core/searches/searched-list.ts';
import type { SearchedList, SearchKind } from '../../../../src/core/searches/searched-list.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { foldForSearch } from '../../../../src/core/shared/search-text.ts';
import { queryText } from '../../../../src/core/site/paths.ts';
import { countList } from '../count-list.ts';
import { relaxedSearches } from '../relaxed-searches.ts';
import type { SearchDependencies } from '../search-dependencies.ts';
import { wordsOf } from '../search-words.ts';
import { foundPosts } from './found-posts.ts';
import { placeNames } from './place-names.ts';

type Dependencies = Pick<SearchDependencies, 'db' | 'products' | 'homes' | 'clock' | 'texts' | 'priceOrder'>;

/** Searches the whole site and orders the results (SHOP-04). */
export async function searchSite(
  deps: Dependencies,
  query: SiteSearchQuery,
  language: Language,
): Promise<Omit<SiteSearchResult, 'relaxed'>> {
  const tidied = { ...query, text: tidySearch(query.text) };
  const understood = understandSearch(tidied, await placeNames(deps.db, deps.clock.now().getTime()));
  const { homes, rooms, products } = understood;
  const posts = foundPosts(deps.db, tidied.text, language);
  const lists = await Promise.all([
    homes && foundList(deps, 'properties', homes, language),
    rooms && foundList(deps, 'roommates', rooms, language),
    products && foundProducts(deps, products, understood, language),
  ]);
  const found = [...lists.filter((group) => group !== null), ...pageGroups(understood)];
  const { targets, letGo } = await posts;
  // Articles with only some of the words are a fallback.
  if (letGo.length === 0 || found.every(({ total }) => total === 0)) {
    const shown = targets.slice(0, MAX_POSTS);
    found.push({ ...EMPTY, kind: 'posts', total: targets.length, targets: shown, letGo });
  }
  return rankGroups(understood, found, query.first);
}

/** Searches the site; if the first list is empty, also without each of its filters. */
export async function searchSiteOrRelax(
  deps: SearchDependencies,
  query: SiteSearchQuery,
  language: Language,
): Promise<SiteSearchResult> {
  const result = await searchSite(deps, query, language);
  const [first] = result.groups;
  const empty = first?.total === 0 ? first.list : null;
  return { ...result, relaxed: empty ? await relaxedSearches(deps, empty, language) : [] };
}

const MAX_POSTS = 5;
const EMPTY = { list: null, words: [], targets: [], letGo: [] };

const listOf = (kind: SearchKind, { query }: UnderstoodList): SearchedList =>
  searchedList(kind, queryOfText(queryText(query).slice(1)));

async function foundList(
  deps: Dependencies,
  kind: 'properties' | 'roommates',
  understood: UnderstoodList,
  language: Language,
): Promise<SearchGroup> {
  const list = listOf(kind, understood);
  const [total, words] = await Promise.all([countList(deps, list), wordsOf(deps, list, language)]);
  return { ...EMPTY, kind, list, total, words };
}

async function foundProducts(
  deps: Dependencies,
  understood: UnderstoodList,
  { placeWords }: UnderstoodSearch,
  language: Language,
): Promise<SearchGroup | null> {
  const list = listOf('products', understood);
  const parsed = parseList('products', queryOfText(list.filters));
  if (parsed.kind !== 'products' || !('request' in parsed.scope)) return null;
  const filter = { ...parsed.scope, ...requestOfProductFilters(parsed.list.filters) };
  const [{ total, letGo }, words] = await Promise.all([
    deps.products.count(filter),
    wordsOf(deps, list, language),
  ]);
  const missing = letGo.filter((word) => !placeWords.includes(foldForSearch(word)));
  return { ...EMPTY, kind: 'products', list, total, words, letGo: missing };
}

/** Groups of static pages. Pages that match all words exclude the others. */
function pageGroups({ pages }: UnderstoodSearch): SearchGroup[] {
  return (['services', 'plan', 'pages'] as const).flatMap((kind) => {
    const meant = pages.filter((page) => page.kind === kind);
    const whole = meant.filter(({ isWhole }) => isWhole);
    const targets = (whole.length > 0 ? whole : meant).map(({ route }) => ({ route, id: null, title: null }));
    return targets.length > 0 ? [{ ...EMPTY, kind, total: targets.length, targets }] : [];
  });
}

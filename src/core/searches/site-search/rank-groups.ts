import type { SearchKind } from '../searched-list.ts';
import { SEARCH_GROUPS } from './site-search.ts';
import type { SearchGroup, SearchGroupKind } from './site-search.ts';
import type { UnderstoodList, UnderstoodSearch } from './understand-search.ts';

/** Rank of a group: 1 if it matches the whole text, 4 if it matches only some of the words. */
type Tier = 1 | 2 | 3 | 4;

/**
 * Sorts the groups of a search, the best first, and decides if the first one is a clear match (SHOP-04).
 * @param first list that the reader searches from; it is first if it has results
 */
export function rankGroups(
  understood: UnderstoodSearch,
  found: readonly SearchGroup[],
  first: SearchKind | null,
): { groups: SearchGroup[]; isDirect: boolean } {
  const products = found.find(({ kind }) => kind === 'products');
  const hasProducts = products !== undefined && products.total > 0 && products.letGo.length === 0;
  const tierOf = (group: SearchGroup): Tier => {
    const tier = usualTier(understood, group, hasProducts);
    if (group.kind !== first) return tier;
    if (listIn(understood, group.kind)?.isWhole) return 1;
    return group.total > 0 && tier > 1 ? 2 : tier;
  };
  const isNamed = found.some((group) => group.total > 0 && tierOf(group) === 1);
  const shown = found.filter((group) => {
    if (group.letGo.length > 0 && isNamed) return false;
    if (group.total > 0) return true;
    const list = listIn(understood, group.kind);
    return list?.isWhole && (list.isNamed || group.kind === first);
  });
  if (shown.length === 0 && products && hasBudget(understood)) shown.push(products);
  const groups = shown.toSorted(
    (one, other) =>
      tierOf(one) - tierOf(other) ||
      Number(other.kind === first) - Number(one.kind === first) ||
      orderOf(one.kind, understood, hasProducts) - orderOf(other.kind, understood, hasProducts),
  );
  return {
    groups,
    isDirect: isClear(
      groups.map((group) => ({ group, tier: tierOf(group) })),
      first,
    ),
  };
}

/** Products may match the text without the budget. */
function hasBudget({ products }: UnderstoodSearch): boolean {
  return (
    products !== null &&
    [products.query['priceFrom'], products.query['priceTo']].some((price) => price !== null)
  );
}

/** Homes or rooms of the understood search; null for the other groups. */
function listIn({ homes, rooms }: UnderstoodSearch, kind: SearchGroupKind): UnderstoodList | null {
  if (kind === 'properties') return homes;
  return kind === 'roommates' ? rooms : null;
}

function usualTier(understood: UnderstoodSearch, { kind, letGo }: SearchGroup, hasProducts: boolean): Tier {
  const { homes, rooms, pages } = understood;
  switch (kind) {
    case 'properties':
      if (!homes) return 4;
      if (homes.isWhole && (homes.isNamed || homes.hasCity)) return 1;
      if (homes.isWhole) return hasProducts ? 2 : 1;
      return homes.isNamed ? 2 : 3;
    case 'roommates':
      if (rooms?.isNamed) return rooms.isWhole ? 1 : 3;
      return 4;
    case 'products':
      return letGo.length === 0 ? 2 : 4;
    case 'posts':
      return 4;
    default:
      return pages.some((page) => page.kind === kind && page.isWhole) ? 1 : 3;
  }
}

/** Order within a tier: products precede a district of the same name. */
function orderOf(kind: SearchGroupKind, { homes, rooms }: UnderstoodSearch, hasProducts: boolean): number {
  if (kind === 'products' && hasProducts && !homes?.isNamed) return -1;
  if (kind === 'roommates' && rooms?.isNamed) return -0.5;
  return SEARCH_GROUPS.indexOf(kind);
}

type Ranked = { group: SearchGroup; tier: Tier };

/** True if the first group has results and no other group matches as well. */
function isClear(ranked: readonly Ranked[], first: SearchKind | null): boolean {
  const [best, ...others] = ranked;
  if (!best || best.group.total === 0) return false;
  if (best.group.list === null && best.group.targets.length !== 1) return false;
  const rivals = others.filter(({ group }) => group.total > 0);
  if (rivals.length === 0) return true;
  // The reader's current list opens even if another list matches as well.
  const isOwn = best.group.kind === first;
  if (best.tier === 1 || isOwn)
    return !rivals.some(({ tier, group }) => tier === 1 && !(isOwn && group.list !== null));
  // Words without a filter of homes may be the title of an article: `договор за наем`.
  const isRival = ({ tier, group }: Ranked) =>
    tier <= 3 || (best.group.kind === 'properties' && group.kind === 'posts');
  return best.tier === 2 && !rivals.some(isRival);
}

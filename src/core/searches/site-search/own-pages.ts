import type { AccountType } from '../../accounts/account.ts';
import { isFiller } from '../../shared/search-stem.ts';
import { routeNamed } from '../../site/routes.ts';
import type { PathName } from '../../site/routes.ts';
import { OWN_PAGE_WORDS } from './page-words.ts';
import { wordsOf } from './vocabulary.ts';

/** Pages of the reader's profile that match all words of a text. */
export function ownPagesNamed(text: string, type: AccountType | null): PathName[] {
  if (type === null) return [];
  const words = wordsOf(text);
  const found = OWN_PAGE_WORDS.find(words).filter(({ meaning }) =>
    routeNamed(meaning).roles?.some((role) => role === type),
  );
  const covered = new Set(found.flatMap(({ places }) => places));
  const isWhole = words.every(({ folded }, place) => isFiller(folded) || covered.has(place));
  return isWhole ? [...new Set(found.map(({ meaning }) => meaning))] : [];
}

import type { Kysely } from 'kysely';
import * as contract from '../../../api/site/suggestions.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { MIN_SUGGESTED_LENGTH } from '../../../src/core/site/suggestions.ts';
import type { Suggestions } from '../../../src/core/site/suggestions.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import type { Database } from '../../tables.ts';

/** A domain's part of the suggestions. */
export type Suggests = (
  db: Kysely<Database>,
  text: string,
  language: Language,
) => Promise<Partial<Suggestions>>;

const NOTHING: Suggestions = {
  words: [],
  shopRooms: [],
  categories: [],
  products: [],
  properties: [],
  rooms: [],
};
/** Seconds that the same letters may be answered alike. */
const CACHE = 60;

/** What each domain suggests for what is being typed, in one answer. */
export function suggestionRoutes(db: Kysely<Database>, domains: readonly Suggests[]): Implementation[] {
  return [
    implement(
      contract.searchSuggestions,
      async ({ query, language }) => {
        const text = query.text.trim();
        if (text.length < MIN_SUGGESTED_LENGTH) return NOTHING;
        const parts = await Promise.all(domains.map((suggest) => suggest(db, text, language)));
        return Object.assign({}, NOTHING, ...parts) as Suggestions;
      },
      { cacheSeconds: CACHE, readsReplica: true },
    ),
  ];
}

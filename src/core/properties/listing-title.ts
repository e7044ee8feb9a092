import type { Language } from '../shared/language.ts';
import type { PropertySummary } from './property.ts';

/** Title line of a home in a list, and the landlord's title if it is the second line. */
export type ListingTitle = { lead: string; language: Language; own: string | null };

/**
 * English lists show the facts first, `Three-room flat, 118 m², Lyulin 6`, because most titles are Bulgarian.
 * Bulgarian lists show the landlord's title first.
 * @param words type and area in the reader's language
 */
export function listingTitle(
  { title, language, district }: Pick<PropertySummary, 'title' | 'language' | 'district'>,
  reader: Language,
  words: { type: string; area: string },
): ListingTitle {
  if (reader === 'bg') return { lead: title, language, own: null };
  return { lead: `${words.type}, ${words.area}, ${district.name}`, language: reader, own: title };
}

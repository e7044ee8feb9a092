import type { Language } from '../shared/language.ts';
import type { PropertySummary } from './property.ts';

/** The title line of a home in a list, and the landlord's own title where it comes second. */
export type ListingTitle = { lead: string; language: Language; own: string | null };

/**
 * In English a home is listed by its facts, `Three-room flat, 118 m², Lyulin 6`, as most titles are Bulgarian. In
 * Bulgarian the landlord's title leads.
 * @param words the type and the area in the reader's language
 */
export function listingTitle(
  { title, language, district }: Pick<PropertySummary, 'title' | 'language' | 'district'>,
  reader: Language,
  words: { type: string; area: string },
): ListingTitle {
  if (reader === 'bg') return { lead: title, language, own: null };
  return { lead: `${words.type}, ${words.area}, ${district.name}`, language: reader, own: title };
}

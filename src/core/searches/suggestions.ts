import type { CancelSignal } from '../shared/failure.ts';
import type { Picture } from '../shared/picture.ts';
import type { SearchGroup } from './site-search/site-search.ts';
import type { SearchKind } from './searched-list.ts';

/** A place that was named, by its ids. */
export type NamedPlace = {
  city: { id: number; name: string };
  district: { id: number; name: string } | null;
};

/** What the site offers while somebody types; money in stotinki. */
export type Suggestions = {
  /** Whole searches that begin as what was typed. */
  words: string[];
  categories: { id: number; name: string; picture: Picture | null }[];
  products: {
    id: number;
    title: string;
    price: number;
    promoPrice: number | null;
    image: Picture | null;
  }[];
  /** Rooms that the shop is organised by. */
  shopRooms: string[];
  /** Searches for homes, of one type or of any, where the words speak of them; no place is the whole country. */
  properties: { type: string | null; place: NamedPlace | null }[];
  /** Searches for a room with others, likewise. */
  rooms: { place: NamedPlace | null }[];
  /** Results on the whole site, the best group first. */
  groups: SearchGroup[];
};

/** Typed texts shorter than this are answered with nothing. */
export const MIN_SUGGESTED_LENGTH = 2;

/** Suggestions for the search (SHOP-04). */
export abstract class SearchSuggestions {
  /** `first` is the list that the reader searches from. */
  abstract searchSuggestions(
    input: { text: string; first: SearchKind | null },
    signal?: CancelSignal,
  ): Promise<Suggestions>;
}

/** What was searched for in this browser, the latest first. */
export abstract class RecentSearches {
  abstract read(): string[];
  abstract write(searches: readonly string[]): void;
}

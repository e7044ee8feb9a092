import type { CancelSignal } from '../shared/failure.ts';
import type { Picture } from '../shared/picture.ts';
import type { SearchGroup } from './site-search/site-search.ts';
import type { SearchKind } from './searched-list.ts';

export type NamedPlace = {
  city: { id: number; name: string };
  district: { id: number; name: string } | null;
};

/** Suggestions while the user types; money in stotinki. */
export type Suggestions = {
  /** Complete searches that begin with the typed text. */
  words: string[];
  categories: { id: number; name: string; picture: Picture | null }[];
  products: {
    id: number;
    title: string;
    price: number;
    promoPrice: number | null;
    image: Picture | null;
  }[];
  shopRooms: string[];
  /** Searches for homes of one type or any, if the words name them; no place means the whole country. */
  properties: { type: string | null; place: NamedPlace | null }[];
  /** Searches for shared rooms, like `properties`. */
  rooms: { place: NamedPlace | null }[];
  /** Results on the whole site, the best group first. */
  groups: SearchGroup[];
};

/** Minimum characters; shorter texts have no suggestions. */
export const MIN_SUGGESTED_LENGTH = 2;

/** Port to the suggestions of the search (SHOP-04). */
export abstract class SearchSuggestions {
  /** `first` is the list that the reader searches from. */
  abstract searchSuggestions(
    input: { text: string; first: SearchKind | null },
    signal?: CancelSignal,
  ): Promise<Suggestions>;
}

/** Port to the recent searches of this browser, the latest first. */
export abstract class RecentSearches {
  abstract read(): string[];
  abstract write(searches: readonly string[]): void;
}

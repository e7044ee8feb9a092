import type { SearchBox } from './search-box.ts';

/** Brings what a search field suggests, once somebody begins to use it (SHOP-04). */
export abstract class SearchBoxOpener {
  abstract open(): Promise<SearchBox>;
}

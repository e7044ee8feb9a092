import type { SiteSearch } from '../../core/searches/site-search/site-search.ts';
import type { SearchBox } from './search-box.ts';

/** Brings what a search field suggests, once somebody begins to use it (SHOP-04). */
export abstract class SearchBoxOpener {
  abstract open(): Promise<SearchBox>;
  /** Loads the search over the whole site, for the counts beside a list. */
  abstract siteSearch(): Promise<SiteSearch>;
}

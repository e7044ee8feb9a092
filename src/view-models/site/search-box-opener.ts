import type { SiteSearch } from '../../core/searches/site-search/site-search.ts';
import type { SearchBox } from './search-box.ts';

/** Loads the search suggestions on demand (SHOP-04). */
export abstract class SearchBoxOpener {
  abstract open(): Promise<SearchBox>;
  /** Loads the search over the whole site, for the counts beside a list. */
  abstract siteSearch(): Promise<SiteSearch>;
}

import * as calls from '../../../api/calls/searches/site-search.ts';
import { SiteSearch } from '../../core/searches/site-search/site-search.ts';
import type { SiteSearchQuery, SiteSearchResult } from '../../core/searches/site-search/site-search.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { HttpClient } from './http-client.ts';

export class HttpSiteSearch extends SiteSearch {
  constructor(private readonly http: HttpClient) {
    super();
  }

  search({ text, first, limits }: SiteSearchQuery, signal?: CancelSignal): Promise<SiteSearchResult> {
    const { priceTo, bedrooms } = limits;
    const query = {
      text,
      ...(first && { first }),
      ...(priceTo !== null && { priceTo }),
      ...(bedrooms !== null && { bedrooms }),
    };
    return this.http.call(calls.siteSearch, { query, signal }) as Promise<SiteSearchResult>;
  }
}

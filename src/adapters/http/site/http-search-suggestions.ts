import * as calls from '../../../../api/calls/site/suggestions.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { SearchKind } from '../../../core/searches/searched-list.ts';
import { SearchSuggestions } from '../../../core/searches/suggestions.ts';
import type { Suggestions } from '../../../core/searches/suggestions.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpSearchSuggestions extends SearchSuggestions {
  constructor(private readonly http: HttpClient) {
    super();
  }

  for(text: string, first: SearchKind | null, signal: CancelSignal): Promise<Suggestions> {
    const query = { text, ...(first && { first }) };
    return this.http.call(calls.searchSuggestions, { query, signal }) as Promise<Suggestions>;
  }
}

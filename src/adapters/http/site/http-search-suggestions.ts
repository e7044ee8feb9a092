import * as calls from '../../../../api/calls/site/suggestions.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import { SearchSuggestions } from '../../../core/site/suggestions.ts';
import type { Suggestions } from '../../../core/site/suggestions.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpSearchSuggestions extends SearchSuggestions {
  constructor(private readonly http: HttpClient) {
    super();
  }

  for(text: string, signal: CancelSignal): Promise<Suggestions> {
    return this.http.call(calls.searchSuggestions, { query: { text }, signal });
  }
}

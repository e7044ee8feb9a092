import { HttpAccountMarks } from '../../adapters/http/properties/http-account-marks.ts';
import type { HttpClient } from '../../adapters/http/http-client.ts';
import { StoredListingMarks } from '../../adapters/storage/stored-listing-marks.ts';
import { ListingMarks } from '../../view-models/properties/marks/listing-marks.ts';
import type { FavoritesSurroundings } from './favorites-sync.ts';

const visits = new WeakMap<HttpClient, ListingMarks>();

/**
 * Seen and hidden listings of this browser or the account; one instance per visit, updated with the session.
 */
export function listingMarks({ session, modals, http, store, clock }: FavoritesSurroundings): ListingMarks {
  const known = visits.get(http);
  if (known) return known;
  const account = new HttpAccountMarks(http, clock);
  const marks = new ListingMarks(new StoredListingMarks(store), account, session, clock, modals);
  marks.watch();
  visits.set(http, marks);
  return marks;
}

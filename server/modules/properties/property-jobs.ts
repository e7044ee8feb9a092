import type { Jobs } from '../../platform/jobs.ts';
import { askUnconfirmed, purgeDeletedListings } from './editor/confirm-listings.ts';
import type { HomeDependencies } from './home-dependencies.ts';
import { deleteExpiredVisits } from './listing/property-visits.ts';
import { renewPropertySearchText } from './search/renew-search-text.ts';
import { remindOfViewing } from './viewings/viewing-reminders.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    /** `sequence` is the viewing's when the time was agreed: after any change the reminder has no meaning. */
    'homes.remind-viewing': { viewingId: number; sequence: number };
    'homes.renew-words': unknown;
    'ask-unconfirmed-homes': unknown;
    'purge-deleted-homes': unknown;
    'delete-expired-visits': unknown;
  }
}

/** What is done for listings and viewings in the background; owners are written to in the morning. */
export const propertyJobs = (homes: HomeDependencies) =>
  ({
    'homes.remind-viewing': (viewing) => remindOfViewing(homes, viewing),
    'homes.renew-words': () => renewPropertySearchText(homes.db),
    'ask-unconfirmed-homes': { at: '7 7 * * *', run: () => askUnconfirmed(homes) },
    'purge-deleted-homes': { at: '37 3 * * *', run: () => purgeDeletedListings(homes) },
    'delete-expired-visits': { at: '37 3 * * *', run: () => deleteExpiredVisits(homes) },
  }) satisfies Partial<Jobs>;

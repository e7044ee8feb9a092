import type { Jobs } from '../../platform/jobs.ts';
import { requestConfirmations, purgeDeletedListings } from './editor/confirm-listings.ts';
import type { PropertyDependencies } from './property-dependencies.ts';
import { countFairPrices } from './fair-price/count-fair-prices.ts';
import { countResponsiveness } from './listing/count-responsiveness.ts';
import { deleteExpiredVisits } from './listing/property-visits.ts';
import { remindOfViewing } from './viewings/viewing-reminders.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    /** `sequence` of the viewing when its time was agreed: a later change cancels the reminder. */
    'homes.remind-viewing': { viewingId: number; sequence: number };
    'ask-unconfirmed-homes': unknown;
    'purge-deleted-homes': unknown;
    'delete-expired-visits': unknown;
    'count-fair-prices': unknown;
    'count-responsiveness': unknown;
  }
}

/** Jobs of listings and viewings. Mails to owners go out in the morning. */
export const propertyJobs = (properties: PropertyDependencies) =>
  ({
    'homes.remind-viewing': (viewing) => remindOfViewing(properties, viewing),
    'ask-unconfirmed-homes': { at: '7 7 * * *', run: () => requestConfirmations(properties) },
    'purge-deleted-homes': { at: '37 3 * * *', run: () => purgeDeletedListings(properties) },
    'delete-expired-visits': { at: '37 3 * * *', run: () => deleteExpiredVisits(properties) },
    'count-fair-prices': {
      at: '17 2 * * *',
      run: () => countFairPrices(properties.db, properties.clock.now()),
    },
    'count-responsiveness': {
      at: '27 2 * * *',
      run: () => countResponsiveness(properties.db, properties.clock.now()),
    },
  }) satisfies Partial<Jobs>;

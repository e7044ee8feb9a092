import { inTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { deleteOldEmptySearches } from './empty-searches.ts';
import { checkSearch } from './matching/check-candidates.ts';
import { matchListings } from './matching/match-listings.ts';
import { sendPush } from './push/push-alerts.ts';
import { purgeDeletedSearches } from './saved-searches.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { deleteUnconfirmedSearches } from './searches-by-mail.ts';
import { sendAlerts } from './send-alerts.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'match-searches': unknown;
    'searches.match': unknown;
    'tell-searches-daily': unknown;
    'tell-searches-weekly': unknown;
    'delete-unconfirmed-searches': unknown;
    'forget-deleted-searches': unknown;
    'delete-old-empty-searches': unknown;
  }
}

/** Seconds of each minute at which new listings are matched, so that immediate alerts arrive within a minute. */
const SECONDS = [0, 20, 40];

/** Jobs of saved searches; 5:00 UTC is 7 or 8 o'clock in Sofia. */
export const searchJobs = (searches: SearchDependencies) =>
  ({
    'match-searches': {
      at: '* * * * *',
      run: async () => {
        const now = Date.now();
        await inTransaction(searches.db, async (transaction) => {
          for (const seconds of SECONDS) {
            const runAt = new Date(now + seconds * 1_000);
            // No retry: the next run covers it, and failures do not accumulate.
            const options = { runAt, key: `searches.match ${seconds}`, attempts: 1 };
            await enqueue(transaction, 'searches.match', {}, options);
          }
        });
      },
    },
    'searches.match': () => matchAndNotify(searches),
    'searches.push': (waiting) => sendPush(searches, waiting),
    'searches.check': (check) => checkSearch(searches.db, check),
    'tell-searches-daily': { at: '12 5 * * *', run: () => sendAlerts(searches, 'daily') },
    'tell-searches-weekly': { at: '24 5 * * 1', run: () => sendAlerts(searches, 'weekly') },
    'delete-old-empty-searches': { at: '47 3 * * *', run: () => deleteOldEmptySearches(searches) },
    'delete-unconfirmed-searches': { at: '41 3 * * *', run: () => deleteUnconfirmedSearches(searches) },
    'forget-deleted-searches': { at: '23 * * * *', run: () => purgeDeletedSearches(searches) },
  }) satisfies Partial<Jobs>;

/** Matches new listings with the searches and sends the immediate alerts (FIND-02). */
export async function matchAndNotify(searches: SearchDependencies): Promise<void> {
  await matchListings(searches.db, searches.clock);
  await sendAlerts(searches, 'at-once');
}

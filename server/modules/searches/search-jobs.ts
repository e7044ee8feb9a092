import { inTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { matchListings } from './matching/match-listings.ts';
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
  }
}

/** Seconds of each minute at which what is new is looked for, beside its beginning: mails at once are within a minute. */
const AGAIN_AFTER = [20, 40];

/** What is done for saved searches in the background; at five in UTC it is seven or eight in Sofia. */
export const searchJobs = (searches: SearchDependencies) =>
  ({
    'match-searches': {
      at: '* * * * *',
      run: async () => {
        const now = Date.now();
        await inTransaction(searches.db, async (transaction) => {
          for (const seconds of AGAIN_AFTER) {
            const runAt = new Date(now + seconds * 1_000);
            const options = { runAt, key: `searches.match ${seconds}`, attempts: 1 };
            await enqueue(transaction, 'searches.match', {}, options);
          }
        });
        await matchAndTell(searches);
      },
    },
    'searches.match': () => matchAndTell(searches),
    'tell-searches-daily': { at: '12 5 * * *', run: () => sendAlerts(searches, 'daily') },
    'tell-searches-weekly': { at: '24 5 * * 1', run: () => sendAlerts(searches, 'weekly') },
    'delete-unconfirmed-searches': { at: '41 3 * * *', run: () => deleteUnconfirmedSearches(searches) },
  }) satisfies Partial<Jobs>;

/** Compares what is new with the searches, and tells those who want to know at once (FIND-02). */
export async function matchAndTell(searches: SearchDependencies): Promise<void> {
  await matchListings(searches.db, searches.clock.now());
  await sendAlerts(searches, 'at-once');
}

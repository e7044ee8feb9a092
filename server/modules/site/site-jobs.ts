import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Database } from '../../tables.ts';
import { checkOldTexts } from './check-old-texts.ts';
import { deleteExpiredTransfers } from './session-transfer.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'check-old-texts': unknown;
    'delete-expired-transfers': unknown;
  }
}

/** Background jobs that no single domain owns. */
export const siteJobs = ({ db, clock }: { db: Kysely<Database>; clock: Clock }) =>
  ({
    'check-old-texts': { at: '47 2 * * *', run: () => checkOldTexts({ db, clock }) },
    'delete-expired-transfers': { at: '17 3 * * *', run: () => deleteExpiredTransfers(db, clock.now()) },
  }) satisfies Partial<Jobs>;

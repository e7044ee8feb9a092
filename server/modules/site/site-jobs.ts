import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Database } from '../../tables.ts';
import { deleteExpiredTransfers } from './session-transfer.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'delete-expired-transfers': unknown;
  }
}

/** What is done for the two domains in the background. */
export const siteJobs = ({ db, clock }: { db: Kysely<Database>; clock: Clock }) =>
  ({
    'delete-expired-transfers': { at: '17 3 * * *', run: () => deleteExpiredTransfers(db, clock.now()) },
  }) satisfies Partial<Jobs>;

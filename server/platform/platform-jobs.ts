import type { Kysely } from 'kysely';
import type { Clock } from '../../src/core/shared/clock.ts';
import { sofiaDay } from '../../src/core/shared/sofia-time.ts';
import { deleteExpiredChallenges } from './captcha/proof-of-work.ts';
import { deleteExpiredAttempts } from './http/attempt-limits.ts';
import { deleteExpiredRequestCounts } from './http/request-counts.ts';
import { deleteExpiredSalts } from './http/client-network.ts';
import { deleteDeadWorkers } from './job-heartbeats.ts';
import type { Jobs } from './jobs.ts';
import { emptyOldMails, sendMail } from './mail/mail.ts';
import type { Mailer } from './mail/mail.ts';
import type { Payments } from './payments/payments.ts';
import { deleteOrphanedPictures } from './pictures/delete-pictures.ts';
import { compareOldPictures } from './pictures/fingerprints/compare-pictures.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import type { PlatformTables } from './tables.ts';

type Dependencies = {
  db: Kysely<PlatformTables>;
  clock: Clock;
  mailer: Mailer;
  payments: Payments;
  store: PictureStore;
};

/** Jobs of the platform. Payments made while no server ran are found within a minute. */
export const platformJobs = ({ db, clock, mailer, payments, store }: Dependencies) =>
  ({
    'mail.send': sendMail(db, mailer),
    'order.send-refund': ({ refundId, bounced }) => payments.refunds.send(refundId, bounced),
    'follow-refunds': { at: '* * * * *', run: () => payments.refunds.follow() },
    'recheck-refunds': { at: '2 4 * * *', run: () => payments.refunds.recheck() },
    'check-payments': { at: '* * * * *', run: () => payments.checkWaiting() },
    'compare-old-pictures': { at: '7 4 * * *', run: () => compareOldPictures(db, store) },
    'delete-dead-workers': { at: '17 3 * * *', run: () => deleteDeadWorkers(db) },
    'delete-expired-attempts': { at: '17 3 * * *', run: () => deleteExpiredAttempts(db, clock.now()) },
    'delete-expired-challenges': { at: '17 3 * * *', run: () => deleteExpiredChallenges(db, clock.now()) },
    'delete-expired-request-counts': { at: '*/10 * * * *', run: () => deleteExpiredRequestCounts(db) },
    'delete-expired-salts': { at: '17 3 * * *', run: () => deleteExpiredSalts(db, sofiaDay(clock.now())) },
    'delete-orphaned-pictures': {
      at: '27 3 * * *',
      run: () => deleteOrphanedPictures(db, store, clock.now()),
    },
    'empty-old-mails': { at: '17 3 * * *', run: () => emptyOldMails(db, clock.now()) },
  }) satisfies Partial<Jobs>;

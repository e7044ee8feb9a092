import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Company } from '../../platform/company.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';
import type { PayoutMails } from './payout-mails.ts';

export type PayoutDependencies = {
  db: Kysely<Database>;
  clock: Clock;
  texts: Texts;
  company: Company;
  mails: PayoutMails;
  priceOrder: PriceOrder;
};

/** Dependencies of the functions that only book. */
export type LedgerDependencies = Pick<PayoutDependencies, 'db' | 'clock' | 'company'>;

import type { Kysely } from 'kysely';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { CreditPackage } from '../../../src/core/wallet/credit-prices.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Addresses } from '../../platform/addresses.ts';
import type { Company } from '../../platform/company.ts';
import type { LiveValue } from '../../platform/live-value.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import type { Database } from '../../tables.ts';
import type { Texts } from '../../platform/texts.ts';
import type { WalletMails } from './wallet-mails.ts';

export type WalletDependencies = {
  db: Kysely<Database>;
  clock: Clock;
  payments: Payments;
  addresses: Addresses;
  texts: Texts;
  mails: WalletMails;
  company: Company;
  priceOrder: PriceOrder;
  /** Packages of credits in force (TEAM-07). */
  creditPackages: LiveValue<{ packages: readonly CreditPackage[] }>;
};

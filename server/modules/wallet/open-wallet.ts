import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Addresses } from '../../platform/addresses.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';
import { creditPayments } from './buy-credits.ts';
import type { WalletDependencies } from './wallet-dependencies.ts';
import { WalletMails } from './wallet-mails.ts';

/** Puts together what the wallet stands on, and has it told of what was paid. */
export function openWallet(surroundings: {
  db: Kysely<Database>;
  clock: Clock;
  payments: Payments;
  addresses: Addresses;
  texts: Texts;
  configuration: Configuration;
}): WalletDependencies {
  const { configuration, ...parts } = surroundings;
  const { priceOrder, seller } = configuration;
  const mails = new WalletMails(parts.texts, parts.addresses, configuration);
  const wallet = { ...parts, mails, seller, priceOrder };
  parts.payments.serve('credits', creditPayments(wallet));
  return wallet;
}

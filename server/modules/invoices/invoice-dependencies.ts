import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Addresses } from '../../platform/addresses.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';
import type { VatRegister } from './vat/vat-register.ts';

export type InvoiceDependencies = {
  db: Kysely<Database>;
  clock: Clock;
  log: Logger;
  texts: Texts;
  addresses: Addresses;
  /** Null where VAT numbers are not checked. */
  vatRegister: VatRegister | null;
  /** Address of the site without a path, for the audit file. */
  domain: string;
  priceOrder: PriceOrder;
};

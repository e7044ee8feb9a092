import type { Clock } from '../../../../src/core/shared/clock.ts';
import type { Kysely } from 'kysely';
import type { Addresses } from '../../../platform/addresses.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import { RemovalMails } from '../removal-mails.ts';
import type { CaseDependencies } from './case-kind.ts';
import { CASE_KINDS } from './case-kinds.ts';
import { CaseMails } from './case-mails.ts';

type Platform = { db: Kysely<Database>; clock: Clock; texts: Texts; addresses: Addresses };

export type CaseDomains = Pick<
  CaseDependencies,
  'properties' | 'roommates' | 'conversations' | 'reviews' | 'orders' | 'services'
>;

/** Dependencies of all cases, from those of the domains whose records they are about. */
export function caseDependencies(
  { db, clock, texts, addresses }: Platform,
  { properties, roommates, conversations, reviews, orders, services }: CaseDomains,
): CaseDependencies {
  return {
    db,
    clock,
    properties,
    roommates,
    conversations,
    reviews,
    orders,
    services,
    mails: new RemovalMails(texts, addresses),
    caseMails: new CaseMails(texts, addresses),
    kinds: CASE_KINDS,
  };
}

import type { Kysely } from 'kysely';
import type { Clock } from '../src/core/shared/clock.ts';
import type { ModerationHold } from './modules/properties/duplicate-pictures/moderation-hold.ts';
import { listingSubject } from './modules/properties/import/listing-subject.ts';
import type { ImportSubjects } from './modules/shop/import/import-subject.ts';
import { productSubject } from './modules/shop/import/product-subject.ts';
import type { Texts } from './platform/texts.ts';
import type { Database } from './tables.ts';

type Dependencies = { db: Kysely<Database>; clock: Clock; texts: Texts; moderationHold: ModerationHold };

/** Kinds of data that a file can be imported as. */
export const importSubjects = (deps: Dependencies): ImportSubjects => ({
  products: productSubject(deps),
  listings: listingSubject(deps),
});

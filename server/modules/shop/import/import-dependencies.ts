import type { Kysely } from 'kysely';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import type { Database } from '../../../tables.ts';
import type { Texts } from '../../../platform/texts.ts';

/** What the import of products works with. */
export type ImportDependencies = { db: Kysely<Database>; clock: Clock; texts: Texts };

import type { Kysely } from 'kysely';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import type { Database } from '../../../tables.ts';
import type { Texts } from '../../../platform/texts.ts';

/** What the import of products works with. */
export type ImportServices = { db: Kysely<Database>; clock: Clock; texts: Texts };

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'shop.work-on-import': { importId: number };
    'shop.fetch-import-pictures': { importId: number };
    'queue-imports': unknown;
    'forget-old-imports': unknown;
  }
}

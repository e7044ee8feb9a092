import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Database } from '../../platform/tables.ts';
import type { ContactMails } from './contact-mails.ts';

/** What the journal module stands on. */
export type JournalServices = { db: Kysely<Database>; clock: Clock; mails: ContactMails };

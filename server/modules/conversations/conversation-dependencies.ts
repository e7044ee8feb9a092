import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Database } from '../../tables.ts';
import type { ConversationMails } from './conversation-mails.ts';

export type ConversationDependencies = { db: Kysely<Database>; clock: Clock; mails: ConversationMails };

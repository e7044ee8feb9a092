import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Database } from '../../tables.ts';
import type { ModerationHold } from '../properties/duplicate-pictures/moderation-hold.ts';

export type RoommateDependencies = { db: Kysely<Database>; clock: Clock; moderationHold: ModerationHold };

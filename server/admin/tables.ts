import type { Generated, JSONColumnType } from 'kysely';
import type { Identity } from '../platform/database/column-types.ts';

export interface AdminTables {
  moderation_action: ModerationActionTable;
}

/** What the team did, and who of it; rows are only ever added. */
export interface ModerationActionTable {
  id: Identity;
  at: Date;
  operator: string;
  action: string;
  subject: string;
  subject_id: number;
  reason: Generated<string>;
  details: JSONColumnType<Record<string, unknown>, string | undefined, never>;
}

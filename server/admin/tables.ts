import type { Generated, JSONColumnType } from 'kysely';
import type { Identity } from '../platform/database/column-types.ts';

export interface AdminTables {
  moderation_action: ModerationActionTable;
}

/** The team's actions with the operator; rows are only added. */
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

import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AuditSource } from '../../../src/core/team/audit-entry.ts';
import type { Identity, JsonOrNull } from '../../platform/database/column-types.ts';

export interface TeamTables {
  audit_entry: AuditEntryTable;
  moderation_action: ModerationActionTable;
}

/** Written by a trigger only. */
type SetByDatabase<T> = ColumnType<T, never, never>;

/** The team's changes in a chain of hashes (TEAM-11); rows are only added. */
export interface AuditEntryTable {
  id: SetByDatabase<number>;
  at: Date;
  actor_id: number | null;
  operator: string;
  via: AuditSource;
  operation: string;
  subject: string;
  subject_id: string;
  reason: Generated<string>;
  before: JsonOrNull<Record<string, unknown>>;
  after: JsonOrNull<Record<string, unknown>>;
  previous_hash: SetByDatabase<Buffer>;
  hash: SetByDatabase<Buffer>;
}

/** Copied into `audit_entry` by migration 0017 and written by the previous version only. */
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

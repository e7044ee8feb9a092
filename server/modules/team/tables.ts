import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AuditSource } from '../../../src/core/team/audit-entry.ts';
import type { CatalogueResource } from '../../../src/core/team/catalogue.ts';
import type { SiteDraft } from '../../../src/core/team/site-preview.ts';
import type { TeamRole } from '../../../src/core/team/permissions.ts';
import type { CreatedAt, Identity, JsonOrNull } from '../../platform/database/column-types.ts';

export interface TeamTables {
  audit_entry: AuditEntryTable;
  moderation_action: ModerationActionTable;
  team_member: TeamMemberTable;
  team_recovery_code: TeamRecoveryCodeTable;
  team_passkey: TeamPasskeyTable;
  team_session: TeamSessionTable;
  team_note: TeamNoteTable;
  team_site_preview: TeamSitePreviewTable;
  team_version: TeamVersionTable;
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

export interface TeamMemberTable {
  account_id: number;
  roles: TeamRole[];
  created_at: CreatedAt;
  /** A member without a second factor can set one up until then. */
  enrol_until: Date;
  /** Base32; null until an authenticator is set up. */
  totp_secret: Generated<string | null>;
  /** A new secret until its first code. */
  totp_pending_secret: Generated<string | null>;
  totp_last_step: Generated<number | null>;
}

export interface TeamRecoveryCodeTable {
  account_id: number;
  code_hash: Buffer;
}

export interface TeamPasskeyTable {
  id: string;
  account_id: number;
  rp_id: string;
  public_key: Buffer;
  counter: number;
  transports: ColumnType<string[], string[] | undefined, string[]>;
  name: string;
  created_at: CreatedAt;
  last_used_at: Generated<Date | null>;
}

export interface TeamSessionTable {
  token_hash: Buffer;
  account_id: number;
  /** False between password and second factor. */
  is_complete: Generated<boolean>;
  challenge: Generated<string | null>;
  created_at: Date;
  used_at: Date;
  expires_at: Date;
}

export interface TeamNoteTable {
  id: Identity;
  /** Resource and id of the record in the back office. */
  subject: string;
  subject_id: string;
  /** Null after the account's deletion. */
  author: number | null;
  text: string;
  created_at: Date;
  deleted_at: Generated<Date | null>;
}

/** Preview of the site by a member, until it expires. */
export interface TeamSitePreviewTable {
  /** Random text. */
  id: string;
  account_id: number;
  /** Time that the preview shows; null for the time of each request. */
  shown_at: Date | null;
  draft: JSONColumnType<SiteDraft> | null;
  expires_at: Date;
}

export type VersionKind =
  | 'settings'
  | 'texts'
  | 'pages'
  | 'posts'
  | 'commission'
  | 'payout-terms'
  | CatalogueResource;

export interface TeamVersionTable {
  kind: VersionKind;
  key: string;
  number: number;
  value: JSONColumnType<object, string, never>;
  valid_from: Date;
  created_at: Date;
  author_id: number | null;
  author: string;
  reason: Generated<string>;
}

import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AppealOutcome } from '../../../../src/core/team/cases.ts';
import type { Identity } from '../../../platform/database/column-types.ts';

export interface CaseTables {
  case_claim: CaseClaimTable;
  case_decision: CaseDecisionTable;
  queue_count: QueueCountTable;
}

/** Member who works on a case; one row per case. */
export interface CaseClaimTable {
  kind: string;
  /** `home-12`. */
  subject_id: string;
  account_id: number;
  claimed_until: Date;
}

export interface CaseDecisionTable {
  id: Identity;
  kind: string;
  subject_id: string;
  title: string;
  decision: string;
  /** Key of a prepared reason, or free text. */
  reason: Generated<string>;
  /** Affected account; null for visitors and deleted accounts. */
  owner_id: number | null;
  /** Values before the decision. */
  state: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  decided_by: number | null;
  decided_at: Date;
  /** End of the time to undo; null if the decision cannot be undone. */
  mail_at: Date | null;
  /** Mails that wait until then. Written and read in SQL. */
  mail_ids: ColumnType<number[], number[] | undefined, number[]>;
  undone_at: Generated<Date | null>;
  undone_by: Generated<number | null>;
  appeal_text: Generated<string | null>;
  appealed_at: Generated<Date | null>;
  appeal_outcome: Generated<AppealOutcome | null>;
  appeal_answer: Generated<string | null>;
  appeal_decided_by: Generated<number | null>;
  appeal_decided_at: Generated<Date | null>;
}

/** Waiting cases of a kind at the last hourly count of a day. */
export interface QueueCountTable {
  day: string;
  kind: string;
  waiting: number;
  oldest_minutes: number;
}

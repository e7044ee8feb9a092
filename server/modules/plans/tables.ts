import type { ColumnType, JSONColumnType } from 'kysely';
import type { Handover } from '../../../src/core/plans/handover/handover.ts';
import type { PlanChange } from '../../../src/core/plans/together/plan-history.ts';
import type { LinkAccess } from '../../../src/core/plans/together/shared-plans.ts';
import type { StoredPlanContent } from '../../../src/core/plans/upgrade-stored-plan.ts';

export interface PlanTables {
  moving_plan: MovingPlanTable;
  plan_link: PlanLinkTable;
  plan_calendar: PlanCalendarTable;
  plan_reminder: PlanReminderTable;
  handover_protocol: HandoverProtocolTable;
}

export interface MovingPlanTable {
  account_id: number;
  id: string;
  content: JSONColumnType<StoredPlanContent, string, string>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  changes: JSONColumnType<PlanChange[], string | undefined, string>;
}

export interface PlanLinkTable {
  token: string;
  account_id: number;
  plan_id: string;
  access: LinkAccess;
  created_at: ColumnType<Date, Date, never>;
  ended_at: Date | null;
}

/** Calendar URL of a plan. */
export interface PlanCalendarTable {
  account_id: number;
  plan_id: string;
  token: string;
  created_at: ColumnType<Date, Date, never>;
}

export interface PlanReminderTable {
  account_id: number;
  plan_id: string;
  token: string;
  ended_at: Date | null;
}

/** Handover protocol; `hash` identifies a repeated request. */
export interface HandoverProtocolTable {
  account_id: number;
  id: string;
  content: JSONColumnType<Handover & { hash: string }, string, never>;
  /** The PDF. */
  document: ColumnType<Buffer, Buffer, never>;
  made_at: ColumnType<Date, Date, never>;
}

import type { ColumnType, JSONColumnType } from 'kysely';
import type { KeptContent } from '../../../src/core/plans/whole-plan.ts';

/** Plans for moving in. */
export interface PlanTables {
  moving_plan: MovingPlanTable;
}

export interface MovingPlanTable {
  account_id: number;
  id: string;
  content: JSONColumnType<KeptContent, string, string>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

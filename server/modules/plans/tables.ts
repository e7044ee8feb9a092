import type { ColumnType, JSONColumnType } from 'kysely';
import type { MovingPlan } from '../../../src/core/plans/moving-plan.ts';

/** Plans for moving in. */
export interface PlanTables {
  moving_plan: MovingPlanTable;
}

export interface MovingPlanTable {
  account_id: number;
  id: string;
  content: JSONColumnType<MovingPlan, string, string>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

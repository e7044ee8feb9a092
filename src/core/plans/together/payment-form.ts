/** A payment as form values; people are indexes as text. */
export type PaymentForm = {
  by: string | null;
  /** A cost of the plan, or `other`. */
  cost: string | null;
  note: string;
  amount: string;
  /** `YYYY-MM-DD` */
  on: string;
};

/** A cost outside the plan. */
export const OTHER_COST = 'other';

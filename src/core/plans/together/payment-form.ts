/** `I paid this`, as it is typed: people are their places, as text. */
export type PaymentForm = {
  by: string | null;
  /** A cost of the plan, or `other`. */
  cost: string | null;
  note: string;
  amount: string;
  /** `YYYY-MM-DD` */
  on: string;
};

/** What stands in no line of the plan. */
export const OTHER_COST = 'other';

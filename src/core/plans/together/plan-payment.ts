/** What of a plan is paid once, in the order in which it is paid. */
export const PAID_ONCE = [
  'deposit',
  'commission',
  'first-rent',
  'cleaning',
  'move',
  'things',
  'delivery',
] as const;
export type PaidOnce = (typeof PAID_ONCE)[number];

export const PAYMENT_LIMITS = {
  payments: 200,
  note: 80,
  /** Stotinki. */
  amount: { from: 1, to: 1_000_000_000 },
} as const;

/** What a person of the plan has paid, for all or to another of them (PLAN-08). */
export type PlanPayment = {
  /** Drawn by whoever writes it down. */
  id: string;
  /** Who paid: a place among the plan's people. */
  by: number;
  /** To whom a debt was paid; null for what was paid for all. */
  to: number | null;
  /** Which cost of the plan; null for what stands in none, as `note` says. */
  cost: PaidOnce | null;
  note: string;
  /** Stotinki. */
  amount: number;
  /** The day, `YYYY-MM-DD`. */
  on: string;
};

/** Total of the payments for all people, in stotinki; payments between two people are not part of it. */
export const totalPaid = (payments: readonly PlanPayment[]): number =>
  payments.filter(({ to }) => to === null).reduce((sum, { amount }) => sum + amount, 0);

/** Method of a refund: to the paying card, or by bank if that is impossible. */
export const REFUND_METHODS = ['card', 'bank'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

/** `due` until it is sent, `sent` until the provider reports the result. */
export const REFUND_STATUSES = ['due', 'sent', 'done', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Refund to the buyer; the amount in stotinki, `at` is the time of the latest status as ISO 8601. */
export type Refund = { amount: number; method: RefundMethod; status: RefundStatus; at: string };

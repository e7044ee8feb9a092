/** How money goes back: to the card that paid, or by bank where no card can take it. */
export const REFUND_METHODS = ['card', 'bank'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

/** `due` until it is sent, `sent` until the provider says what became of it. */
export const REFUND_STATUSES = ['due', 'sent', 'done', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Money that goes back to the buyer; the amount in stotinki, `at` as ISO 8601: the latest that is known. */
export type Refund = { amount: number; method: RefundMethod; status: RefundStatus; at: string };

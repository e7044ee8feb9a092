/** How money goes back: to the card that paid, or by bank where no card can take it. */
export type RefundMethod = 'card' | 'bank';

/** `due` until it is sent, `sent` until the provider says what became of it. */
export type RefundStatus = 'due' | 'sent' | 'done' | 'failed';

/** Money that goes back to the buyer; the amount in stotinki, `at` as ISO 8601: the latest that is known. */
export type Refund = { amount: number; method: RefundMethod; status: RefundStatus; at: string };

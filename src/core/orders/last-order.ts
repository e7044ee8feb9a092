/**
 * Latest order of this browser: whether the buyer saw the confirmation, and whether a card payment is
 * outstanding.
 */
export type LastOrder = { token: string; isThanked: boolean; isUnpaid: boolean };

/** Port to the stored order, which a return from the card page needs. */
export abstract class LastOrderStorage {
  abstract read(): LastOrder | null;
  abstract write(order: LastOrder): void;
}

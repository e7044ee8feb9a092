/** The order this browser placed last: whether its buyer was thanked, and whether a card has still to pay for it. */
export type LastOrder = { token: string; isThanked: boolean; isUnpaid: boolean };

/** Where it is kept, so that whoever comes back from the card page finds it again. */
export abstract class LastOrderStorage {
  abstract read(): LastOrder | null;
  abstract write(order: LastOrder): void;
}

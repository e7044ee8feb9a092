import { addressIn, textIn } from '../shared/answer-checks.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { OrderStatus } from './order-status.ts';
import type { Order, OwnOrder, ReceivedOrder } from './order.ts';
import type { CancelledPieces } from './partial-cancellation.ts';
import type { PlaceOrderCommand } from './place-order-command.ts';
import type { UnsellablePieces } from './returned-pieces.ts';
import type { TrackingForm } from './tracking.ts';
import type { ReceivedOrderFilter, ReceivedOrderPage } from './received-order-search.ts';

/** A line of a new order, with the unit price that the buyer saw (CART-06). */
export type OrderLine = { id: number; quantity: number; productNotes: string; expectedPrice: number };

type PiecesInput = { key: string; products: readonly CancelledPieces[] };
/** A vendor order by id, with the secret of the link in a mail; null for a signed-in vendor. */
type ReceivedOrderInput = { id: string; access: string | null };

/** Port to orders, for their buyers and vendors. */
export abstract class OrderGateway {
  /** Orders of the signed-in buyer. */
  abstract ownOrders(
    input: { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<OwnOrder>>;
  /**
   * Places an order once per key (CART-07). `expectedDelivery` is the delivery total that the buyer saw, in
   * stotinki, as `expectedDiscount` is that of the code `coupon`.
   * @throws Failure `order-changed` (`conflict`) if a price or the stock differs from what the buyer saw
   * (CART-06)
   */
  abstract placeOrder(
    input: PlaceOrderCommand & {
      products: readonly OrderLine[];
      expectedDelivery: number;
      coupon?: string;
      expectedDiscount?: number;
      key: string;
    },
  ): Promise<PlacedOrder>;

  /** @throws Failure `not-found` for an unknown token. */
  abstract followOrder(input: { token: string }, signal?: CancelSignal): Promise<Order>;

  /**
   * Confirms an order with the secret of the link in its mail.
   * @throws Failure `not-found`, `order-confirmation-over` (`conflict`), `order-goods-gone` (`conflict`)
   */
  abstract confirmOrder(input: { token: string; secret: string }): Promise<Order>;

  /**
   * Resends the confirmation mail of an order.
   * @returns the order's token; a new one after a change of the e-mail
   * @throws Failure `not-found`, `invalid`, `order-confirmation-over` (`conflict`), `too-many`
   */
  abstract sendConfirmationMail(input: { token: string; email: string }): Promise<{ token: string }>;

  /**
   * Withdraws from a vendor order or some of its pieces, once per key (CART-10). `onlyUnsent` cancels before
   * shipping; it fails if the vendor has sent a parcel in the meantime.
   * @throws Failure `withdrawal-not-possible` or `order-sent-meanwhile` (`conflict`), `invalid` for more
   * pieces than ordered
   */
  abstract withdrawOrder(input: {
    token: string;
    vendorOrderId: number;
    onlyUnsent: boolean;
    pieces?: PiecesInput | undefined;
  }): Promise<Order>;

  /**
   * Cancels an unpaid order.
   * @throws Failure `payment-not-due` (`conflict`) if it was paid in the meantime
   */
  abstract cancelUnpaidOrder(input: { token: string }): Promise<Order>;

  /**
   * Stores the bank account for refunds that cannot go to a card.
   * @throws Failure `invalid`, `bank-account-not-needed` (`conflict`)
   */
  abstract bankAccount(input: BankAccountForm & { token: string }): Promise<Order>;

  /**
   * Returns the order after checking its card payment with the provider.
   * @throws Failure `not-found`, `unavailable`
   */
  abstract checkOrderPayment(input: { token: string }, signal?: CancelSignal): Promise<Order>;

  /**
   * Opens the card page again for an unpaid order.
   * @returns the page's address, untrusted: see `addressIn`
   * @throws Failure `payment-not-due`, `payment-in-progress` (`conflict`)
   */
  abstract payOrder(input: { token: string }): Promise<{ paymentUrl: string }>;

  abstract receivedOrder(input: ReceivedOrderInput, signal?: CancelSignal): Promise<ReceivedOrder>;

  /**
   * Changes the status and sends `note` to the buyer. `shipped` has the parcel's `tracking`, `returned` the
   * `unsellable` damaged and missing pieces.
   * @throws Failure `status-not-possible` (`conflict`), `invalid` for a wrong tracking number
   */
  abstract changeOrderStatus(
    input: ReceivedOrderInput & {
      status: OrderStatus;
      note?: string | undefined;
      tracking?: TrackingForm | undefined;
      unsellable?: readonly UnsellablePieces[] | undefined;
    },
  ): Promise<ReceivedOrder>;

  /**
   * Undoes the last step.
   * @throws Failure `undo-too-late` (`conflict`)
   */
  abstract undoStep(input: ReceivedOrderInput): Promise<ReceivedOrder>;

  /**
   * Removes pieces from an unsent order, once per key.
   * @throws Failure `conflict` if it is too late, `invalid` for more pieces than ordered or for all of them
   */
  abstract cancelPieces(input: ReceivedOrderInput & PiecesInput & { note: string }): Promise<ReceivedOrder>;

  /**
   * Records the return of withdrawn pieces.
   * @throws Failure `error-no-pieces-awaited` (`conflict`), `invalid` for more pieces than expected
   */
  abstract receivePieces(
    input: ReceivedOrderInput & { unsellable: readonly UnsellablePieces[]; note: string },
  ): Promise<ReceivedOrder>;

  /**
   * Corrects the tracking number of a shipped parcel.
   * @throws Failure `tracking-not-possible` (`conflict`), `invalid`
   */
  abstract correctTracking(input: ReceivedOrderInput & TrackingForm): Promise<ReceivedOrder>;

  /**
   * Orders of the vendor, the latest first.
   * @throws Failure `login-required` without a session or a secret link
   */
  abstract orders(
    input: Omit<ReceivedOrderFilter, 'search'> & {
      access: string | null;
      search: string | null;
      offset: number;
      limit: number;
    },
    signal?: CancelSignal,
  ): Promise<ReceivedOrderPage>;
}

/** Link to the order, and its payment page for cards. */
export type PlacedOrder = { number: string; token: string; paymentUrl: string | null };

/**
 * Validates the token and the address of a placed order before use.
 * @throws Failure `unavailable`
 */
export function usablePlacedOrder(placed: PlacedOrder): PlacedOrder {
  const token = textIn(placed, 'token');
  return { ...placed, token, paymentUrl: placed.paymentUrl && addressIn(placed, 'paymentUrl') };
}

export type BankAccountForm = { iban: string; holder: string };

export const EMPTY_BANK_ACCOUNT: BankAccountForm = { iban: '', holder: '' };

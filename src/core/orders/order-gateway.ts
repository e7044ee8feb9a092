import { addressIn, textIn } from '../shared/answer-checks.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { BankAccountForm } from './bank-account-form.ts';
import type { OrderStatus } from './order-status.ts';
import type { Order, OwnOrder, ReceivedOrder } from './order.ts';
import type { CancelledPieces } from './partial-cancellation.ts';
import type { PlaceOrderCommand } from './place-order-command.ts';
import type { UnsellablePieces } from './returned-pieces.ts';
import type { TrackingForm } from './tracking.ts';
import type { ReceivedOrderFilter, ReceivedOrderPage } from './received-order-search.ts';

/** A line of an order to be placed: what the buyer wants and the unit price that was shown (CART-06). */
export type OrderLine = { id: number; quantity: number; productNotes: string; expectedPrice: number };

type PiecesInput = { key: string; products: readonly CancelledPieces[] };
/** A vendor's order, by its id and the secret of the link in a mail; null for a signed-in vendor. */
type ReceivedOrderInput = { id: string; access: string | null };

/** Port to orders, for their buyers and vendors. */
export abstract class OrderGateway {
  /** Returns the orders of the signed-in buyer. */
  abstract ownOrders(
    input: { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<OwnOrder>>;
  /**
   * Places an order once for each key (CART-07).
   * `expectedDelivery` is the delivery total that was shown, in stotinki.
   * @throws Failure `order-changed` (`conflict`) when a price or the stock is not what the buyer saw (CART-06).
   */
  abstract placeOrder(
    input: PlaceOrderCommand & { products: readonly OrderLine[]; expectedDelivery: number; key: string },
  ): Promise<PlacedOrder>;

  /** @throws Failure `not-found` for an unknown token. */
  abstract followOrder(input: { token: string }, signal?: CancelSignal): Promise<Order>;

  /**
   * Confirms an order with the secret of the link in its mail.
   * @throws Failure `not-found`, `order-confirmation-over` (`conflict`), `order-goods-gone` (`conflict`)
   */
  abstract confirmOrder(input: { token: string; secret: string }): Promise<Order>;

  /**
   * Sends the mail that confirms the order once more.
   * @returns the order's token; a new one with another e-mail
   * @throws Failure `not-found`, `invalid`, `order-confirmation-over` (`conflict`), `too-many`
   */
  abstract sendConfirmationMail(input: { token: string; email: string }): Promise<{ token: string }>;

  /**
   * Withdraws from one vendor's order, or from some of its pieces, once for each key (CART-10).
   * `onlyUnsent` cancels before shipping: rejected when a parcel was sent in the meantime.
   * @throws Failure `withdrawal-not-possible` or `order-sent-meanwhile` (`conflict`), `invalid` for more pieces than
   *   there are
   */
  abstract withdrawOrder(input: {
    token: string;
    vendorOrderId: number;
    onlyUnsent: boolean;
    pieces?: PiecesInput | undefined;
  }): Promise<Order>;

  /** Cancels an unpaid order. @throws Failure `payment-not-due` (`conflict`) if it was paid in the meantime */
  abstract cancelUnpaidOrder(input: { token: string }): Promise<Order>;

  /** Stores the account for money that no card can take back. @throws Failure `invalid`, `bank-account-not-needed` (`conflict`) */
  abstract bankAccount(input: BankAccountForm & { token: string }): Promise<Order>;

  /** Returns the order after a check of its card payment with the provider. @throws Failure `not-found`, `unavailable` */
  abstract checkOrderPayment(input: { token: string }, signal?: CancelSignal): Promise<Order>;

  /**
   * Opens the card page again for an unpaid order.
   * @returns the page's address, which is untrusted: see `addressIn`
   * @throws Failure `payment-not-due`, `payment-in-progress` (`conflict`)
   */
  abstract payOrder(input: { token: string }): Promise<{ paymentUrl: string }>;

  /** Returns one vendor's order. */
  abstract receivedOrder(input: ReceivedOrderInput, signal?: CancelSignal): Promise<ReceivedOrder>;

  /**
   * Changes the status. `note` is written to the buyer; `tracking` of the parcel goes with `shipped`, `unsellable` for
   * damaged and missing pieces with `returned`.
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

  /** Takes back the last step. @throws Failure `undo-too-late` (`conflict`) */
  abstract undoStep(input: ReceivedOrderInput): Promise<ReceivedOrder>;

  /**
   * Removes pieces from an order that is not sent yet, once for each key.
   * @throws Failure `conflict` when it is too late, `invalid` for more than there are or for all of them
   */
  abstract cancelPieces(input: ReceivedOrderInput & PiecesInput & { note: string }): Promise<ReceivedOrder>;

  /**
   * Records that the pieces that the buyer withdrew from have come back.
   * @throws Failure `error-no-pieces-awaited` (`conflict`), `invalid` for more pieces than are awaited
   */
  abstract receivePieces(
    input: ReceivedOrderInput & { unsellable: readonly UnsellablePieces[]; note: string },
  ): Promise<ReceivedOrder>;

  /** Corrects the tracking number of a shipped parcel. @throws Failure `tracking-not-possible` (`conflict`), `invalid` */
  abstract correctTracking(input: ReceivedOrderInput & TrackingForm): Promise<ReceivedOrder>;

  /** Returns the vendor's orders, new ones first. @throws Failure `login-required` without a session or a secret link. */
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

/** Where the order can be followed, and where it is paid when by card. */
export type PlacedOrder = { number: string; token: string; paymentUrl: string | null };

/** Checks the token and the address of a placed order before the browser uses them. @throws Failure `unavailable` */
export function usablePlacedOrder(placed: PlacedOrder): PlacedOrder {
  const token = textIn(placed, 'token');
  return { ...placed, token, paymentUrl: placed.paymentUrl && addressIn(placed, 'paymentUrl') };
}

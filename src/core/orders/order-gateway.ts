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

/** Where orders are placed and followed. */
export abstract class OrderGateway {
  /** The orders that the signed-in person placed. */
  abstract own(page: { offset: number; limit: number }, signal?: CancelSignal): Promise<Page<OwnOrder>>;
  /**
   * Places an order once, however often it is sent with the same key (CART-07).
   * `expectedDelivery` is the delivery total that was shown, in stotinki.
   * @throws Failure `order-changed` (`conflict`) when a price or the stock is not what the buyer saw (CART-06).
   */
  abstract place(
    command: PlaceOrderCommand,
    lines: readonly OrderLine[],
    expectedDelivery: number,
    key: string,
  ): Promise<PlacedOrder>;

  /** @throws Failure `not-found` for an unknown token. */
  abstract follow(token: string, signal?: CancelSignal): Promise<Order>;

  /**
   * Confirms an order with the secret of the link in its mail.
   * @throws Failure `not-found`, `order-confirmation-over` (`conflict`), `order-goods-gone` (`conflict`)
   */
  abstract confirm(token: string, secret: string): Promise<Order>;

  /**
   * Sends the mail that confirms the order once more.
   * @returns the order's token; a new one with another e-mail
   * @throws Failure `not-found`, `invalid`, `order-confirmation-over` (`conflict`), `too-many`
   */
  abstract sendConfirmationMail(token: string, email: string): Promise<{ token: string }>;

  /**
   * Withdraws from one vendor's part, or from some of its pieces, once for each key (CART-10).
   * @param onlyUnsent cancels before shipping: refused when a parcel was sent meanwhile
   * @throws Failure `withdrawal-not-possible` or `order-sent-meanwhile` (`conflict`), `invalid` for more pieces than
   *   there are
   */
  abstract withdraw(
    token: string,
    vendorOrderId: number,
    pieces: { key: string; products: readonly CancelledPieces[] } | null,
    onlyUnsent: boolean,
  ): Promise<Order>;

  /** Ends an order that nobody has paid. @throws Failure `payment-not-due` (`conflict`) for one that was paid meanwhile */
  abstract cancelUnpaid(token: string): Promise<Order>;

  /** Where money goes that no card can take back. @throws Failure `invalid`, `bank-account-not-needed` (`conflict`) */
  abstract nameBankAccount(token: string, account: BankAccountForm): Promise<Order>;

  /** The order, after the provider was asked what became of its card payment. @throws Failure `not-found`, `unavailable` */
  abstract checkPayment(token: string, signal?: CancelSignal): Promise<Order>;

  /** Opens the card page again for an unpaid order. @throws Failure `payment-not-due`, `payment-in-progress` (`conflict`). */
  abstract pay(token: string): Promise<{ paymentUrl: string }>;

  /** One vendor's order, by the secret link that the vendor got by e-mail. */
  abstract received(id: string, access: string | null, signal?: CancelSignal): Promise<ReceivedOrder>;

  /**
   * @param note what the buyer is written with the step; may be empty
   * @param tracking of the parcel, with `shipped`
   * @param unsellable damaged and missing pieces, with `returned`
   * @throws Failure `status-not-possible` (`conflict`), `invalid` for a parcel's number that is none
   */
  abstract changeStatus(
    id: string,
    access: string | null,
    status: OrderStatus,
    note: string,
    tracking: TrackingForm | null,
    unsellable?: readonly UnsellablePieces[],
  ): Promise<ReceivedOrder>;

  /** Takes back the last step. @throws Failure `undo-too-late` (`conflict`) */
  abstract undoStep(id: string, access: string | null): Promise<ReceivedOrder>;

  /**
   * Takes pieces off an order that is not sent yet, once for each key.
   * @throws Failure `conflict` when it is too late, `invalid` for more than there are or for all of them
   */
  abstract cancelPieces(
    id: string,
    access: string | null,
    cancellation: { key: string; products: readonly CancelledPieces[]; note: string },
  ): Promise<ReceivedOrder>;

  /**
   * The pieces that the buyer withdrew from have come back.
   * @throws Failure `error-no-pieces-awaited` (`conflict`), `invalid` for more pieces than are awaited
   */
  abstract receivePieces(
    id: string,
    access: string | null,
    returned: { unsellable: readonly UnsellablePieces[]; note: string },
  ): Promise<ReceivedOrder>;

  /** Corrects the tracking number of a shipped parcel. @throws Failure `tracking-not-possible` (`conflict`), `invalid` */
  abstract correctTracking(id: string, access: string | null, tracking: TrackingForm): Promise<ReceivedOrder>;

  /** The vendor's orders, new ones first. @throws Failure `login-required` without a session or a secret link. */
  abstract list(
    access: string | null,
    wanted: ReceivedOrderFilter & { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<ReceivedOrderPage>;
}

/** Where the order can be followed, and where it is paid when by card. */
export type PlacedOrder = { number: string; token: string; paymentUrl: string | null };

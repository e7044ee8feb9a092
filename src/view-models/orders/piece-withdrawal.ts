import { makeAutoObservable, observableRef } from 'mobx';
import type { VendorOrder } from '../../core/orders/order.ts';
import { chosenPieces } from '../../core/orders/partial-cancellation.ts';
import type { CancelledPieces } from '../../core/orders/partial-cancellation.ts';
import { isCancellation, withdrawalSum } from '../../core/orders/withdrawal.ts';
import type { WithdrawalSum } from '../../core/orders/withdrawal.ts';
import { Failure } from '../../core/shared/failure.ts';
import { unobserved } from '../site/unobserved.ts';

/** Choice of returned pieces of a vendor order; initially all (CART-10). */
export class PieceWithdrawal {
  pieces: Readonly<Record<number, number>>;

  constructor(
    readonly vendorOrder: VendorOrder,
    readonly key: string,
    /** An unconfirmed order can only be cancelled as a whole. */
    readonly isWhole = false,
  ) {
    this.pieces = Object.fromEntries(
      vendorOrder.products.map(({ productId, ...left }) => [productId, leftOf(left)]),
    );
    makeAutoObservable(this, { ...unobserved('vendorOrder', 'key', 'isWhole'), pieces: observableRef });
  }

  /** True if the products were not sent, so that the buyer returns nothing. */
  get isCancellation(): boolean {
    return isCancellation(this.vendorOrder.status);
  }

  /** Products that can be returned, with their quantities. */
  get choices(): { productId: number; title: string; most: number }[] {
    return this.vendorOrder.products
      .map(({ productId, title, ...left }) => ({ productId, title, most: leftOf(left) }))
      .filter(({ most }) => most > 0);
  }

  take(productId: number, quantity: number): void {
    this.pieces = { ...this.pieces, [productId]: quantity };
  }

  get chosen(): CancelledPieces[] {
    return chosenPieces(this.pieces);
  }

  /** Refund; null without pieces. */
  get sum(): WithdrawalSum | null {
    try {
      return withdrawalSum(this.chosen, this.vendorOrder);
    } catch (error) {
      if (error instanceof Failure) return null;
      throw error;
    }
  }
}

function leftOf({ quantity, withdrawn }: { quantity: number; withdrawn: number }): number {
  return quantity - withdrawn;
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { VendorOrder } from '../../core/orders/order.ts';
import { chosenPieces } from '../../core/orders/partial-cancellation.ts';
import type { CancelledPieces } from '../../core/orders/partial-cancellation.ts';
import { isCancellation, withdrawalSum } from '../../core/orders/withdrawal.ts';
import type { WithdrawalSum } from '../../core/orders/withdrawal.ts';
import { Failure } from '../../core/shared/failure.ts';

/** Which pieces of a part the buyer withdraws from, chosen before it is confirmed; all of them at first (CART-10). */
export class PieceWithdrawal {
  /** Pieces by product. */
  pieces: Readonly<Record<number, number>>;

  constructor(
    readonly part: VendorOrder,
    readonly key: string,
    /** An order that is not confirmed yet holds no goods of which some could be taken off. */
    readonly isWhole = false,
  ) {
    this.pieces = Object.fromEntries(
      part.products.map(({ productId, ...left }) => [productId, leftOf(left)]),
    );
    makeAutoObservable(this, { part: false, key: false, isWhole: false, pieces: observableRef });
  }

  /** The vendor has not sent the goods, so the buyer cancels and sends nothing back. */
  get isCancellation(): boolean {
    return isCancellation(this.part.status);
  }

  /** Products of which there are pieces to withdraw from, with how many. */
  get choices(): { productId: number; title: string; most: number }[] {
    return this.part.products
      .map(({ productId, title, ...left }) => ({ productId, title, most: leftOf(left) }))
      .filter(({ most }) => most > 0);
  }

  take(productId: number, quantity: number): void {
    this.pieces = { ...this.pieces, [productId]: quantity };
  }

  get chosen(): CancelledPieces[] {
    return chosenPieces(this.pieces);
  }

  /** What is given back; null while no piece is chosen. */
  get sum(): WithdrawalSum | null {
    try {
      return withdrawalSum(this.chosen, this.part);
    } catch (error) {
      if (error instanceof Failure) return null;
      throw error;
    }
  }
}

function leftOf({ quantity, withdrawn }: { quantity: number; withdrawn: number }): number {
  return quantity - withdrawn;
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { OrderedProduct } from '../../core/orders/order.ts';
import { priceOfRemoved } from '../../core/orders/coupon.ts';
import { amountOf, chosenPieces } from '../../core/orders/partial-cancellation.ts';
import type { CancelledPieces } from '../../core/orders/partial-cancellation.ts';
import { Failure } from '../../core/shared/failure.ts';
import { Form } from '../site/form.ts';
import { unobserved } from '../site/unobserved.ts';

type Cancellation = { key: string; products: readonly CancelledPieces[]; note: string };

/** Choice of pieces that cannot be sent. */
export class PieceCancellation {
  readonly form: Form<{ note: string }>;
  pieces: Readonly<Record<number, number>> = {};

  constructor(
    readonly products: readonly OrderedProduct[],
    private readonly key: string,
    private readonly send: (cancellation: Cancellation) => Promise<void>,
  ) {
    this.form = new Form(
      { note: '' },
      {
        check: () => this.errors,
        submit: ({ note }) => this.send({ key: this.key, products: this.chosen, note }),
      },
    );
    makeAutoObservable(this, { ...unobserved('form', 'products', 'key', 'send'), pieces: observableRef });
  }

  take(productId: number, quantity: number): void {
    this.pieces = { ...this.pieces, [productId]: quantity };
  }

  get chosen(): CancelledPieces[] {
    return chosenPieces(this.pieces);
  }

  /** Price in stotinki. */
  get amount(): number {
    return this.products.reduce(
      (sum, product) => sum + priceOfRemoved(product, this.pieces[product.productId] ?? 0),
      0,
    );
  }

  private get errors(): Record<string, string> {
    if (this.chosen.length === 0) return { pieces: 'error-no-pieces' };
    try {
      amountOf(this.chosen, this.products);
      return {};
    } catch (error) {
      if (error instanceof Failure) return { pieces: error.messageKey };
      throw error;
    }
  }
}

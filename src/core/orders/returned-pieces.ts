import { Failure } from '../shared/failure.ts';

/** Conditions of a returned piece; only sellable ones return to stock. */
export const PIECE_CONDITIONS = ['sellable', 'damaged', 'missing'] as const;
export type PieceCondition = (typeof PIECE_CONDITIONS)[number];

export type ReturnedPieces = { productId: number } & Record<PieceCondition, number>;

/** Returned pieces that cannot be sold again. */
export type UnsellablePieces = Omit<ReturnedPieces, 'sellable'>;

type Product = { productId: number; quantity: number; withdrawn: number };

/** Pieces expected back: all of a parcel, or the withdrawn ones. */
export function piecesToReturn(
  products: readonly Product[],
  isWhole: boolean,
): { productId: number; quantity: number }[] {
  return products
    .map(({ productId, quantity, withdrawn }) => ({ productId, quantity: isWhole ? quantity : withdrawn }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Splits the expected pieces by their condition.
 * @throws Failure `error-pieces-not-ordered` (`invalid`) for other products or more pieces than expected
 */
export function sortReturned(
  expected: readonly { productId: number; quantity: number }[],
  unsellable: readonly UnsellablePieces[],
): ReturnedPieces[] {
  const isKnown = ({ productId }: UnsellablePieces) => expected.some((one) => one.productId === productId);
  const products = new Set(unsellable.map(({ productId }) => productId));
  if (products.size < unsellable.length || !unsellable.every(isKnown)) {
    throw new Failure('error-pieces-not-ordered', {}, 'invalid');
  }
  return expected.map(({ productId, quantity }) => {
    const { damaged = 0, missing = 0 } = unsellable.find((one) => one.productId === productId) ?? {};
    const sellable = quantity - damaged - missing;
    if (sellable < 0) throw new Failure('error-pieces-not-ordered', {}, 'invalid');
    return { productId, sellable, damaged, missing };
  });
}

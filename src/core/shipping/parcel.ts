/** Size of a piece: lengths in mm, weight in g. */
export type PieceSize = { width: number; height: number; depth: number; weight: number };

/** Pieces of a product; null for an unknown length or weight. */
export type ParcelPieces = { [Side in keyof PieceSize]: number | null } & { quantity: number };

/** Size of a piece of a category without a usual size. */
export const DEFAULT_PIECE: PieceSize = { width: 400, height: 300, depth: 300, weight: 5_000 };

/**
 * A vendor's parcel: weight in g, volume in mm³. `sides` are the longest, the middle and the shortest side in
 * mm that it needs at least. `isEstimated` is true if a product has no size of its own.
 */
export type Parcel = {
  weight: number;
  volume: number;
  sides: [number, number, number];
  isEstimated: boolean;
};

/** Limits of a courier for a place: weight in g, sides in mm from the longest to the shortest. */
export type ParcelLimits = { weight: number; sides: [number, number, number] };

/**
 * Estimates the parcel of products that are packed together (SHIP-02).
 * @param usual size of the category for products without one
 */
export function parcelOf(products: readonly (ParcelPieces & { usual: PieceSize | null })[]): Parcel {
  const sides: [number, number, number] = [0, 0, 0];
  let weight = 0;
  let volume = 0;
  let isEstimated = false;
  for (const { quantity, usual, ...own } of products) {
    const size = sizeOf(own, usual ?? DEFAULT_PIECE);
    isEstimated ||= size.isEstimated;
    const [long, middle, short] = sortedSides(size);
    sides[0] = Math.max(sides[0], long);
    sides[1] = Math.max(sides[1], middle);
    sides[2] = Math.max(sides[2], short);
    weight += size.weight * quantity;
    volume += long * middle * short * quantity;
  }
  return { weight, volume, sides, isEstimated };
}

/** Message key of the reason why a place does not accept a parcel; null if it does (SHIP-02). */
export function parcelProblem(parcel: Parcel, limits: ParcelLimits): ParcelProblem | null {
  if (parcel.weight > limits.weight) return 'delivery-too-heavy';
  if (parcel.sides[0] > limits.sides[0]) return 'delivery-too-long';
  const isTooWide = parcel.sides.some((side, index) => side > (limits.sides[index] ?? 0));
  const [long, middle, short] = limits.sides;
  return isTooWide || parcel.volume > long * middle * short ? 'delivery-too-big' : null;
}

export type ParcelProblem = 'delivery-too-heavy' | 'delivery-too-long' | 'delivery-too-big';

/** A single missing length is the usual one; without any length the usual size is used. */
function sizeOf(
  { width, height, depth, weight }: Omit<ParcelPieces, 'quantity'>,
  usual: PieceSize,
): PieceSize & { isEstimated: boolean } {
  const isEstimated = [width, height, depth, weight].includes(null);
  return {
    width: width ?? usual.width,
    height: height ?? usual.height,
    depth: depth ?? usual.depth,
    weight: weight ?? usual.weight,
    isEstimated,
  };
}

function sortedSides({ width, height, depth }: PieceSize): [number, number, number] {
  const [long = 0, middle = 0, short = 0] = [width, height, depth].toSorted((one, other) => other - one);
  return [long, middle, short];
}

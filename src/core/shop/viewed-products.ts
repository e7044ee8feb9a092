/** Products that a browser remembers as opened. */
export const MAX_VIEWED = 9;

/** Port to the products that this browser opened, latest first. */
export abstract class ViewedProducts {
  abstract read(): number[];
  /** Storage errors are ignored. */
  abstract write(ids: readonly number[]): void;
}

/** Puts a product first, once, and drops the oldest beyond the limit. */
export function withViewed(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MAX_VIEWED);
}

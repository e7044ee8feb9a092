export const MAX_VIEWED = 9;

/** Port to the recently viewed products of this browser, the latest first. */
export abstract class ViewedProducts {
  abstract read(): number[];
  /** Storage errors are ignored. */
  abstract write(ids: readonly number[]): void;
}

/** Moves a product to the front and removes the oldest ones above the limit. */
export function withViewed(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MAX_VIEWED);
}

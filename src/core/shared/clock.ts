/** Port to the time; tests use a fake clock. */
export abstract class Clock {
  abstract now(): Date;
  /**
   * Runs the action after the given milliseconds.
   * @returns a function that cancels it
   */
  abstract after(milliseconds: number, action: () => void): () => void;
}

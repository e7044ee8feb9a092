/** Time, as a port: tests hold it still. */
export abstract class Clock {
  abstract now(): Date;
  /** Runs the action after the given milliseconds; the answer cancels it. */
  abstract after(milliseconds: number, action: () => void): () => void;
}

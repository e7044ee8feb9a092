/** Port to the random key of this browser, so that a favorite counts once. The first favorite creates it. */
export abstract class BrowserKey {
  abstract read(): string;
}

/** The random key of this browser, by which a favorite counts once; it is made with the first favorite. */
export abstract class BrowserKey {
  abstract read(): string;
}

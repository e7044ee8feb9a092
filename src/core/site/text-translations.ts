/** Text to translate: title and description of a listing; title, home and people of an offer. */
export type WrittenText = { kind: 'property' | 'offer'; id: number };

/** Port to the translation of user texts into the page's language. */
export abstract class TextTranslations {
  /**
   * @returns the texts in order
   * @throws Failure
   */
  abstract translate(text: WrittenText): Promise<string[]>;
}

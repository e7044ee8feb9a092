/** Text to translate: title and description of a listing; title, home and people of an offer. */
export type WrittenText = { kind: 'property' | 'offer'; id: number };

/** Port to the translation of user texts into the page's language. */
export abstract class TextTranslations {
  /** Returns the texts in their order. @throws Failure */
  abstract translateText(input: WrittenText): Promise<{ texts: string[] }>;
}

/** What people wrote: of a listing the title and description; of an offer the title, the home and the people. */
export type WrittenText = { kind: 'property' | 'offer'; id: number };

/** Has what people wrote translated into the language of the page. */
export abstract class TextTranslations {
  /** Returns the texts in their order. @throws Failure */
  abstract translateText(input: WrittenText): Promise<{ texts: string[] }>;
}

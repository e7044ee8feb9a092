/** The input is sent as JSON and declared to be data. */
export type Question = { instructions: string; data: unknown; maxTokens: number; withinMs: number };

/** The model gave no usable answer. */
export class NoAnswer extends Error {}

/** Port to a language model. */
export abstract class LanguageModel {
  /**
   * Returns the answer, which may be anything.
   * @throws NoAnswer or an error of the connection
   */
  abstract answer(question: Question): Promise<unknown>;
}

/** Reason for the log. Messages of other errors may quote people's texts. */
export function reasonOf(error: unknown): string {
  if (error instanceof NoAnswer) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  const { code } = (error.cause ?? {}) as { code?: string };
  return code ? `${error.name} ${code}` : error.name;
}

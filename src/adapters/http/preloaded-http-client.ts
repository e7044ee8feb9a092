import { HttpClient, urlOf } from './http-client.ts';
import type { AnyCall } from './http-client.ts';
import { failureOf } from './refusal.ts';

/** An answer that the server used while rendering, sent along with the page. */
export type KnownAnswer = { status: number; body: unknown };
export type KnownAnswers = Record<string, KnownAnswer>;

/** Serves the answers that came with the page, each once, before anything is asked of the network. */
export class PreloadedHttpClient extends HttpClient {
  private readonly answers: Map<string, KnownAnswer>;

  constructor(
    private readonly network: HttpClient,
    answers: KnownAnswers,
    /** Told of a 401 or 403 among them (AUTH-15). */
    private readonly refused: () => void,
  ) {
    super();
    this.answers = new Map(Object.entries(answers));
  }

  async send(call: AnyCall): Promise<unknown> {
    const key = answerKey(call);
    const known = this.answers.get(key);
    if (!known) return this.network.send(call);
    this.answers.delete(key);
    if (known.status < 400) return known.body;
    const failure = failureOf(known.status, known.body);
    if (failure.isAccessRefusal) this.refused();
    throw failure;
  }
}

/** What makes two calls the same question. */
export function answerKey(call: AnyCall): string {
  return [call.method, urlOf(call), call.body === undefined ? '' : JSON.stringify(call.body)]
    .join(' ')
    .trim();
}

import { Failure } from '../../core/shared/failure.ts';
import { HttpClient, urlOf } from './http-client.ts';
import type { AnyCall } from './http-client.ts';
import { failureOf } from './refusal.ts';

/** A response that the server used during rendering and embedded in the page. */
export type KnownAnswer = { readonly status: number; readonly body: unknown };
export type KnownAnswers = Record<string, KnownAnswer>;

/** Serves the responses embedded in a page, each once, before it uses the network. */
export class PreloadedHttpClient extends HttpClient {
  private readonly answers: Map<string, KnownAnswer>;

  /**
   * @param refused called for a 401 or 403 among the answers (AUTH-15)
   * @param session returns the mark of the browser's session
   * @param answersOf mark of the session that the answers were prepared for
   */
  constructor(
    private readonly network: HttpClient,
    answers: KnownAnswers,
    private readonly refused: () => void,
    private readonly session: () => string = () => '',
    private answersOf = '',
  ) {
    super();
    this.answers = new Map(Object.entries(answers));
  }

  /**
   * Loads all responses for an address's page in one request. Missing ones are requested when the page needs
   * them.
   * @returns `forget`, to call when the page has its data
   */
  async prepare(address: string): Promise<() => void> {
    const session = this.session();
    try {
      const call = { method: 'GET', path: `/answers${address}`, byItself: true } as const;
      const answers = Object.entries((await this.network.send(call)) as KnownAnswers);
      if (session !== this.session()) return () => {};
      this.forgetOtherSession();
      for (const [key, answer] of answers) this.answers.set(key, answer);
      return () => {
        for (const [key, answer] of answers) if (this.answers.get(key) === answer) this.answers.delete(key);
      };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return () => {};
    }
  }

  async send(call: AnyCall): Promise<unknown> {
    this.forgetOtherSession();
    const key = answerKey(call);
    const known = this.answers.get(key);
    if (!known) return this.network.send(call);
    this.answers.delete(key);
    if (known.status < 400) return known.body;
    const failure = failureOf(known.status, known.body);
    if (failure.isAccessRefusal) this.refused();
    throw failure;
  }

  private forgetOtherSession(): void {
    const session = this.session();
    if (session !== this.answersOf) this.answers.clear();
    this.answersOf = session;
  }
}

/** Key that is equal for equal calls. */
export function answerKey(call: AnyCall): string {
  return [call.method, urlOf(call), call.body === undefined ? '' : JSON.stringify(call.body)]
    .join(' ')
    .trim();
}

import { Failure } from '../../core/shared/failure.ts';
import { answerKey } from '../http/preloaded-http-client.ts';
import type { KnownAnswer, KnownAnswers } from '../http/preloaded-http-client.ts';
import { HttpClient, urlOf } from '../http/http-client.ts';
import type { AnyCall } from '../http/http-client.ts';
import { failureOf } from '../http/refusal.ts';

/** Calls the API in the same process for the visitor of the rendered page. */
export type AskInProcess = (question: Question) => Promise<KnownAnswer>;

export type Question = AnyCall & { url: string; body: unknown };

/** HTTP client of the server's rendering; it records the responses for the browser. */
export class InProcessHttpClient extends HttpClient {
  readonly answers: KnownAnswers = {};
  private readonly sent: Promise<unknown>[] = [];

  constructor(
    private readonly ask: AskInProcess,
    /** Called on 401 or 403, to show the same page as the browser (AUTH-15). */
    private readonly refused: () => void,
  ) {
    super();
  }

  /** Resolves when all requests have responses; after an error the caller did not wait for the others. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.sent);
  }

  send(call: AnyCall): Promise<unknown> {
    const sent = this.answerTo(call);
    this.sent.push(sent);
    return sent;
  }

  private async answerTo(call: AnyCall): Promise<unknown> {
    const answer = await this.ask({ ...call, url: urlOf(call), body: call.body }).catch(() => {
      throw new Failure('error-please-try-again-later', {}, 'unavailable');
    });
    // Server errors are not recorded, so that the browser repeats the request.
    if (answer.status < 500) this.answers[answerKey(call)] = answer;
    if (answer.status < 400) return answer.body;
    const failure = failureOf(answer.status, answer.body);
    if (failure.isAccessRefusal) this.refused();
    throw failure;
  }
}

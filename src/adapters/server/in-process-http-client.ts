import { Failure } from '../../core/shared/failure.ts';
import { answerKey } from '../http/preloaded-http-client.ts';
import type { KnownAnswer, KnownAnswers } from '../http/preloaded-http-client.ts';
import { HttpClient, urlOf } from '../http/http-client.ts';
import type { AnyCall } from '../http/http-client.ts';
import { failureOf } from '../http/refusal.ts';

/** Asks the API in the same process, as the visitor whose page is rendered. */
export type AskInProcess = (question: Question) => Promise<KnownAnswer>;

/** A call, with its address. */
export type Question = AnyCall & { url: string; body: unknown };

/** The way to the API while the server renders; it remembers the answers for the browser. */
export class InProcessHttpClient extends HttpClient {
  readonly answers: KnownAnswers = {};
  private readonly sent: Promise<unknown>[] = [];

  constructor(
    private readonly ask: AskInProcess,
    /** Told of a 401 or 403, as the browser will be: both show the same page (AUTH-15). */
    private readonly refused: () => void,
  ) {
    super();
  }

  /** Resolves once all that was asked is answered: where one answer is a refusal, nobody waited for the others. */
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
    // A passing fault is no answer: the browser asks anew.
    if (answer.status < 500) this.answers[answerKey(call)] = answer;
    if (answer.status < 400) return answer.body;
    const failure = failureOf(answer.status, answer.body);
    if (failure.isAccessRefusal) this.refused();
    throw failure;
  }
}

import { isReplaced } from '../../core/accounts/sign-in.ts';
import { Cancelled, Failure } from '../../core/shared/failure.ts';
import type { FailureKind } from '../../core/shared/failure.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { HttpClient, urlOf } from './http-client.ts';
import type { AnyCall } from './http-client.ts';
import { failureOf } from './refusal.ts';

const TIMEOUT_MILLISECONDS = 15_000;
/** Photos upload slowly on mobile networks. */
const UPLOAD_TIMEOUT_MILLISECONDS = 300_000;
const MAX_TRIES = 3;
const PAUSE_MILLISECONDS = 300;

type Answer = { status: number; data: unknown };

/** Kinds of temporary errors. */
const PASSING: readonly FailureKind[] = ['unreachable', 'unavailable'];

/** State of the page that the client needs. */
export type ClientContext = {
  /** Language of the responses (LANG-06). */
  language(): string;
  /** Called on any 401 or 403; `guarded` as in the operation (AUTH-15). */
  refused(guarded: boolean): void;
  /** Mark of the current session; empty for a visitor. */
  session(): string;
  /** False if the browser reports no connection. */
  isOnline(): boolean;
};

/**
 * Calls the API from the browser. axios loads with the first call caused by the visitor; automatic calls of a
 * rendered page use fetch.
 */
export class AxiosHttpClient extends HttpClient {
  constructor(
    private readonly page: ClientContext,
    private readonly clock: Clock,
    private readonly timeout = TIMEOUT_MILLISECONDS,
  ) {
    super();
  }

  async send(call: AnyCall): Promise<unknown> {
    const tries = !call.byItself && (call.method === 'GET' || call.idempotent) ? MAX_TRIES : 1;
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.try(call);
      } catch (error) {
        if (!(error instanceof Failure) || !PASSING.includes(error.kind) || tried >= tries) throw error;
        await new Promise<void>((resume) => this.clock.after(PAUSE_MILLISECONDS * 2 ** tried, resume));
      }
    }
  }

  private async try(call: AnyCall): Promise<unknown> {
    const session = this.page.session();
    const { status, data } = await (call.byItself ? this.fetched(call) : this.requested(call));
    if (status >= 200 && status < 300) return data;
    const failure = failureOf(status, data);
    // The error belongs to a previous session; the new one has not sent a request yet.
    if (failure.isAccessRefusal && isReplaced(session, this.page.session())) return this.try(call);
    if (failure.isAccessRefusal) this.page.refused(call.guarded ?? false);
    throw failure;
  }

  private async fetched(call: AnyCall): Promise<Answer> {
    const late = new AbortController();
    const answered = this.clock.after(this.timeout, () => late.abort());
    try {
      const answer = await fetch(urlOf(call), {
        method: call.method,
        headers: {
          'X-Accept-Language': this.page.language(),
          ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
        keepalive: true,
        signal: late.signal,
      });
      const text = await answer.text();
      return { status: answer.status, data: text === '' ? null : JSON.parse(text) };
    } catch {
      throw this.unreachable();
    } finally {
      answered();
    }
  }

  private async requested(call: AnyCall): Promise<Answer> {
    const { default: axios } = await import('axios').catch(() => {
      throw this.unreachable();
    });
    if (call.signal?.aborted) throw new Cancelled();
    return axios
      .request<unknown>({
        method: call.method,
        url: urlOf(call),
        data: call.file ? formOf(call.file) : call.body,
        withCredentials: true,
        timeout: call.file ? UPLOAD_TIMEOUT_MILLISECONDS : this.timeout,
        ...(call.progress && {
          onUploadProgress: ({ progress = 0 }: { progress?: number }) => call.progress?.(progress),
        }),
        headers: {
          'X-Accept-Language': this.page.language(),
          ...(call.captcha !== undefined && { 'X-Captcha': call.captcha }),
        },
        signal: call.signal as AbortSignal,
        validateStatus: () => true,
      })
      .then(({ status, data, headers }) => {
        // HTML is from a proxy or from a network's login page, not from our server.
        if (status < 300 && /html/.test(String(headers['content-type']))) throw new Error('a page');
        return { status, data };
      })
      .catch((error: unknown) => {
        if (axios.isCancel(error)) throw new Cancelled();
        throw this.unreachable();
      });
  }

  /** Error without a response; it distinguishes a missing connection from an unavailable server. */
  private unreachable(): Failure {
    const key = this.page.isOnline() ? 'error-please-try-again-later' : 'error-no-connection';
    return new Failure(key, {}, 'unreachable');
  }
}

function formOf(file: unknown): FormData {
  const form = new FormData();
  form.append('file', file as Blob);
  return form;
}

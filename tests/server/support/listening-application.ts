import { AsyncLocalStorage } from 'node:async_hooks';
import axios from 'axios';
import { AxiosHttpClient } from '../../../src/adapters/http/axios-http-client.ts';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import { Clock } from '../../../src/core/shared/clock.ts';
import { startTestApplication } from './test-application.ts';
import type { TestApplication } from './test-application.ts';

/** Does not wait between retries. */
class HurriedClock extends Clock {
  now(): Date {
    return new Date();
  }

  after(_milliseconds: number, action: () => void): () => void {
    const timer = setTimeout(action);
    return () => clearTimeout(timer);
  }
}

/** Node stores no cookies: each call has those of its browser. */
const calling = new AsyncLocalStorage<TestBrowser>();
axios.interceptors.request.use((request) => {
  const browser = calling.getStore();
  if (!browser) return request;
  request.baseURL = browser.origin;
  request.headers.set({ ...browser.headers, cookie: browser.cookies });
  return request;
});
axios.interceptors.response.use((answer) => {
  calling.getStore()?.keep(answer.headers['set-cookie'] ?? []);
  return answer;
});

/** A separate browser that calls the listening server like the product. */
export class TestBrowser extends AxiosHttpClient {
  private readonly jar = new Map<string, string>();

  constructor(
    readonly origin: string,
    cookies = '',
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(
      { language: () => 'bg', session: () => '', refused: () => {}, isOnline: () => true },
      new HurriedClock(),
    );
    this.keep(cookies === '' ? [] : cookies.split('; '));
  }

  get cookies(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** @param cookies `name=value`, with or without attributes */
  keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      this.jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  /** Sends everything by axios, which adds the origin and the cookies. */
  override send(call: AnyCall): Promise<unknown> {
    return calling.run(this, () => super.send({ ...call, byItself: false }));
  }
}

export type ListeningApplication = TestApplication & {
  /** Returns a browser of a visitor or of the person with that session; `headers` are added to each call. */
  browser(person?: { headers: { cookie: string } } | null, headers?: Record<string, string>): TestBrowser;
};

/** Starts the whole server with a separate database, listening, for adapters that call it. */
export async function startListeningApplication(
  ...options: Parameters<typeof startTestApplication>
): Promise<ListeningApplication> {
  const app = await startTestApplication(...options);
  const origin = await app.server.listen({ host: '127.0.0.1', port: 0 });
  return { ...app, browser: (person, headers) => new TestBrowser(origin, person?.headers.cookie, headers) };
}

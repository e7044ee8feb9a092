import { Failure } from '../../core/shared/failure.ts';
import { HttpClient } from './http-client.ts';
import type { AnyCall } from './http-client.ts';

/** Repeats a call with a solved captcha if the server requires one, invisibly for the caller. */
export class ProvingHttpClient extends HttpClient {
  constructor(private readonly network: HttpClient) {
    super();
  }

  async send(call: AnyCall): Promise<unknown> {
    try {
      return await this.network.send(call);
    } catch (error) {
      if (!(error instanceof Failure) || error.messageKey !== 'captcha-required') throw error;
      // The code loads on demand, because captchas are rare.
      const { HttpCaptcha } = await import('./site/http-captcha.ts').catch(() => {
        throw new Failure('error-please-try-again-later', {}, 'unreachable');
      });
      const captcha = await new HttpCaptcha(this.network).solve('attempt');
      return this.network.send({ ...call, captcha });
    }
  }
}

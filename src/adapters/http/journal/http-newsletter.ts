import * as calls from '../../../../api/calls/newsletter/newsletter.ts';
import { Newsletter } from '../../../core/newsletter/newsletter.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpNewsletter extends Newsletter {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async subscribe(email: string, captcha: string): Promise<void> {
    await this.http.call(calls.subscribe, { body: { email, captcha } });
  }

  async confirm(token: string): Promise<void> {
    await this.http.call(calls.confirmSubscription, { body: { token } });
  }

  async unsubscribe(token: string): Promise<void> {
    await this.http.call(calls.unsubscribe, { body: { token } });
  }
}

import type * as contract from '../../../api/newsletter.ts';
import { Newsletter } from '../../core/journal/newsletter.ts';
import type { HttpClient } from './http-client.ts';

export class HttpNewsletter extends Newsletter {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async subscribe(email: string, captcha: string): Promise<void> {
    await this.http.call<typeof contract.subscribe>({
      method: 'POST',
      path: '/api/newsletter/subscribe',
      guarded: false,
      body: { email, captcha },
    });
  }

  async confirm(token: string): Promise<void> {
    await this.http.call<typeof contract.confirmSubscription>({
      method: 'POST',
      path: '/api/newsletter/confirm',
      guarded: false,
      repeatable: true,
      body: { token },
    });
  }

  async unsubscribe(token: string): Promise<void> {
    await this.http.call<typeof contract.unsubscribe>({
      method: 'POST',
      path: '/api/newsletter/unsubscribe',
      guarded: false,
      repeatable: true,
      body: { token },
    });
  }
}

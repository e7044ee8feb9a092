import { fetchOutside } from '../tracing/spans.ts';
import type { SmsProvider } from './sms-settings.ts';
import { SmsSender } from './sms.ts';
import type { Sms } from './sms.ts';

const WITHIN_MS = 10_000;

/**
 * Posts `{ from, to, text }` as JSON with the key as bearer token; any success status accepts the message.
 */
export class HttpSms extends SmsSender {
  constructor(private readonly settings: SmsProvider) {
    super();
  }

  override async send({ phone, text }: Sms): Promise<void> {
    const { url, key, from } = this.settings;
    const answer = await fetchOutside('sms', url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ from, to: phone.replace(/^0/, '+359'), text }),
    });
    await answer.body?.cancel();
    // The answer may quote the message.
    if (!answer.ok) throw new Error(`The provider of short messages answered ${answer.status}.`);
  }
}

import type { Kysely } from 'kysely';
import type { PlatformTables } from '../tables.ts';
import type { SmsSettings, SmsProvider } from './sms.ts';
import type { Sms } from './sms.ts';
import { fetchExternal } from '../tracing/spans.ts';
import { SmsSender } from './sms.ts';
import { json } from '../database/database.ts';
import { escapeHtml } from '../escape-html.ts';

/** Stores messages in the developer's outbox instead of sending them. */
export class OutboxSms extends SmsSender {
  constructor(private readonly db: Kysely<PlatformTables>) {
    super();
  }

  override async send({ phone, text, language }: Sms): Promise<void> {
    await this.db
      .insertInto('mail')
      .values({
        recipient: phone,
        language,
        subject: 'SMS',
        text,
        html: `<p>${escapeHtml(text)}</p>`,
        attachments: json([]),
        headers: json({}),
        unique_key: null,
      })
      .execute();
  }
}

const WITHIN_MS = 10_000;

/** Posts `{ from, to, text }` as JSON with the key as bearer token; any 2xx status counts as accepted. */
export class HttpSms extends SmsSender {
  constructor(private readonly settings: SmsProvider) {
    super();
  }

  override async send({ phone, text }: Sms): Promise<void> {
    const { url, key, from } = this.settings;
    const answer = await fetchExternal('sms', url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ from, to: phone.replace(/^0/, '+359'), text }),
    });
    await answer.body?.cancel();
    // The response may quote the message.
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}.`);
  }
}

/** Opens the configured sender; null if phone numbers are not confirmed. */
export function openSms(settings: SmsSettings, db: Kysely<PlatformTables>): SmsSender | null {
  if (settings === 'off') return null;
  return settings === 'sandbox' ? new OutboxSms(db) : new HttpSms(settings);
}

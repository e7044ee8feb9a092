import type { Kysely } from 'kysely';
import { json } from '../database/database.ts';
import { escapeHtml } from '../escape-html.ts';
import type { PlatformTables } from '../tables.ts';
import { SmsSender } from './sms.ts';
import type { Sms } from './sms.ts';

/** Sends nothing: messages are shown in the outbox. */
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

import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';

import type { Configuration } from '../configuration.ts';
import { Mailer, OutboxMailer } from './mail.ts';
import { inExternalCall } from '../tracing/spans.ts';
import type { StoredMail } from './mail.ts';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 20_000;

type Handed = { handOver: () => Promise<void> };
const BYTES = { objectMode: false };

/** Yields a mail's content and awaits `handOver` before its end, with which the mail server accepts it. */
async function* withEnd(content: Readable, handOver: () => Promise<void>): AsyncGenerator<Buffer> {
  yield* content as AsyncIterable<Buffer>;
  await handOver();
}

export class SmtpMailer extends Mailer {
  private readonly transport: ReturnType<typeof createTransport>;
  private readonly sender: string;
  private readonly senderDomain: string;

  /** @param url such as smtps://user:password@mail.example:465 */
  constructor(url: string, sender: string) {
    super();
    this.sender = sender;
    this.senderDomain = /@([^\s<>@]+?)>?$/.exec(sender)?.[1] ?? 'localhost';
    this.transport = createTransport({
      url,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      dnsTimeout: CONNECT_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      // Mails must not read files or fetch addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.transport.use('stream', ({ data, message }, done) => {
      message.processFunc((content) => Readable.from(withEnd(content, (data as Handed).handOver), BYTES));
      done();
    });
  }

  override async deliver(mail: StoredMail, handOver: () => Promise<void>): Promise<boolean> {
    const letter = {
      from: this.sender,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: mail.attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content, 'base64'),
      })),
      // The same for every attempt, so that the mail server can detect a duplicate.
      messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${this.senderDomain}>`,
      headers: { ...mail.headers, 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
      handOver,
    } as SendMailOptions & Handed;
    await inExternalCall('mail', () => this.transport.sendMail(letter));
    return true;
  }

  override close(): void {
    this.transport.close();
  }
}

export function createMailer({ smtpUrl, mailFrom }: Configuration): Mailer {
  return smtpUrl ? new SmtpMailer(smtpUrl, mailFrom) : new OutboxMailer();
}

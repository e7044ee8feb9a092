import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { SendMailOptions } from 'nodemailer';
import type { SentMail } from './a-property.ts';

let last = 0;

/** A reply to one of our mails, above the quoted mail, as mail programs write it. */
export function anAnswer(
  mail: Pick<SentMail, 'subject' | 'text' | 'headers'>,
  from: string,
  words: string,
  changes: SendMailOptions = {},
): Promise<Buffer> {
  const quoted = mail.text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const text = `${words}\n\nНа ср, 25.11.2026 г. в 10:33 Уют <no-reply@uyut.example> написа:\n\n${quoted}`;
  const to = mail.headers['Reply-To'] ?? '';
  const messageId = `<${(last += 1)}@mail.example>`;
  return new MailComposer({ from, to, subject: `Re: ${mail.subject}`, text, messageId, ...changes })
    .compile()
    .build();
}

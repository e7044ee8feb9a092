import type { Language } from '../../../src/core/shared/language.ts';
import { ConfigurationError } from '../environment-reader.ts';
import type { EnvironmentReader } from '../environment-reader.ts';

/** SMS provider over HTTP; `from` is the sender's name or number. */
export type SmsProvider = { url: string; key: string; from: string };

export type SmsSettings = 'sandbox' | 'off' | SmsProvider;

const SENDERS = ['sandbox', 'http', 'off'] as const;

/** Uses the outbox where mails are not sent either. */
export function readSms(read: EnvironmentReader, sendsMails: boolean): SmsSettings {
  const chosen = read.oneOf('SMS', SENDERS, sendsMails ? 'off' : 'sandbox');
  if (chosen !== 'http') return chosen;
  const needed = (variable: string, value: string | undefined): string => {
    if (value === undefined) throw new ConfigurationError(variable, 'a value, because SMS is http');
    return value;
  };
  const url = read.url('SMS_URL', ['https:', 'http:'], 'https://sms.example/messages')?.href;
  return Object.freeze({
    url: needed('SMS_URL', url),
    key: needed('SMS_KEY', read.text('SMS_KEY')),
    from: needed('SMS_FROM', read.text('SMS_FROM')),
  });
}

/** A short message to a Bulgarian mobile number, `08XXXXXXXX`. */
export type Sms = { phone: string; text: string; language: Language };

/** Port to the SMS gateway. */
export abstract class SmsSender {
  /** @throws Error if it was not accepted; the person may ask again */
  abstract send(sms: Sms): Promise<void>;
}

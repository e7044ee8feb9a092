import { ConfigurationError } from '../environment-reader.ts';
import type { EnvironmentReader } from '../environment-reader.ts';

/** HTTP provider; `from` is the sender's name or number. */
export type SmsProvider = { url: string; key: string; from: string };

export type SmsSettings = 'sandbox' | 'off' | SmsProvider;

const SENDERS = ['sandbox', 'http', 'off'] as const;

/** Uses the outbox while mails do. */
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

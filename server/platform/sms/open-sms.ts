import type { Kysely } from 'kysely';
import type { PlatformTables } from '../tables.ts';
import { HttpSms } from './http-sms.ts';
import { OutboxSms } from './outbox-sms.ts';
import type { SmsSettings } from './sms-settings.ts';
import type { SmsSender } from './sms.ts';

/** Opens the configured sender; null if phone numbers are not confirmed. */
export function openSms(settings: SmsSettings, db: Kysely<PlatformTables>): SmsSender | null {
  if (settings === 'off') return null;
  return settings === 'sandbox' ? new OutboxSms(db) : new HttpSms(settings);
}

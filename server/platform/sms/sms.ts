import type { Language } from '../../../src/core/shared/language.ts';

/** A short message to a Bulgarian mobile telephone, `08XXXXXXXX`. */
export type Sms = { phone: string; text: string; language: Language };

/** What carries short messages to their readers. */
export abstract class SmsSender {
  /** @throws Error when it was not accepted; who asked for it may ask again. */
  abstract send(sms: Sms): Promise<void>;
}

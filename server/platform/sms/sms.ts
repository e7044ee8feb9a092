import type { Language } from '../../../src/core/shared/language.ts';

/** A short message to a Bulgarian mobile number, `08XXXXXXXX`. */
export type Sms = { phone: string; text: string; language: Language };

/** Port to the SMS gateway. */
export abstract class SmsSender {
  /** @throws Error if it was not accepted; the person may ask again */
  abstract send(sms: Sms): Promise<void>;
}

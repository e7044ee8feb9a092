import { Matches } from 'class-validator';
import { PHONE_CODE } from './account.ts';

/** The code as its reader types it. */
export class PhoneCodeCommand {
  @Matches(new RegExp(`^\\d{${PHONE_CODE.digits}}$`), { message: 'error-phone-code-digits' })
  readonly code: string;

  constructor({ code }: { code: string }) {
    this.code = code.replace(/\s/g, '');
  }
}

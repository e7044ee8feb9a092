import { Matches } from 'class-validator';
import { normaliseCode } from '../shared/tidy-text.ts';
import { PHONE_CODE } from './account.ts';

export class PhoneCodeCommand {
  @Matches(new RegExp(`^\\d{${PHONE_CODE.digits}}$`), { message: 'error-phone-code-digits' })
  readonly code: string;

  constructor({ code }: { code: string }) {
    this.code = normaliseCode(code);
  }
}

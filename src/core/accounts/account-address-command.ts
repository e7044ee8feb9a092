import { MaxLength } from 'class-validator';
import { DeliveryAddressCommand } from '../shared/delivery-address.ts';
import type { AccountAddressForm } from './account-address.ts';
import { tidyLine } from '../shared/tidy-text.ts';

export class AccountAddressCommand extends DeliveryAddressCommand {
  @MaxLength(60, { message: 'error-text-too-long' })
  readonly label: string;

  constructor(form: AccountAddressForm) {
    super(form);
    this.label = tidyLine(form.label);
  }
}

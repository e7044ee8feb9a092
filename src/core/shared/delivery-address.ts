import { IsNotEmpty, Length, Matches, MaxLength } from 'class-validator';
import { normaliseCode, tidyLine, tidyText } from './tidy-text.ts';

export type DeliveryAddress = {
  city: string;
  postCode: string;
  street: string;
  /** Notes for the courier; optional. */
  details: string;
};

/** Validates an address in an order or in the address book. */
export class DeliveryAddressCommand {
  @Length(2, 100, { message: 'error-city-required' })
  readonly city: string;

  @Matches(/^[1-9]\d{3}$/, { message: 'error-post-code-invalid' })
  readonly postCode: string;

  @MaxLength(200, { message: 'error-text-too-long' })
  @IsNotEmpty({ message: 'error-street-required' })
  readonly street: string;

  @MaxLength(500, { message: 'error-text-too-long' })
  readonly details: string;

  constructor(address: DeliveryAddress) {
    this.city = tidyLine(address.city);
    this.postCode = normaliseCode(address.postCode);
    this.street = tidyLine(address.street);
    this.details = tidyText(address.details);
  }
}

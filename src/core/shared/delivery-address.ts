import { IsNotEmpty, Length, Matches, MaxLength } from 'class-validator';

/** Where goods go. */
export type DeliveryAddress = {
  city: string;
  postCode: string;
  street: string;
  /** For the courier; may stay empty. */
  details: string;
};

/** What is asked of an address, in an order and among the saved ones. */
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
    this.city = address.city.trim();
    this.postCode = address.postCode.trim();
    this.street = address.street.trim();
    this.details = address.details.trim();
  }
}

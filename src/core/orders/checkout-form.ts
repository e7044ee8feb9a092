import type { PaymentMethod } from './order.ts';

/** The checkout form's fields, as a person fills them in. */
export type CheckoutForm = {
  name: string;
  phone: string;
  email: string;
  city: string;
  postCode: string;
  street: string;
  details: string;
  paymentMethod: PaymentMethod;
  termsAccepted: boolean;
};

export const EMPTY_CHECKOUT: CheckoutForm = {
  name: '',
  phone: '',
  email: '',
  city: '',
  postCode: '',
  street: '',
  details: '',
  paymentMethod: 'on-delivery',
  termsAccepted: false,
};

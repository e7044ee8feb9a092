import type { PaymentMethod } from './order.ts';

/** Checkout form, as typed. */
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

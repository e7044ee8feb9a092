import type { TimeWindow } from './time-window.ts';

/** Order form, as typed. Fields with the prefix `to` are the destination of a move. */
export type ServiceOrderForm = {
  name: string;
  phone: string;
  email: string;
  cityId: number | null;
  district: string;
  street: string;
  entrance: string;
  floor: string;
  toCityId: number | null;
  toDistrict: string;
  toStreet: string;
  toEntrance: string;
  toFloor: string;
  /** `YYYY-MM-DD` in Sofia. */
  date: string;
  window: TimeWindow | null;
  notes: string;
  /** Express request for a visit within the withdrawal period. */
  earlyStart: boolean;
  termsAccepted: boolean;
};

export const EMPTY_SERVICE_ORDER: ServiceOrderForm = {
  name: '',
  phone: '',
  email: '',
  cityId: null,
  district: '',
  street: '',
  entrance: '',
  floor: '',
  toCityId: null,
  toDistrict: '',
  toStreet: '',
  toEntrance: '',
  toFloor: '',
  date: '',
  window: null,
  notes: '',
  earlyStart: false,
  termsAccepted: false,
};

/**
 * Fields of an order that its customer may change. The first city is fixed, because its teams are booked.
 */
export type ServiceChangeForm = Omit<
  ServiceOrderForm,
  'name' | 'phone' | 'email' | 'cityId' | 'termsAccepted'
>;

/** Form of an enquiry about interior design; `area` is text in m². */
export type InteriorEnquiryForm = {
  name: string;
  phone: string;
  email: string;
  cityId: number | null;
  area: string;
  package: string | null;
  message: string;
  pictures: readonly string[];
};

export const EMPTY_INTERIOR_ENQUIRY: InteriorEnquiryForm = {
  name: '',
  phone: '',
  email: '',
  cityId: null,
  area: '',
  package: null,
  message: '',
  pictures: [],
};

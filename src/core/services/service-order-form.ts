import type { TimeWindow } from './time-window.ts';

/** The form of an order, as a person fills it in. What begins with `to` is where things are moved to. */
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
  /** `YYYY-MM-DD`, of Sofia. */
  date: string;
  window: TimeWindow | null;
  notes: string;
  /** The customer wants the visit within the period of withdrawal. */
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

/** The fields of an order that its customer may change. The first city stays, because its teams are booked. */
export type ServiceChangeForm = Omit<
  ServiceOrderForm,
  'name' | 'phone' | 'email' | 'cityId' | 'termsAccepted'
>;

/** The form of an enquiry about interior design; `area` is typed, in m². */
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

import type { ComparedHome } from './fair-price.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { Language } from '../shared/language.ts';
import { typedArea, typedCount, typedStotinki } from '../shared/typed-number.ts';
import { writtenLeva, writtenNumber } from '../shared/written-number.ts';
import type { UploadedPicture } from '../site/picture-uploads.ts';
import { coordinatesOf, coordinatesText } from './location.ts';
import type { EditedProperty } from './own-properties.ts';
import { EMPTY_PROPERTY } from './property-content.ts';
import type { PropertyContent } from './property-content.ts';
import type { Appliance, BillName, PlanRoomName } from './property-choices.ts';
import type { Bill, PropertyStatus } from './property.ts';

type Typed =
  | 'price'
  | 'deposit'
  | 'commission'
  | 'floor'
  | 'totalFloors'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'
  | 'buildingYear'
  | 'shortestTerm'
  | 'availableFrom'
  | 'gpsCoordinates';

export type BillForm = { bill: BillName; payer: Bill['payer']; amount: string };
export type PlanRoomForm = { room: PlanRoomName; area: string };

/**
 * A listing as its form holds it: what is typed stays text until it means something. Money in leva, areas in m²;
 * `city` narrows the districts, `address` helps to draft the description; neither is part of the listing.
 */
export type PropertyForm = Omit<
  PropertyContent,
  Typed | 'status' | 'appliances' | 'billsMeta' | 'images' | 'plan' | 'planMeta'
> &
  Record<Typed, string> & {
    city: number | null;
    address: string;
    placeConfirmed: boolean;
    appliances: Appliance[];
    billsMeta: BillForm[];
    images: UploadedPicture[];
    plan: UploadedPicture | null;
    planMeta: PlanRoomForm[];
    /** Times offered for viewings, `YYYY-MM-DD HH:MM` of Sofia, the earliest first. */
    slots: string[];
  };

/** The form of a listing; `city` is the one of its district. */
export function formOf(
  { content, images, plan, slots }: Pick<EditedProperty, 'content' | 'images' | 'plan' | 'slots'>,
  city: number | null,
  language: Language,
): PropertyForm {
  const { status: _, ...kept } = content;
  const text = (number: number | null) => (number === null ? '' : String(number));
  const leva = (stotinki: number | null) => writtenLeva(stotinki, language);
  return {
    ...kept,
    city,
    address: '',
    placeConfirmed: false,
    price: leva(content.price),
    deposit: leva(content.deposit),
    commission: leva(content.commission),
    floor: text(content.floor),
    totalFloors: text(content.totalFloors),
    bedrooms: text(content.bedrooms),
    bathrooms: text(content.bathrooms),
    area: writtenNumber(content.area, language),
    buildingYear: text(content.buildingYear),
    shortestTerm: text(content.shortestTerm),
    availableFrom: content.availableFrom ?? '',
    gpsCoordinates: content.gpsCoordinates ? coordinatesText(content.gpsCoordinates) : '',
    appliances: content.appliances
      .toSorted((one, other) => one.order - other.order)
      .map(({ appliance }) => appliance),
    billsMeta: content.billsMeta.map(({ bill, payer, amount }) => ({ bill, payer, amount: leva(amount) })),
    images,
    plan,
    planMeta: content.planMeta.map(({ room, area }) => ({ room, area: writtenNumber(area, language) })),
    slots,
  };
}

/** What of the form is stored: `city` and `address` only help to fill it in. */
export type StoredPropertyForm = Omit<PropertyForm, 'city' | 'address' | 'placeConfirmed'>;

export function storedPartOf(form: PropertyForm): StoredPropertyForm {
  const { city: _, address: __, placeConfirmed: ___, ...stored } = form;
  return stored;
}

export const EMPTY_PROPERTY_FORM: PropertyForm = formOf(
  { content: EMPTY_PROPERTY, images: [], plan: null, slots: [] },
  null,
  DEFAULT_LANGUAGE,
);

/**
 * What the form says, with null for what is empty or can't be understood; the latter is named in `errors`. A bill's
 * amount and a room's area are named `billsMeta.water` and `planMeta.0`.
 */
export function contentOf(
  form: PropertyForm,
  status: PropertyStatus,
): { content: PropertyContent; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const read =
    <Value>(parse: (text: string) => Value | null, message: string) =>
    (text: string, name: string): Value | null => {
      const trimmed = text.trim();
      const value = parse(trimmed);
      if (trimmed !== '' && value === null) errors[name] = message;
      return value;
    };
  const whole = read(typedCount, 'error-number-required');
  const leva = read(typedStotinki, 'error-amount-in-digits');
  const area = read(typedArea, 'error-area-in-digits');
  const roomArea = read(roomAreaOf, 'error-room-area');
  const place = read(coordinatesOf, 'error-coordinates-form');
  const { city: _, address: __, slots: ___, placeConfirmed, ...kept } = form;
  const content: PropertyContent = {
    ...kept,
    ...(placeConfirmed && { placeConfirmed }),
    status,
    price: leva(form.price, 'price'),
    deposit: leva(form.deposit, 'deposit'),
    commission: leva(form.commission, 'commission'),
    floor: whole(form.floor, 'floor'),
    totalFloors: whole(form.totalFloors, 'totalFloors'),
    bedrooms: whole(form.bedrooms, 'bedrooms'),
    bathrooms: whole(form.bathrooms, 'bathrooms'),
    area: area(form.area, 'area'),
    buildingYear: whole(form.buildingYear, 'buildingYear'),
    shortestTerm: whole(form.shortestTerm, 'shortestTerm'),
    availableFrom: form.availableFrom === '' ? null : form.availableFrom,
    gpsCoordinates: place(form.gpsCoordinates, 'gpsCoordinates'),
    appliances: form.appliances.map((appliance, order) => ({ appliance, order })),
    billsMeta: form.billsMeta.map(({ bill, payer, amount }) => ({
      bill,
      payer,
      amount: leva(amount, `billsMeta.${bill}`),
    })),
    images: form.images.map(({ key }) => key),
    plan: form.plan?.key ?? null,
    planMeta: form.planMeta.flatMap(({ room, area: typed }, index) => {
      const size = roomArea(typed, `planMeta.${index}`);
      return size === null ? [] : [{ room, area: size }];
    }),
  };
  return { content, errors };
}

/** A room's m², with one decimal at most: 0,5 to 1000. */
function roomAreaOf(text: string): number | null {
  const size = typedArea(text);
  return size !== null && size >= 0.5 && size <= 1_000 ? size : null;
}

/** What the home of a form is compared by (TRUST-01); null until it says enough. */
export function comparedHomeOf({
  district_id: district,
  type,
  area: typed,
}: PropertyForm): ComparedHome | null {
  const area = typedArea(typed);
  return district !== null && type && area !== null ? { district, type, area } : null;
}

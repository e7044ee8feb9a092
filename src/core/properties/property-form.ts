import type { ComparedHome } from './fair-price.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { Language } from '../shared/language.ts';
import { contentOfForm, formOfContent } from '../shared/field-form.ts';
import { typedArea, typedStotinki } from '../shared/typed-number.ts';
import { writtenLeva, writtenNumber } from '../shared/written-number.ts';
import type { UploadedPicture } from '../site/picture-uploads.ts';
import { coordinatesOf, coordinatesText } from './location.ts';
import type { EditedProperty } from './own-properties.ts';
import { EMPTY_PROPERTY } from './property-content.ts';
import type { PropertyContent } from './property-content.ts';
import type { Appliance, BillName, PlanRoomName } from './property-choices.ts';
import { PROPERTY_FIELDS } from './property-fields.ts';
import type { PropertyFieldForm, PropertyFieldName } from './property-fields.ts';
import type { Bill, PropertyStatus } from './property.ts';

export type BillForm = { bill: BillName; payer: Bill['payer']; amount: string };
export type PlanRoomForm = { room: PlanRoomName; area: string };

/**
 * Values of a listing's form; numbers are text as typed, money in leva. `city` filters the districts and
 * `address` helps to draft the description; neither is stored.
 */
export type PropertyForm = Omit<
  PropertyContent,
  | PropertyFieldName
  | 'availableFrom'
  | 'gpsCoordinates'
  | 'status'
  | 'appliances'
  | 'billsMeta'
  | 'images'
  | 'plan'
  | 'planMeta'
> &
  PropertyFieldForm & {
    availableFrom: string;
    gpsCoordinates: string;
    city: number | null;
    address: string;
    placeConfirmed: boolean;
    appliances: Appliance[];
    billsMeta: BillForm[];
    images: UploadedPicture[];
    plan: UploadedPicture | null;
    planMeta: PlanRoomForm[];
    /** Offered viewing slots, `YYYY-MM-DD HH:MM` in Sofia, the earliest first. */
    slots: string[];
  };

/** Converts content to form values; `city` is the city of its district. */
export function formOf(
  { content, images, plan, slots }: Pick<EditedProperty, 'content' | 'images' | 'plan' | 'slots'>,
  city: number | null,
  language: Language,
): PropertyForm {
  const { status: _, ...unchanged } = content;
  const leva = (stotinki: number | null) => writtenLeva(stotinki, language);
  return {
    ...unchanged,
    ...formOfContent(PROPERTY_FIELDS, content, language),
    city,
    address: '',
    placeConfirmed: false,
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
 * Reads the form. Empty and unreadable texts become null; unreadable ones also add an error. Bills and rooms
 * have names such as `billsMeta.water` and `planMeta.0`.
 */
export function contentOf(
  form: PropertyForm,
  status: PropertyStatus,
): { content: PropertyContent; errors: FieldErrors } {
  const { content: fields, errors } = contentOfForm(PROPERTY_FIELDS, form);
  const read =
    <Value>(parse: (text: string) => Value | null, message: string) =>
    (text: string, name: string): Value | null => {
      const trimmed = text.trim();
      const value = parse(trimmed);
      if (trimmed !== '' && value === null) errors[name] = message;
      return value;
    };
  const leva = read(typedStotinki, 'error-amount-in-digits');
  const roomArea = read(roomAreaOf, 'error-room-area');
  const place = read(coordinatesOf, 'error-coordinates-form');
  const { city: _, address: __, slots: ___, placeConfirmed, ...unchanged } = form;
  const content: PropertyContent = {
    ...unchanged,
    ...fields,
    ...(placeConfirmed && { placeConfirmed }),
    status,
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

/** Area of a room in m² with at most one decimal: 0,5 to 1000. */
function roomAreaOf(text: string): number | null {
  const size = typedArea(text);
  return size !== null && size >= 0.5 && size <= 1_000 ? size : null;
}

/** Type, area and district for the comparison of rents (TRUST-01); null if one is missing. */
export function comparedHomeOf({
  district_id: district,
  type,
  area: typed,
}: PropertyForm): ComparedHome | null {
  const area = typedArea(typed);
  return district !== null && type && area !== null ? { district, type, area } : null;
}

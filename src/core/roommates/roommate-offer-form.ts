import { coordinatesOf, coordinatesText } from '../homes/location.ts';
import { levaOf } from '../homes/property-form.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { Language } from '../shared/language.ts';
import { writtenLeva } from '../shared/typed-leva.ts';
import type { UploadedPicture } from '../site/picture-uploads.ts';
import type { EditedRoommateOffer } from './own-roommate-offers.ts';
import { EMPTY_OFFER } from './roommate-offer-content.ts';
import type { RoommateOfferContent } from './roommate-offer-content.ts';

type Typed =
  'price' | 'deposit' | 'billsAmount' | 'roomArea' | 'people' | 'moveInFrom' | 'stay' | 'gpsCoordinates';

/** An offer as its form holds it: what is typed stays text. Money in leva; `city` narrows the districts. */
export type RoommateOfferForm = Omit<RoommateOfferContent, Typed | 'images'> &
  Record<Typed, string> & { city: number | null; images: UploadedPicture[] };

/** The form of an offer; `city` is the one of its district. */
export function offerFormOf(
  { content, images }: Pick<EditedRoommateOffer, 'content' | 'images'>,
  city: number | null,
  language: Language,
): RoommateOfferForm {
  const text = (number: number | null) => (number === null ? '' : String(number));
  const leva = (stotinki: number | null) => writtenLeva(stotinki, language);
  return {
    ...content,
    city,
    images,
    price: leva(content.price),
    deposit: leva(content.deposit),
    billsAmount: leva(content.billsAmount),
    roomArea: text(content.roomArea),
    people: text(content.people),
    moveInFrom: content.moveInFrom ?? '',
    stay: text(content.stay),
    gpsCoordinates: content.gpsCoordinates ? coordinatesText(content.gpsCoordinates) : '',
  };
}

export const EMPTY_OFFER_FORM: RoommateOfferForm = offerFormOf(
  { content: EMPTY_OFFER, images: [] },
  null,
  DEFAULT_LANGUAGE,
);

/** What the form says, with null for what is empty or can't be understood; the latter is named in `errors`. */
export function offerContentOf(form: RoommateOfferForm): {
  content: RoommateOfferContent;
  errors: FieldErrors;
} {
  const errors: FieldErrors = {};
  const read = <Value>(
    name: Exclude<Typed, 'moveInFrom'>,
    parse: (text: string) => Value | null,
    message: string,
  ): Value | null => {
    const typed = form[name].trim();
    const value = typed === '' ? null : parse(typed);
    if (typed !== '' && value === null) errors[name] = message;
    return value;
  };
  const leva = (name: 'price' | 'deposit' | 'billsAmount') => read(name, levaOf, 'error-amount-in-digits');
  const whole = (name: 'roomArea' | 'people' | 'stay') =>
    read(name, (text) => (/^\d{1,9}$/.test(text) ? Number(text) : null), 'error-number-required');
  const { city: _, ...kept } = form;
  const content: RoommateOfferContent = {
    ...kept,
    price: leva('price'),
    deposit: leva('deposit'),
    billsAmount: leva('billsAmount'),
    roomArea: whole('roomArea'),
    people: whole('people'),
    stay: whole('stay'),
    moveInFrom: form.moveInFrom === '' ? null : form.moveInFrom,
    gpsCoordinates: read('gpsCoordinates', coordinatesOf, 'error-coordinates-form'),
    images: form.images.map(({ key }) => key),
  };
  return { content, errors };
}

import { coordinatesOf, coordinatesText } from '../properties/location.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { Language } from '../shared/language.ts';
import { typedArea, typedCount, typedStotinki } from '../shared/typed-number.ts';
import { writtenLeva, writtenNumber } from '../shared/written-number.ts';
import type { UploadedPicture } from '../site/picture-uploads.ts';
import type { EditedRoommateOffer } from './own-roommate-offers.ts';
import { EMPTY_OFFER } from './roommate-offer-content.ts';
import type { RoommateOfferContent } from './roommate-offer-content.ts';

type Typed =
  | 'price'
  | 'deposit'
  | 'billsAmount'
  | 'roomArea'
  | 'people'
  | 'moveInFrom'
  | 'stay'
  | 'gpsCoordinates';

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
    roomArea: writtenNumber(content.roomArea, language),
    people: text(content.people),
    moveInFrom: content.moveInFrom ?? '',
    stay: text(content.stay),
    gpsCoordinates: content.gpsCoordinates ? coordinatesText(content.gpsCoordinates) : '',
  };
}

/** What of the form is stored: `city` only narrows the districts. */
export type StoredOfferForm = Omit<RoommateOfferForm, 'city'>;

export function storedPartOf(form: RoommateOfferForm): StoredOfferForm {
  const { city: _, ...stored } = form;
  return stored;
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
    const value = parse(typed);
    if (typed !== '' && value === null) errors[name] = message;
    return value;
  };
  const leva = (name: 'price' | 'deposit' | 'billsAmount') =>
    read(name, typedStotinki, 'error-amount-in-digits');
  const whole = (name: 'people' | 'stay') => read(name, typedCount, 'error-number-required');
  const { city: _, ...kept } = form;
  const content: RoommateOfferContent = {
    ...kept,
    price: leva('price'),
    deposit: leva('deposit'),
    billsAmount: leva('billsAmount'),
    roomArea: read('roomArea', typedArea, 'error-area-in-digits'),
    people: whole('people'),
    stay: whole('stay'),
    moveInFrom: form.moveInFrom === '' ? null : form.moveInFrom,
    gpsCoordinates: read('gpsCoordinates', coordinatesOf, 'error-coordinates-form'),
    images: form.images.map(({ key }) => key),
  };
  return { content, errors };
}

import { coordinatesOf, coordinatesText } from '../properties/location.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { Language } from '../shared/language.ts';
import { contentOfForm, formOfContent } from '../shared/field-form.ts';
import type { UploadedPicture } from '../site/picture-uploads.ts';
import { OFFER_FIELDS } from './offer-fields.ts';
import type { OfferFieldForm, OfferFieldName } from './offer-fields.ts';
import type { EditedRoommateOffer } from './own-roommate-offers.ts';
import { EMPTY_OFFER } from './roommate-offer-content.ts';
import type { RoommateOfferContent } from './roommate-offer-content.ts';

/** Values of an offer's form; numbers are text as typed, money in leva. `city` filters the districts. */
export type RoommateOfferForm = Omit<
  RoommateOfferContent,
  OfferFieldName | 'moveInFrom' | 'gpsCoordinates' | 'images'
> &
  OfferFieldForm & {
    moveInFrom: string;
    gpsCoordinates: string;
    city: number | null;
    images: UploadedPicture[];
  };

/** @param city of the district */
export function offerFormOf(
  { content, images }: Pick<EditedRoommateOffer, 'content' | 'images'>,
  city: number | null,
  language: Language,
): RoommateOfferForm {
  return {
    ...content,
    ...formOfContent(OFFER_FIELDS, content, language),
    city,
    images,
    moveInFrom: content.moveInFrom ?? '',
    gpsCoordinates: content.gpsCoordinates ? coordinatesText(content.gpsCoordinates) : '',
  };
}

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

/** Reads the form. Empty and unreadable texts become null; unreadable ones also add an error. */
export function offerContentOf(form: RoommateOfferForm): {
  content: RoommateOfferContent;
  errors: FieldErrors;
} {
  const { content: fields, errors } = contentOfForm(OFFER_FIELDS, form);
  const { city: _, ...unchanged } = form;
  const coordinates = form.gpsCoordinates.trim();
  const gpsCoordinates = coordinatesOf(coordinates);
  if (coordinates !== '' && gpsCoordinates === null) errors['gpsCoordinates'] = 'error-coordinates-form';
  const content: RoommateOfferContent = {
    ...unchanged,
    ...fields,
    moveInFrom: form.moveInFrom === '' ? null : form.moveInFrom,
    gpsCoordinates,
    images: form.images.map(({ key }) => key),
  };
  return { content, errors };
}

import type { RoommateOfferForm } from '../../core/roommates/roommate-offer-form.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';

/** The fields of an offer, part by part, as its form shows them. */
const OFFER_FIELDS = [
  'title',
  'city',
  'districtId',
  'gpsCoordinates',
  'room',
  'roomArea',
  'people',
  'moveInFrom',
  'stay',
  'price',
  'deposit',
  'bills',
  'billsAmount',
  'aboutHome',
  'aboutPeople',
  'habits',
  'universityId',
  'images',
] as const satisfies readonly (keyof RoommateOfferForm)[];

/** What is wrong, from the top of the form to its end. */
export function inOfferOrder(errors: FieldErrors): { name: string; message: string }[] {
  const places: readonly string[] = OFFER_FIELDS;
  const placeOf = (name: string) => (places.includes(name) ? places.indexOf(name) : places.length);
  return Object.entries(errors)
    .map(([name, message]) => ({ name, message }))
    .sort((one, other) => placeOf(one.name) - placeOf(other.name));
}

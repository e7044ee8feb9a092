import { fieldsOfSection } from '../../core/roommates/offer-fields.ts';
import type { RoommateOfferForm } from '../../core/roommates/roommate-offer-form.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';

const FORM_ORDER = [
  'title',
  'city',
  'districtId',
  'gpsCoordinates',
  ...fieldsOfSection('room'),
  'moveInFrom',
  ...fieldsOfSection('price'),
  'aboutHome',
  'aboutPeople',
  'habits',
  'universityId',
  'images',
] as const satisfies readonly (keyof RoommateOfferForm)[];

export function inOfferOrder(errors: FieldErrors): { name: string; message: string }[] {
  const places: readonly string[] = FORM_ORDER;
  const placeOf = (name: string) => (places.includes(name) ? places.indexOf(name) : places.length);
  return Object.entries(errors)
    .map(([name, message]) => ({ name, message }))
    .sort((one, other) => placeOf(one.name) - placeOf(other.name));
}

import type { FieldErrors } from '../shared/failure.ts';
import { fieldsOfStep } from './property-fields.ts';
import type { PropertyForm } from './property-form.ts';

/** Steps of a listing's form in order, with their fields. */
export const PROPERTY_STEPS = {
  where: ['city', 'district_id', 'gpsCoordinates', 'placePublic', 'phonePublic'],
  home: fieldsOfStep('home'),
  pictures: ['images', 'plan', 'planMeta'],
  contents: [
    'appliances',
    'billsMeta',
    'propertyAdvantages',
    'locationAdvantages',
    ...fieldsOfStep('contents'),
  ],
  price: [...fieldsOfStep('price'), 'availableFrom', 'taxDescription'],
  text: ['title', 'description', 'descriptionAi'],
  viewings: ['slots'],
} as const satisfies Record<string, readonly (keyof PropertyForm)[]>;

export type PropertyStep = keyof typeof PROPERTY_STEPS;

export const STEP_NAMES = Object.keys(PROPERTY_STEPS) as PropertyStep[];

/** State of a step: all required fields, an error, a missing required field, or empty and optional. */
export type StepState = 'complete' | 'wrong' | 'open' | 'optional';

/** Step of a field by the name of its error: `price`, `billsMeta.water`. */
export function stepOfField(name: string): PropertyStep | null {
  const [field = ''] = name.split('.');
  return STEP_NAMES.find((step) => (PROPERTY_STEPS[step] as readonly string[]).includes(field)) ?? null;
}

/** Sorts errors by their position in the form. */
export function inFormOrder(
  errors: FieldErrors,
): { name: string; message: string; step: PropertyStep | null }[] {
  const order = STEP_NAMES.flatMap((step) => PROPERTY_STEPS[step] as readonly string[]);
  const rank = (name: string) => {
    const at = order.indexOf(name.split('.')[0] ?? '');
    return at < 0 ? order.length : at;
  };
  return Object.entries(errors)
    .map(([name, message]) => ({ name, message, step: stepOfField(name) }))
    .toSorted((one, other) => rank(one.name) - rank(other.name));
}

/**
 * Returns the state of a step.
 * @param marked errors that the form shows
 * @param missing errors that prevent publication
 */
export function stepState(
  step: PropertyStep,
  form: PropertyForm,
  marked: FieldErrors,
  missing: FieldErrors,
): StepState {
  const has = (errors: FieldErrors) => Object.keys(errors).some((name) => stepOfField(name) === step);
  if (has(marked)) return 'wrong';
  if (has(missing)) return 'open';
  if (step === 'pictures') return form.images.length > 0 ? 'complete' : 'optional';
  if (step === 'viewings') return form.slots.length > 0 ? 'complete' : 'optional';
  if (step === 'contents') {
    const { appliances, billsMeta, propertyAdvantages, locationAdvantages, petFriendly } = form;
    const some = [appliances, billsMeta, propertyAdvantages, locationAdvantages].some(
      ({ length }) => length > 0,
    );
    return some || petFriendly ? 'complete' : 'optional';
  }
  return 'complete';
}

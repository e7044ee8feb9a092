import { bothTextsErrors, trimmedTexts } from '../shared/both-languages.ts';
import type { BothTexts } from '../shared/both-languages.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { SERVICE_BOUNDS } from './service.ts';
import type { Measure } from './service.ts';
import { TIME_WINDOWS, WINDOW_MINUTES } from './time-window.ts';

/** Terms of a service that the team changes (TEAM-07). */
export type ServiceTerms = {
  /** Key of the group, which also decides the type. Chosen for a new service, then fixed. */
  group?: string;
  name: BothTexts;
  description: BothTexts;
  /** Stotinki per piece, hour or m²; for a subscription per month. */
  price: number;
  measure: Measure;
  /** Default and minimum amount, in the measure. */
  usual: number;
  least: number;
  /** Minutes of work per piece, hour or m². */
  minutes: number;
  /** False hides the service from visitors; ordered ones stay. */
  isOffered: boolean;
};

/**
 * Groups without services of the team: a subscription has visits, and the price of a moving team includes the van
 * (SERV-03, SERV-04).
 */
export const FIXED_SERVICE_GROUPS: readonly string[] = ['subscription', 'moving-teams'];

/** Inclusive limits: stotinki, minutes of work of the minimum amount within a day, characters. */
export const SERVICE_TERM_LIMITS = {
  price: { min: 1, max: 1_000_000 },
  minutes: { min: 1, max: TIME_WINDOWS.length * WINDOW_MINUTES },
  name: 100,
  description: 500,
} as const;

/** Returns the errors of a service's terms by field; none if they are valid. */
export function serviceTermsErrors(terms: ServiceTerms): FieldErrors {
  const { price, minutes, name, description } = SERVICE_TERM_LIMITS;
  const { min, max } = SERVICE_BOUNDS[terms.measure];
  const isWithin = (value: number, from: number, to: number) =>
    Number.isInteger(value) && value >= from && value <= to;
  return {
    ...bothTextsErrors(terms.name, 'name', name),
    ...bothTextsErrors(terms.description, 'description', description),
    ...(!isWithin(terms.price, price.min, price.max) && { price: 'error-service-price-limits' }),
    ...(!isWithin(terms.least, min, max) && { least: 'error-service-amount-limits' }),
    ...(!isWithin(terms.usual, Math.max(min, terms.least), max) && { usual: 'error-service-usual-limits' }),
    ...(!isWithin(terms.minutes, minutes.min, minutes.max)
      ? { minutes: 'error-service-minutes-limits' }
      : terms.minutes * terms.least > minutes.max && { minutes: 'error-service-too-long-for-day' }),
  };
}

/** Copy with trimmed texts. */
export const tidyServiceTerms = (terms: ServiceTerms): ServiceTerms => ({
  ...terms,
  name: trimmedTexts(terms.name),
  description: trimmedTexts(terms.description),
});

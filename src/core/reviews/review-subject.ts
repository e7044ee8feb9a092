import { isId } from '../shared/id.ts';

/** Kinds of subjects: products, their vendors, services, and landlords (agencies included). */
export const REVIEWED = ['product', 'vendor', 'service', 'owner'] as const;
export type Reviewed = (typeof REVIEWED)[number];

/** A subject in addresses and tables: `product-12`, `service-cleaning`. A landlord's id is the account's. */
export type ReviewSubject = string;

/** Services whose orders have a known end. */
const SERVICES = ['cleaning', 'moving'];

export const SUBJECT_PATTERN = '^(?:(?:product|vendor|owner)-[1-9][0-9]{0,14}|service-(?:cleaning|moving))$';

/** Kind of a valid subject. */
export const reviewedKind = (subject: ReviewSubject): Reviewed => subjectParts(subject)?.kind ?? 'product';

/** Parts of a subject; null if invalid. */
export function subjectParts(subject: string): { kind: Reviewed; id: string } | null {
  const at = subject.indexOf('-');
  const kind = REVIEWED.find((one) => one === subject.slice(0, at));
  const id = subject.slice(at + 1);
  if (!kind || !(kind === 'service' ? SERVICES.includes(id) : isId(id))) return null;
  return { kind, id };
}

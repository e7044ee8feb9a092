import { isId } from '../shared/id.ts';

/** What is reviewed: products, those who sell them, services, and those who let homes, be they agencies or owners. */
export const REVIEWED = ['product', 'vendor', 'service', 'owner'] as const;
export type Reviewed = (typeof REVIEWED)[number];

/** One of them, as addresses and tables name it: `product-12`, `service-cleaning`. An owner is its account. */
export type ReviewSubject = string;

/** Services whose orders come to an end that we know of. */
const SERVICES = ['cleaning', 'moving'];

export const SUBJECT_PATTERN = '^(?:(?:product|vendor|owner)-[1-9][0-9]{0,14}|service-(?:cleaning|moving))$';

/** What is reviewed, of a subject that is one. */
export const reviewedKind = (subject: ReviewSubject): Reviewed => subjectParts(subject)?.kind ?? 'product';

/** The parts of a subject; null for what is none. */
export function subjectParts(subject: string): { kind: Reviewed; id: string } | null {
  const at = subject.indexOf('-');
  const kind = REVIEWED.find((one) => one === subject.slice(0, at));
  const id = subject.slice(at + 1);
  if (!kind || !(kind === 'service' ? SERVICES.includes(id) : isId(id))) return null;
  return { kind, id };
}

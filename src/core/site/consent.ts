/**
 * What a visitor decided about cookies (MODAL-05). Looking at the purposes hides the notice and is no
 * acceptance, so the two are stored apart.
 */
export const CONSENTS = ['accepted', 'declined', 'purposes-seen', 'undecided'] as const;
export type Consent = (typeof CONSENTS)[number];

/** The notice shows until it was answered or its purposes were opened, and never again. */
export function isNoticeDue(consent: Consent): boolean {
  return consent === 'undecided';
}

/** Where the decision is kept; in the browser a local flag. */
export abstract class ConsentStorage {
  abstract read(): Consent;
  abstract write(consent: Consent): void;
}

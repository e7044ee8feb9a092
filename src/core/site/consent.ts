/**
 * Decision of a visitor about cookies (MODAL-05). Opening the purposes hides the notice but is not a consent,
 * so both are stored separately.
 */
export const CONSENTS = ['accepted', 'declined', 'purposes-seen', 'undecided'] as const;
export type Consent = (typeof CONSENTS)[number];

/** True until the visitor decides or opens the purposes. */
export function isNoticeDue(consent: Consent): boolean {
  return consent === 'undecided';
}

/** Port to the stored decision; in the browser a local flag. */
export abstract class ConsentStorage {
  abstract read(): Consent;
  abstract write(consent: Consent): void;
}

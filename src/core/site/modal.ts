/** The named modals; one is open at a time (MODAL-01). */
export const MODAL_NAMES = [
  'signUp',
  'login',
  'passChange',
  'forgottenPassword',
  'notification',
  'propertyViewRequest',
  'propertyQuestion',
  'roommateOfferMessage',
  'creditBuy',
  'coordinatesGuide',
  'productImport',
  'listingImport',
] as const;

export type ModalName = (typeof MODAL_NAMES)[number];

/** The modals with a form or a guide in them. */
export type FormModal = Exclude<ModalName, 'notification'>;

/** A message key with the values its text mentions. */
export type ShownMessage = { key: string; values?: Record<string, string | number> };

/** What the notification modal says (MODAL-03). */
export type Notification = { type: 'success' | 'error' | 'loading'; message: ShownMessage };

/** Names of the modals; one is open at a time (MODAL-01). */
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

/** Modals with a form or a guide. */
export type FormModal = Exclude<ModalName, 'notification'>;

export type ShownMessage = { key: string; values?: Record<string, string | number> };

/** Content of the notification modal (MODAL-03). */
export type Notification = { type: 'success' | 'error' | 'loading'; message: ShownMessage };

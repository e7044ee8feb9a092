import type { FormModal } from '../core/site/modal.ts';
import type { ScreenDeclaration } from './screen.ts';

/** Modals with a form or a guide (MODAL-01), loaded when they first open. The notification belongs to the shell. */
export const MODALS: Record<FormModal, () => Promise<{ default: ScreenDeclaration }>> = {
  login: () => import('./screens/accounts/login-modal.ts'),
  signUp: () => import('./screens/accounts/sign-up-modal.ts'),
  forgottenPassword: () => import('./screens/accounts/forgotten-password-modal.ts'),
  passChange: () => import('./screens/accounts/new-password-modal.ts'),
  propertyViewRequest: () => import('./screens/properties/viewing-request-modal.ts'),
  propertyQuestion: () =>
    import('./screens/conversations/first-message-modal.ts').then((module) => ({
      default: module.propertyQuestion,
    })),
  roommateOfferMessage: () =>
    import('./screens/conversations/first-message-modal.ts').then((module) => ({
      default: module.roommateMessage,
    })),
  creditBuy: () => import('./screens/wallet/credit-buy-modal.ts'),
  productImport: () => import('./screens/shop/product-import-modal.ts'),
  listingImport: () => import('./screens/properties/listing-import-modal.ts'),
  coordinatesGuide: () => import('./screens/properties/coordinates-guide-modal.ts'),
};

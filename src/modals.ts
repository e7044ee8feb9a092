import type { FormModal } from './core/site/modal.ts';
import type { Part } from './core/site/route.ts';
import type { Page } from './views/page.ts';

/** A modal's module, loaded when it first opens, and the container modules it needs. */
export type ModalEntry = { modal: () => Promise<{ default: Page }>; needs: readonly Part[] };

/** Modals with a form or a guide (MODAL-01). The notification belongs to the shell. */
export const MODALS: Record<FormModal, ModalEntry> = {
  login: { modal: () => import('./views/accounts/login-modal.tsx'), needs: ['accounts'] },
  signUp: { modal: () => import('./views/accounts/sign-up-modal.tsx'), needs: ['accounts', 'forms'] },
  forgottenPassword: {
    modal: () => import('./views/accounts/forgotten-password-modal.tsx'),
    needs: ['accounts'],
  },
  passChange: { modal: () => import('./views/accounts/new-password-modal.tsx'), needs: ['accounts'] },
  propertyViewRequest: {
    modal: () => import('./views/properties/viewings/viewing-request-modal.tsx'),
    needs: ['properties', 'forms'],
  },
  propertyQuestion: {
    modal: () =>
      import('./views/conversations/first-message-modal.tsx').then((module) => ({
        default: module.propertyQuestion,
      })),
    needs: ['conversations', 'forms'],
  },
  roommateOfferMessage: {
    modal: () =>
      import('./views/conversations/first-message-modal.tsx').then((module) => ({
        default: module.roommateMessage,
      })),
    needs: ['conversations', 'forms'],
  },
  creditBuy: { modal: () => import('./views/wallet/credit-buy-modal.tsx'), needs: ['wallet'] },
  productImport: { modal: () => import('./views/shop/product-import-modal.tsx'), needs: ['shop'] },
  listingImport: {
    modal: () => import('./views/properties/listing-import-modal.tsx'),
    needs: ['own-properties'],
  },
  coordinatesGuide: {
    modal: () => import('./views/properties/editor/coordinates-guide-modal.tsx'),
    needs: [],
  },
};

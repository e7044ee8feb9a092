import type { ContainerModule } from 'inversify';
import type { FormModal } from './core/site/modal.ts';
import type { Page } from './views/page.ts';

/** A modal: its view and the bindings of its state, both loaded when it first opens. */
export type ModalParts = { page: () => Promise<Page>; bindings: () => Promise<ContainerModule> };

const accountModal = (page: ModalParts['page']): ModalParts => ({
  page,
  bindings: () => import('./container/account-modals.ts').then((module) => module.accountModals),
});

const viewingBindings = () => import('./container/viewing-modals.ts').then((module) => module.viewingModals);

/** The modals that hold a form or a guide (MODAL-01); the notification is part of the shell. */
export const MODALS: Partial<Record<FormModal, ModalParts>> = {
  login: accountModal(() => import('./views/accounts/login-modal.tsx').then((module) => module.loginModal)),
  signUp: accountModal(() =>
    import('./views/accounts/sign-up-modal.tsx').then((module) => module.signUpModal),
  ),
  forgottenPassword: accountModal(() =>
    import('./views/accounts/forgotten-password-modal.tsx').then((module) => module.forgottenPasswordModal),
  ),
  passChange: accountModal(() =>
    import('./views/accounts/new-password-modal.tsx').then((module) => module.newPasswordModal),
  ),
  propertyViewRequest: {
    page: () =>
      import('./views/homes/viewing-request-modal.tsx').then((module) => module.viewingRequestModal),
    bindings: viewingBindings,
  },
  roommateOfferMessage: {
    page: () =>
      import('./views/roommates/roommate-message-modal.tsx').then((module) => module.roommateMessageModal),
    bindings: () => import('./container/roommate-modals.ts').then((module) => module.roommateModals),
  },
  creditBuy: {
    page: () => import('./views/wallet/credit-buy-modal.tsx').then((module) => module.creditBuyModal),
    bindings: () => import('./container/wallet-modals.ts').then((module) => module.walletModals),
  },
  productImport: {
    page: () => import('./views/shop/product-import-modal.tsx').then((module) => module.productImportModal),
    bindings: () =>
      import('./container/product-import-modals.ts').then((module) => module.productImportModals),
  },
  coordinatesGuide: {
    page: () =>
      import('./views/homes/coordinates-guide-modal.tsx').then((module) => module.coordinatesGuideModal),
    bindings: () => import('./container/own-home-screens.ts').then((module) => module.ownHomeScreens),
  },
};

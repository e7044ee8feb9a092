import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import components from '../../../content/translations/bg/components.json' with { type: 'json' };
import orders from '../../../content/translations/bg/orders.json' with { type: 'json' };
import { SiteSettings } from '../../../src/core/site/settings.ts';
import { LanguageSwitch } from '../../../src/view-models/site/language-switch.ts';
import type { Page } from '../../../src/views/page.ts';
import { ServicesProvider } from '../../../src/views/shell/services.tsx';
import type { Services } from '../../../src/views/shell/services.tsx';

const texts = createInstance();
void texts.use(initReactI18next).init({
  lng: 'bg',
  resources: { bg: { translation: { ...components, ...orders } } },
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

const shared = new Map<unknown, unknown>([
  [LanguageSwitch, { language: 'bg' }],
  [
    SiteSettings,
    {
      addresses: {},
      priceOrder: 'bgn-first',
      cardPayments: true,
      googleClientId: null,
      mapTiles: null,
      title: 'Уют',
    },
  ],
]);
const services: Services = { get: (identifier) => shared.get(identifier) as never };

/** Shows a page of orders in Bulgarian, with the given screen behind it. */
export function showPage(page: Page, screen: object) {
  // jsdom knows the dialog, not how to open it.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  return render(
    <I18nextProvider i18n={texts}>
      <ServicesProvider value={services}>
        <MemoryRouter>
          <page.View screen={screen} />
        </MemoryRouter>
      </ServicesProvider>
    </I18nextProvider>,
  );
}

/** A text of the page without the spaces that do not break. */
export const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/gu, ' ');

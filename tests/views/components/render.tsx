import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { Texts } from '../../../server/platform/texts.ts';

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'bg',
  resources: { bg: { translation: new Texts('content/translations').bundle('bg') } },
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** Shows a component as a Bulgarian page would: with its texts and a router. */
export function show(children: ReactNode) {
  return render(children, {
    wrapper: ({ children: inside }) => (
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>{inside}</MemoryRouter>
      </I18nextProvider>
    ),
  });
}

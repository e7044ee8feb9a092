import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '../core/shared/language.ts';
import { createTexts } from '../texts.ts';
import { TextsProvider } from '../views/components/use-texts.ts';
import { STYLE_KEY } from '../views/style-key.ts';
import { ComponentsPage } from './components-page.tsx';

/** Renders the components page; its document comes from server/rendering/components-page.ts. */
const language = document.documentElement.lang as Language;
const translations = JSON.parse(document.getElementById('page-texts')?.textContent ?? '{}') as Record<
  string,
  string
>;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <CacheProvider value={createCache({ key: STYLE_KEY })}>
    <TextsProvider texts={createTexts(language, language, translations)}>
      <MemoryRouter>
        <ComponentsPage />
      </MemoryRouter>
    </TextsProvider>
  </CacheProvider>,
);

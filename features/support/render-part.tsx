import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Translations } from '../../src/core/site/texts.ts';
import { createTexts } from '../../src/texts.ts';
import { TextsProvider } from '../../src/views/components/use-texts.ts';
import { NotificationModal } from '../../src/views/shell/open-modals.tsx';
import { RoomsModal } from '../../src/views/shell/rooms/rooms-modal.tsx';
import { ServicesProvider } from '../../src/views/shell/services.tsx';
import type { Visitor } from './visitor.ts';

const PARTS = { rooms: RoomsModal, notification: NotificationModal };

/** Renders a part of the shell that the page did not contain. */
export async function renderPart(visitor: Visitor, part: keyof typeof PARTS): Promise<string> {
  const { language } = visitor;
  const texts = createTexts(language, language, await visitor.get(Translations).of(language));
  const Part = PARTS[part];
  return renderToStaticMarkup(
    <CacheProvider value={createCache({ key: 'part' })}>
      <TextsProvider texts={texts}>
        <ServicesProvider value={visitor}>
          <StaticRouter location={visitor.history.url}>
            <Part />
          </StaticRouter>
        </ServicesProvider>
      </TextsProvider>
    </CacheProvider>,
  ).replaceAll('&amp;', '&');
}

import createCache from '@emotion/cache';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { browserContainer } from './container/browser.ts';
import type { PageState } from './container/page-state.ts';
import { BelongingsStorage, HandOver } from './core/site/hand-over.ts';
import { LanguageStorage } from './core/site/language-storage.ts';
import { Translations } from './core/site/translations.ts';
import { createTexts } from './texts.ts';
import { Navigation } from './view-models/site/navigation.ts';
import { STYLE_KEY } from './views/style-key.ts';

/** Takes over the page that the server rendered: same state, same first picture, and from then on alive. */
async function start(): Promise<void> {
  const state = readJson('page-state') as PageState;
  const container = browserContainer(state, readJson('page-texts') as Record<string, string>);
  if (state.handedOver) {
    const belongings = await container
      .get(HandOver)
      .collect()
      .catch(() => null);
    if (belongings) container.get(BelongingsStorage).write(belongings);
  }
  container.get(LanguageStorage).write(state.shownLanguage);
  const navigation = container.get(Navigation);
  // The screen's code must be here before hydration: a page still waiting would be wiped and drawn again.
  const [translations] = await Promise.all([
    container.get(Translations).of(state.language),
    navigation.start(window.location.href),
  ]);
  const nonce = document.querySelector<HTMLElement>('style[nonce]')?.nonce;
  const styles = createCache({ key: STYLE_KEY, ...(nonce && { nonce }) });
  const texts = createTexts(state.language, state.shownLanguage, translations);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  hydrateRoot(root, <App container={container} texts={texts} styles={styles} />);
}

/** What the server wrote into the page for this script. */
function readJson(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

void start();

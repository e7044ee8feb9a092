import createCache from '@emotion/cache';
import type { Container } from 'inversify';
import { startTransition } from 'react';
import { FileTranslations } from './adapters/browser/file-translations.ts';
import { RouterHistory } from './adapters/browser/router-history.ts';
import { App } from './app.tsx';
import { browserContainer } from './container/browser.ts';
import type { ClientContext } from './container/client-context.ts';
import { TokenCookie } from './core/accounts/sign-in.ts';
import { Clock } from './core/shared/clock.ts';
import { ErrorReports } from './core/site/error-reports.ts';
import { VisitReports } from './core/site/visits.ts';
import { TransferPayloadStorage, SessionTransfer } from './core/site/session-transfer.ts';
import { LanguageStorage } from './core/site/visitor-choices.ts';
import { Translations } from './core/site/texts.ts';
import { PageRouter } from './page-router.tsx';
import { createTexts } from './texts.ts';
import { Session } from './view-models/accounts/session.ts';
import { Modals } from './view-models/site/modals.ts';
import { Navigation } from './view-models/site/navigation.ts';
import { reportVisits } from './view-models/site/report-visits.ts';
import { STYLE_KEY } from './views/style-key.ts';

/** Hydrates the page that the server rendered, with the same state. */
async function start(): Promise<void> {
  const state = readJson('page-state') as ClientContext;
  const history = new RouterHistory();
  const container = browserContainer(state, history);
  const loadingTexts = new FileTranslations(state.textsPath, container.get(Translations)).of(state.language);
  const arrived = state.handedOver ? await collectSessionTransfer(container) : true;
  container.get(LanguageStorage).write(state.shownLanguage);
  const navigation = container.get(Navigation);
  // The screen's code must be loaded before hydration: React would replace a page that suspends.
  const [translations, { createRoot, hydrateRoot }] = await Promise.all([
    loadingTexts,
    import('react-dom/client'),
    container.get(Session).load(),
    navigation.start(window.location.href),
  ]);
  const styles = createCache({ key: STYLE_KEY });
  const texts = createTexts(state.language, state.shownLanguage, translations);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  const report = (error: unknown) => {
    window.reportError(error);
    container.get(ErrorReports).report(error, navigation.current?.open?.route ?? 'none');
  };
  // A transition lets React hydrate in slices, so that presses in between are handled.
  const app = (
    <PageRouter history={history}>
      <App container={container} texts={texts} styles={styles} />
    </PageRouter>
  );
  const options = { onCaughtError: report, onUncaughtError: report, onRecoverableError: report };
  // A page that was rendered for another session is rendered again.
  const isOfSession = container.get(TokenCookie).mark() === state.session;
  startTransition(() => {
    if (isOfSession) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
  reportVisits(navigation, container.get(VisitReports));
  // Earlier input and presses are repeated (server/rendering/inline-scripts/replay-early-events.ts).
  window.dispatchEvent(new Event('hydrated'));
  document.documentElement.dataset['hydrated'] = '';
  // Parts off the screen are laid out now (page-styles.ts), so that "back" returns to the same height.
  window.addEventListener('scroll', layOutPage, { once: true, passive: true });
  // Shown after hydration, which needs the server's page.
  if (!arrived) {
    container.get(Clock).after(0, () => container.get(Modals).notify('error', 'error-hand-over-refused'));
  }
}

/** Collects the session from the other domain (LANG-11); false if that failed. */
async function collectSessionTransfer(container: Container): Promise<boolean> {
  try {
    const { payload, authToken } = await container.get(SessionTransfer).collectSessionTransfer();
    if (authToken) container.get(TokenCookie).write(authToken);
    if (payload) container.get(TransferPayloadStorage).write(payload);
    return true;
  } catch {
    return false;
  }
}

const layOutPage = () => {
  document.documentElement.dataset['laidOut'] = '';
};

/** Data that the server wrote into the page for this script. */
function readJson(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

void start();

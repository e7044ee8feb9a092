import './static-rendering.ts';
import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { statusOf } from '../../api/failure-status.ts';
import { InProcessHttpClient } from '../../src/adapters/server/in-process-http-client.ts';
import type { AskInProcess } from '../../src/adapters/server/in-process-http-client.ts';
import type { KnownAnswers } from '../../src/adapters/http/preloaded-http-client.ts';
import { App } from '../../src/app.tsx';
import type { ClientContext } from '../../src/container/client-context.ts';
import { renderingContainer } from '../../src/container/rendering.ts';
import { BrowserHistory } from '../../src/core/site/browser-history.ts';
import type { Place } from '../../src/core/site/browser-history.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import type { Clock } from '../../src/core/shared/clock.ts';
import type { Language, ShownLanguage } from '../../src/core/shared/language.ts';
import { WrittenDates } from '../../src/core/shared/date-format.ts';
import type { RouteName } from '../../src/core/site/routes.ts';
import type { SiteSettings } from '../../src/core/site/settings.ts';
import { createTexts } from '../../src/texts.ts';
import { Session } from '../../src/view-models/accounts/session.ts';
import { Navigation } from '../../src/view-models/site/navigation.ts';
import type { Head } from '../../src/view-models/site/screen.ts';
import { partsLoaded } from '../../src/views/components/lazy-part.tsx';
import { textsOf } from '../../src/views/components/use-texts.ts';
import { failureTitle } from '../../src/views/shell/page-title.ts';
import { STYLE_KEY } from '../../src/views/style-key.ts';
import { documentStyles } from '../../src/views/styles/document-styles.ts';

export type ScreenRequest = {
  url: string;
  host: string;
  shownLanguage: ShownLanguage;
  settings: SiteSettings;
  clock: Clock;
  /** True if the browser sent the readable session token. */
  hasToken: boolean;
  ask: AskInProcess;
};

export type PageRequest = ScreenRequest & {
  language: Language;
  handedOver: boolean;
  /** Session mark; empty for a visitor. */
  session: string;
  /** Texts of the language. The same object for every page, so that they are prepared once. */
  translations: Record<string, string>;
  /** URL of the file with the texts. */
  textsPath: string;
};

export type RenderedPage = {
  status: number;
  /** URL of the shown page if it differs from the requested one, such as a list's last page. */
  movedTo: string | null;
  route: RouteName;
  /** True if it contains data of a signed-in account; such pages are not cached. */
  isPrivate: boolean;
  head: Head;
  translate: (key: string, values?: Record<string, string | number>) => string;
  html: string;
  styles: { names: string; css: string };
  documentStyles: string;
  state: ClientContext;
};

const addressIn = ({ path, search }: Place) => path + search;

const prepared = new WeakMap<object, Map<ShownLanguage, i18n>>();

/** Cached, because preparing texts costs as much as a page. */
function preparedTexts(language: Language, shown: ShownLanguage, translations: Record<string, string>): i18n {
  const byLanguage = prepared.get(translations) ?? new Map<ShownLanguage, i18n>();
  prepared.set(translations, byLanguage);
  const texts = byLanguage.get(shown) ?? createTexts(language, shown, translations);
  byLanguage.set(shown, texts);
  return texts;
}

/** Styles inserted during rendering. The cache is per page, so all are needed. */
function insertedStyles({ inserted }: EmotionCache): RenderedPage['styles'] {
  return { names: Object.keys(inserted).join(' '), css: Object.values(inserted).join('') };
}

/**
 * Loads a screen for one visitor with its own container.
 * @throws Failure `unavailable` if the account is unknown, because a visitor's page would differ
 */
async function openScreen({ url, ask, host, shownLanguage, settings, clock, hasToken }: ScreenRequest) {
  const http = new InProcessHttpClient(ask, () => session.refused(false));
  const container = renderingContainer({ host, shownLanguage, settings, http, clock, hasToken });
  const session = container.get(Session);
  await session.load();
  if (session.isUnknown) throw new Failure('error-please-try-again-later', {}, 'unavailable');
  const navigation = container.get(Navigation);
  await navigation.start(url);
  await http.settled();
  // Sorted, so that equal pages are equal to the byte and browsers get 304.
  const answers = Object.fromEntries(
    Object.entries(http.answers).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return { container, navigation, isPrivate: session.user !== null, answers };
}

/** Returns the API's answers for a screen, without errors. The browser requests those itself. */
export async function screenAnswers(request: ScreenRequest): Promise<KnownAnswers> {
  const { answers } = await openScreen(request);
  return Object.fromEntries(Object.entries(answers).filter(([, { status }]) => status < 400));
}

export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { container, navigation, isPrivate, answers } = await openScreen(request);
  await partsLoaded();
  const { language, shownLanguage, settings } = request;
  const texts = preparedTexts(language, shownLanguage, request.translations);
  const cache = createCache({ key: STYLE_KEY });
  // Otherwise Emotion writes style elements into the content, which breaks hydration.
  cache.compat = true;
  const open = navigation.current?.open;
  const route = open?.route ?? 'NotFound';
  const requested = container.get(BrowserHistory).placeOf(request.url);
  const place = navigation.current?.place ?? requested;
  const html = renderToString(
    <StaticRouter location={{ pathname: place.path, search: place.search }}>
      <App container={container} texts={texts} styles={cache} />
    </StaticRouter>,
  );
  return {
    status: navigation.refusal ? statusOf(navigation.refusal) : 200,
    movedTo: addressIn(place) === addressIn(requested) ? null : addressIn(place),
    route,
    isPrivate,
    head: open?.screen.head ?? {
      title: { key: failureTitle(navigation.current?.failure) },
    },
    translate: textsOf(texts),
    html,
    styles: insertedStyles(cache),
    documentStyles,
    state: {
      language,
      shownLanguage,
      settings,
      textsPath: request.textsPath,
      answers,
      dates: container.get(WrittenDates).known,
      handedOver: request.handedOver,
      session: request.session,
    },
  };
}

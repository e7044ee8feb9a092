import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import {
  HttpErrorReports,
  HttpHandOver,
  HttpPageTexts,
  HttpTranslations,
} from '../adapters/http/http-site.ts';
import {
  StoredBelongings,
  StoredConsent,
  StoredLanguage,
  StoredPreferredCurrency,
} from '../adapters/storage/stored-choices.ts';
import { TextStore } from '../adapters/storage/text-store.ts';
import { Clock } from '../core/shared/clock.ts';
import { ConsentStorage } from '../core/site/consent.ts';
import { ErrorReports } from '../core/site/error-reports.ts';
import { BelongingsStorage, HandOver } from '../core/site/hand-over.ts';
import { LanguageStorage } from '../core/site/language-storage.ts';
import { PageTexts } from '../core/site/page-text.ts';
import { PreferredCurrencyStorage } from '../core/site/preferred-currency-storage.ts';
import { SiteSettings } from '../core/site/settings.ts';
import { Translations } from '../core/site/translations.ts';
import { Session } from '../view-models/accounts/session.ts';
import { CookieNotice } from '../view-models/site/cookie-notice.ts';
import { Modals } from '../view-models/site/modals.ts';
import { NewsletterOpener } from '../view-models/site/newsletter-opener.ts';
import { BrowserHistory } from '../core/site/browser-history.ts';
import { Navigation, ScreenLoader } from '../view-models/site/navigation.ts';
import { Panels } from '../view-models/site/panels.ts';
import { PreferredCurrency } from '../view-models/site/preferred-currency.ts';
import { Progress } from '../view-models/site/progress.ts';
import { SearchBoxOpener } from '../view-models/site/search-box-opener.ts';

/** The shell: navigation, modals, language, notices. */
export const site = new ContainerModule(({ bind }) => {
  bind(Translations).toResolvedValue((http) => new HttpTranslations(http), [HttpClient]);
  bind(PageTexts).toResolvedValue((http) => new HttpPageTexts(http), [HttpClient]);
  bind(HandOver).toResolvedValue((http) => new HttpHandOver(http), [HttpClient]);
  bind(ErrorReports).toResolvedValue((http) => new HttpErrorReports(http), [HttpClient]);
  bind(ConsentStorage).toResolvedValue((store) => new StoredConsent(store), [TextStore]);
  bind(LanguageStorage).toResolvedValue((store) => new StoredLanguage(store), [TextStore]);
  bind(BelongingsStorage).toResolvedValue(
    (store, consent) => new StoredBelongings(store, consent),
    [TextStore, ConsentStorage],
  );
  bind(PreferredCurrencyStorage).toResolvedValue((store) => new StoredPreferredCurrency(store), [TextStore]);
  bind(PreferredCurrency)
    .toResolvedValue(
      (storage, settings) => new PreferredCurrency(storage, settings.priceOrder),
      [PreferredCurrencyStorage, SiteSettings],
    )
    .inSingletonScope();
  bind(Modals)
    .toResolvedValue(() => new Modals())
    .inSingletonScope();
  bind(Panels)
    .toResolvedValue(() => new Panels())
    .inSingletonScope();
  bind(Progress)
    .toResolvedValue((clock) => new Progress(clock), [Clock])
    .inSingletonScope();
  bind(CookieNotice)
    .toResolvedValue((storage) => new CookieNotice(storage), [ConsentStorage])
    .inSingletonScope();
  bind(NewsletterOpener)
    .toResolvedValue(
      (http, modals) => ({
        open: async () => (await import('./newsletter-box.ts')).newsletterBox(http, modals),
      }),
      [HttpClient, Modals],
    )
    .inSingletonScope();
  bind(SearchBoxOpener)
    .toResolvedValue(
      (http, store, clock) => ({
        open: async () => (await import('./search-box.ts')).searchBox(http, store, clock),
      }),
      [HttpClient, TextStore, Clock],
    )
    .inSingletonScope();
  bind(Navigation)
    .toResolvedValue(
      (loader, history, panels, progress, clock, session) =>
        new Navigation(
          loader,
          history,
          panels,
          progress,
          () => new AbortController(),
          () => clock.now().getTime(),
          () => session.role(),
        ),
      [ScreenLoader, BrowserHistory, Panels, Progress, Clock, Session],
    )
    .inSingletonScope();
});

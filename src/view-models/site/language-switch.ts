import { makeAutoObservable } from 'mobx';
import type {
  TransferPayloadStorage,
  DomainCrossing,
  SessionTransfer,
} from '../../core/site/session-transfer.ts';
import type { LanguageStorage } from '../../core/site/visitor-choices.ts';
import { textIn } from '../../core/shared/answer-checks.ts';
import { isDevelopmentHost, originOf } from '../../core/shared/language.ts';
import type { Language, ShownLanguage } from '../../core/shared/language.ts';
import { pathOf, queryText } from '../../core/site/paths.ts';
import type { SiteSettings } from '../../core/site/settings.ts';
import type { Place } from '../../core/site/browser-history.ts';
import type { ScreenLoader } from './navigation.ts';
import { unobserved } from './unobserved.ts';

/** Language of the page, and the switch to the other one (LANG-04, LANG-05). */
export class LanguageSwitch {
  constructor(
    readonly shown: ShownLanguage,
    private readonly host: string,
    private readonly settings: SiteSettings,
    private readonly storage: LanguageStorage,
    private readonly payload: TransferPayloadStorage,
    private readonly sessionTransfer: SessionTransfer,
    private readonly crossing: DomainCrossing,
    private readonly screens: Pick<ScreenLoader, 'routeOf'>,
  ) {
    makeAutoObservable(
      this,
      unobserved('settings', 'storage', 'payload', 'sessionTransfer', 'crossing', 'screens'),
    );
  }

  /** Language of links and data; `debug` shows text keys on a Bulgarian page. */
  get language(): Language {
    return this.shown === 'debug' ? 'bg' : this.shown;
  }

  get other(): Language {
    return this.language === 'bg' ? 'en' : 'bg';
  }

  /** True if the language changes without another domain (LANG-05). */
  get inPlace(): boolean {
    return (
      isDevelopmentHost(this.host, this.settings.addresses) ||
      originOf(this.other, this.settings.addresses) === undefined
    );
  }

  /** Address of the page in the other language, also for use without a script. */
  addressOf(place: Pick<Place, 'path' | 'query'>): string {
    const path = this.pathInOther(place);
    if (!this.inPlace) return `${originOf(this.other, this.settings.addresses)}${path}`;
    return path + (path.includes('?') ? '&' : '?') + `defaultLang=${this.other}`;
  }

  /** Switches the language and transfers the visitor's stored data (LANG-11). */
  async switch(place: Pick<Place, 'path' | 'query'>): Promise<void> {
    this.storage.write(this.other);
    const origin = originOf(this.other, this.settings.addresses);
    if (this.inPlace || origin === undefined) return this.crossing.follow(this.addressOf(place));
    const left = await this.sessionTransfer.leaveSessionTransfer(this.payload.read());
    this.crossing.cross(origin, textIn(left, 'secret'), this.pathInOther(place));
  }

  private pathInOther(place: Pick<Place, 'path' | 'query'>): string {
    const { route, params } = this.screens.routeOf(place.path);
    const { defaultLang: _, ...query } = place.query;
    return route === 'NotFound' ? place.path + queryText(query) : pathOf(route, this.other, params, query);
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { numberFormatter, singleFullStop, TEXT_OPTIONS } from '../../content/text-format.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/core/shared/language.ts';
import type { Asked } from '../../content/text-key.ts';
import type { Language } from '../../src/core/shared/language.ts';

/** A text of `content/translations` by key, with its values. */
export type Translate = <const Key extends string>(
  key: Key & Asked<Key>,
  values?: Record<string, string | number>,
) => string;

/** Files whose texts no page shows: mails, receipts, calendars and drafts. */
const NEVER_SHOWN = /-(mails|description)\.json$/;
/** Texts of the back office, which visitors do not load. */
const TEAM = /^team(-\w+)?\.json$/;

/** Texts on the server, for API, mails and pages. */
export class Texts {
  private readonly bundles: Record<Language, Record<string, string>>;
  private readonly shown: Record<Language, Record<string, string>>;
  private readonly team: Record<Language, Record<string, string>>;
  private readonly instance: i18n;

  /** `siteTitle` replaces `site-name` in both languages. */
  constructor(folder: string, siteTitle?: string) {
    const named: Record<string, string> = siteTitle === undefined ? {} : { 'site-name': siteTitle };
    this.bundles = readBundles(folder, named, () => true);
    this.team = readBundles(folder, named, (file) => !NEVER_SHOWN.test(file));
    this.shown = readBundles(folder, named, (file) => !NEVER_SHOWN.test(file) && !TEAM.test(file));
    this.instance = createInstance();
    void this.instance
      .use(numberFormatter)
      .use(singleFullStop)
      .init({
        ...TEXT_OPTIONS,
        fallbackLng: DEFAULT_LANGUAGE,
        supportedLngs: [...LANGUAGES],
        resources: { bg: { translation: this.bundles.bg }, en: { translation: this.bundles.en } },
      });
  }

  /** All texts (LANG-07). */
  bundle(language: Language): Record<string, string> {
    return this.bundles[language];
  }

  /** Texts that pages may show. */
  shownBundle(language: Language): Record<string, string> {
    return this.shown[language];
  }

  /** Texts that the back office may show: its own, and the product's for errors and words. */
  teamBundle(language: Language): Record<string, string> {
    return this.team[language];
  }

  in(language: Language): Translate {
    return this.instance.getFixedT(language);
  }
}

/** Missing English texts are Bulgarian (LANG-02). */
function readBundles(
  folder: string,
  named: Record<string, string>,
  includes: (file: string) => boolean,
): Record<Language, Record<string, string>> {
  const [bg, en] = [readBundle(join(folder, 'bg'), includes), readBundle(join(folder, 'en'), includes)];
  return { bg: resolved({ ...bg, ...named }), en: resolved({ ...bg, ...en, ...named }) };
}

/**
 * Resolves texts that refer to another key, such as `$t(save)`, because clients of the API get whole texts.
 */
export function resolved(bundle: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(bundle).map(([key, text]) => {
      const [, shared] = /^\$t\(([\w-]+)\)$/.exec(text) ?? [];
      return [key, shared === undefined ? text : (bundle[shared] ?? text)];
    }),
  );
}

function readBundle(folder: string, includes: (file: string) => boolean): Record<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && includes(file));
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object),
  ) as Record<string, string>;
}

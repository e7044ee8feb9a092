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

/** Changed texts by key, in place of those of the files. */
export type Overrides = Record<Language, Readonly<Record<string, string>>>;

const NO_OVERRIDES: Overrides = { bg: {}, en: {} };

/** Texts on the server, for API, mails and pages. The team can change them while the server runs (TEAM-09). */
export class Texts {
  private readonly named: Record<string, string>;
  private readonly files: Files;
  private unresolved!: Overrides;
  private bundles!: Record<Language, Record<string, string>>;
  private shown!: Record<Language, Record<string, string>>;
  private team!: Record<Language, Record<string, string>>;
  private readonly instance: i18n;

  /** `siteTitle` replaces `site-name` in both languages. */
  constructor(folder: string, siteTitle?: string) {
    this.named = siteTitle === undefined ? {} : { 'site-name': siteTitle };
    this.files = readFiles(folder);
    this.combine(NO_OVERRIDES);
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

  /** Replaces all earlier changes of texts. */
  override(overrides: Overrides): void {
    this.combine(overrides);
    for (const language of LANGUAGES)
      this.instance.addResourceBundle(language, 'translation', this.bundles[language], false, true);
  }

  /** Texts of the files by key, without changes of the team. */
  originals(language: Language): Readonly<Record<string, string>> {
    return this.files.all[language];
  }

  /** Texts of the files with the changes of the team; references such as `$t(save)` stay. */
  sources(language: Language): Readonly<Record<string, string>> {
    return this.unresolved[language];
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

  /** Missing English texts are Bulgarian (LANG-02). */
  private combine(overrides: Overrides): void {
    const combined = ({ bg, en }: Bundles, isShown: boolean) => {
      const own = (language: Language) => {
        const changed = Object.entries(overrides[language]);
        const known = isShown ? changed.filter(([key]) => key in bg) : changed;
        return { ...Object.fromEntries(known), ...this.named };
      };
      const bulgarian = { ...bg, ...own('bg') };
      return { bg: resolved(bulgarian), en: resolved({ ...bulgarian, ...en, ...own('en') }) };
    };
    const { bg, en } = this.files.all;
    this.unresolved = { bg: { ...bg, ...overrides.bg }, en: { ...en, ...overrides.en } };
    this.bundles = combined(this.files.all, false);
    this.shown = combined(this.files.shown, true);
    this.team = combined(this.files.team, true);
  }
}

type Bundles = Record<Language, Record<string, string>>;
type Files = { all: Bundles; shown: Bundles; team: Bundles };

function readFiles(folder: string): Files {
  const read = (includes: (file: string) => boolean): Bundles => ({
    bg: readBundle(join(folder, 'bg'), includes),
    en: readBundle(join(folder, 'en'), includes),
  });
  return {
    all: read(() => true),
    shown: read((file) => !NEVER_SHOWN.test(file) && !TEAM.test(file)),
    team: read((file) => !NEVER_SHOWN.test(file)),
  };
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

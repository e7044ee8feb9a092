import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/core/shared/language.ts';
import type { Language } from '../../src/core/shared/language.ts';

/** A text of `content/translations` by key, with its values filled in. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** The product's texts on the server: for the API, e-mails and pages. */
export class Texts {
  private readonly bundles: Record<Language, Record<string, string>>;
  private readonly instance: i18n;

  constructor(folder: string) {
    const [bg, en] = [readBundle(join(folder, 'bg')), readBundle(join(folder, 'en'))];
    // What English lacks comes in Bulgarian (LANG-02).
    this.bundles = { bg, en: { ...bg, ...en } };
    this.instance = createInstance({
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: [...LANGUAGES],
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: { bg: { translation: this.bundles.bg }, en: { translation: this.bundles.en } },
    });
    void this.instance.init();
  }

  bundle(language: Language): Record<string, string> {
    return this.bundles[language];
  }

  in(language: Language): Translate {
    const translate = this.instance.getFixedT(language);
    return (key, values) => translate(key, values ?? {});
  }
}

function readBundle(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object),
  ) as Record<string, string>;
}

/** Languages of the product; Bulgarian is the default and the fallback (LANG-02). */
export const LANGUAGES = ['bg', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'bg';

export function localeOf(language: Language): 'bg-BG' | 'en-GB' {
  return language === 'bg' ? 'bg-BG' : 'en-GB';
}

/** Language of the screen, or `debug`, which shows keys instead of texts (LANG-08). */
export type ShownLanguage = Language | 'debug';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Public origins of the product (`https://uyut.example`), and hosts that change the language in place. */
export type SiteAddresses = {
  bg?: string | undefined;
  en?: string | undefined;
  /** Additional host with the behaviour of localhost (LANG-05). */
  testHost?: string | undefined;
};

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for a developer's host, where the language changes in place (LANG-05). */
export function isDevelopmentHost(host: string, addresses: SiteAddresses): boolean {
  const name = hostName(host);
  return LOCAL_HOSTS.has(name) || (addresses.testHost !== undefined && name === hostName(addresses.testHost));
}

/**
 * Language of a host: Bulgarian for the Bulgarian domain, English for any other (LANG-01). A developer's host
 * uses the chosen language, else the default (LANG-02, LANG-05).
 */
export function languageOfHost(host: string, addresses: SiteAddresses, chosen?: string | null): Language {
  if (isDevelopmentHost(host, addresses)) return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
  return addresses.bg !== undefined && hostName(host) === hostOfOrigin(addresses.bg) ? 'bg' : 'en';
}

/** Origin of a language, `https://uyut.example`; undefined if its domain is not configured. */
export function originOf(language: Language, addresses: SiteAddresses): string | undefined {
  return addresses[language]?.replace(/\/+$/, '');
}

function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '');
}

function hostOfOrigin(origin: string): string {
  return hostName(origin.replace(/^[a-z]+:\/\//i, '').replace(/\/.*$/, ''));
}

/**
 * Detects the language of a text by its letters. A third of Cyrillic makes it Bulgarian, because names of
 * firms and products are often Latin. A text without letters is Bulgarian.
 */
export function languageOfText(...texts: readonly string[]): Language {
  const text = texts.join('');
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return cyrillic * 3 >= cyrillic + latin ? 'bg' : 'en';
}

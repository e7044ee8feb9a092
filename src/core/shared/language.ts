/** The languages of the product; Bulgarian is the default and the fallback (LANG-02). */
export const LANGUAGES = ['bg', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'bg';

/** The locale of a language's numbers and dates. */
export function localeOf(language: Language): 'bg-BG' | 'en-GB' {
  return language === 'bg' ? 'bg-BG' : 'en-GB';
}

/** What the screen can be shown in: a language, or `debug`, which shows keys instead of texts (LANG-08). */
export type ShownLanguage = Language | 'debug';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The public origins of the product (`https://uyut.example`) and the hosts where languages switch in place. */
export type SiteAddresses = {
  bg?: string | undefined;
  en?: string | undefined;
  /** A host treated like localhost (LANG-05). */
  testHost?: string | undefined;
};

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the host is a developer's: the language switch then changes the page in place (LANG-05). */
export function isDevelopmentHost(host: string, addresses: SiteAddresses): boolean {
  const name = hostName(host);
  return LOCAL_HOSTS.has(name) || (addresses.testHost !== undefined && name === hostName(addresses.testHost));
}

/**
 * The Bulgarian domain gives Bulgarian, any other host English (LANG-01). On a developer's host there is no
 * domain to choose by, so the language is the one chosen before, else the default (LANG-02, LANG-05).
 */
export function languageOfHost(host: string, addresses: SiteAddresses, chosen?: string | null): Language {
  if (isDevelopmentHost(host, addresses)) return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
  return addresses.bg !== undefined && hostName(host) === hostOfOrigin(addresses.bg) ? 'bg' : 'en';
}

/** Where a language lives, `https://uyut.example`; undefined while that domain is not configured. */
export function originOf(language: Language, addresses: SiteAddresses): string | undefined {
  return addresses[language]?.replace(/\/+$/, '');
}

function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '');
}

function hostOfOrigin(origin: string): string {
  return hostName(origin.replace(/^[a-z]+:\/\//i, '').replace(/\/.*$/, ''));
}

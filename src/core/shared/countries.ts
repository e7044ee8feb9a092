import type { Language } from './language.ts';

/** Codes of the countries of the European Union (ISO 3166-1 alpha-2). */
const EUROPEAN_UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Codes of countries outside the European Union that produce goods for homes. */
const OTHERS =
  'AE AL AM AR AU AZ BA BD BO BR BY CA CH CL CN CO CR EC EG ET GB GE GT HK ID IL IN IR IS JO JP KE KG KH KR KZ LA LB LI LK MA MC MD ME MG MK MM MN MX MY NG NO NP NZ PE PH PK PY RS RU SA SG SM TH TN TR TW TZ UA US UY UZ VN XK ZA'.split(
    ' ',
  );

/** Countries of origin of products, as ISO 3166-1 alpha-2 codes. */
export const COUNTRIES: readonly string[] = [...EUROPEAN_UNION, ...OTHERS];

export function isInEuropeanUnion(country: string): boolean {
  return EUROPEAN_UNION.has(country);
}

const names = new Map<Language, Intl.DisplayNames>();

/** Returns the country's name. Formats are cached because the first one is slow on phones. */
export function countryName(code: string, language: Language): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, known);
  return known.of(code) ?? code;
}

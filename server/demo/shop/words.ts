/** The same text in Bulgarian and in English. */
export type Text = readonly [bg: string, en: string];

/** What a Bulgarian adjective agrees with. */
export type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

/** A whole number of mm in cm, with the decimal sign of the language. */
export function centimetres(millimetres: number, decimalSign: ',' | '.'): string {
  return String(millimetres / 10).replace('.', decimalSign);
}

export type Text = readonly [bg: string, en: string];

/** Agreement of a Bulgarian adjective. */
export type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

/** Formats whole mm as cm, with the decimal sign of the language. */
export function centimetres(millimetres: number, decimalSign: ',' | '.'): string {
  return String(millimetres / 10).replace('.', decimalSign);
}

import type { Gender, Text } from './words.ts';

interface Colour {
  readonly name: Text;
  /** Masculine, feminine, neuter, plural; a single form for nouns, which do not agree. */
  readonly bg: readonly [string] | readonly [string, string, string, string];
  readonly en: string;
  readonly hex: string;
}

/** Colours of the demo catalogue: names for the filter, forms for titles, paint for drawings. */
export const colours = {
  white: { name: ['Бяло', 'White'], bg: ['бял', 'бяла', 'бяло', 'бели'], en: 'white', hex: '#f1ebdf' },
  cream: {
    name: ['Кремаво', 'Cream'],
    bg: ['кремав', 'кремава', 'кремаво', 'кремави'],
    en: 'cream',
    hex: '#e6d6b8',
  },
  sand: {
    name: ['Пясъчно', 'Sand'],
    bg: ['пясъчен', 'пясъчна', 'пясъчно', 'пясъчни'],
    en: 'sand',
    hex: '#d3bb95',
  },
  grey: { name: ['Сиво', 'Grey'], bg: ['сив', 'сива', 'сиво', 'сиви'], en: 'grey', hex: '#a8a49b' },
  anthracite: { name: ['Антрацит', 'Anthracite'], bg: ['антрацит'], en: 'anthracite', hex: '#54585a' },
  black: { name: ['Черно', 'Black'], bg: ['черен', 'черна', 'черно', 'черни'], en: 'black', hex: '#3a3733' },
  green: {
    name: ['Зелено', 'Green'],
    bg: ['зелен', 'зелена', 'зелено', 'зелени'],
    en: 'green',
    hex: '#2f6b50',
  },
  mint: { name: ['Мента', 'Mint'], bg: ['мента'], en: 'mint', hex: '#a6c9b3' },
  olive: {
    name: ['Маслинено', 'Olive'],
    bg: ['маслинен', 'маслинена', 'маслинено', 'маслинени'],
    en: 'olive',
    hex: '#868a58',
  },
  blue: { name: ['Синьо', 'Blue'], bg: ['син', 'синя', 'синьо', 'сини'], en: 'blue', hex: '#5f86a3' },
  navy: {
    name: ['Тъмносиньо', 'Navy'],
    bg: ['тъмносин', 'тъмносиня', 'тъмносиньо', 'тъмносини'],
    en: 'navy',
    hex: '#34496a',
  },
  terracotta: { name: ['Теракота', 'Terracotta'], bg: ['теракота'], en: 'terracotta', hex: '#c4714d' },
  mustard: { name: ['Горчица', 'Mustard'], bg: ['горчица'], en: 'mustard', hex: '#d2a548' },
  rose: { name: ['Розово', 'Rose'], bg: ['розов', 'розова', 'розово', 'розови'], en: 'rose', hex: '#d38d9c' },
  burgundy: { name: ['Бордо', 'Burgundy'], bg: ['бордо'], en: 'burgundy', hex: '#83384a' },
  oak: { name: ['Дъб', 'Oak'], bg: ['дъб'], en: 'oak', hex: '#c79d68' },
  walnut: { name: ['Орех', 'Walnut'], bg: ['орех'], en: 'walnut', hex: '#805940' },
  natural: {
    name: ['Натурално', 'Natural'],
    bg: ['натурален', 'натурална', 'натурално', 'натурални'],
    en: 'natural',
    hex: '#cbac7c',
  },
  brass: { name: ['Месинг', 'Brass'], bg: ['месинг'], en: 'brass', hex: '#c6a252' },
  steel: { name: ['Инокс', 'Stainless steel'], bg: ['инокс'], en: 'stainless steel', hex: '#b3b8b9' },
} as const satisfies Record<string, Colour>;

export type ColourKey = keyof typeof colours;

const genders: readonly Gender[] = ['masculine', 'feminine', 'neuter', 'plural'];

/** Colour in a Bulgarian title, agreeing with the noun. */
export function agreedColour(key: ColourKey, gender: Gender): string {
  const forms: Colour['bg'] = colours[key].bg;
  return forms[genders.indexOf(gender)] ?? forms[0];
}

/** True for woods, which are combined with the material: 'орех и лен'. */
export function isWood(key: ColourKey): boolean {
  return key === 'oak' || key === 'walnut';
}

import { estates } from './markets.ts';

/** The forms that an adjective takes beside a masculine, a feminine and a neuter noun. */
export type Forms = readonly [masculine: string, feminine: string, neuter: string];
export type NounGender = 0 | 1 | 2;

/** A noun as texts need it: indefinite, definite as a subject, definite as an object, short for titles. */
export interface Noun {
  readonly gender: NounGender;
  readonly plain: string;
  readonly definite: string;
  readonly object: string;
  readonly short: string;
}

const ordinals = [
  'партер',
  'първи',
  'втори',
  'трети',
  'четвърти',
  'пети',
  'шести',
  'седми',
  'осми',
  'девети',
  'десети',
  'единадесети',
  'дванадесети',
  'тринадесети',
  'четиринадесети',
  'петнадесети',
  'шестнадесети',
];

/** 'на партера', 'на трети етаж от осем', 'на последния, пети етаж'. */
export function floorText(floor: number, total: number): string {
  if (floor === 0) return 'на партера';
  const ordinal = ordinals[floor] ?? `${floor}-и`;
  if (floor === total && total > 2) return `на последния, ${ordinal} етаж`;
  return total > 2 ? `на ${ordinal} етаж от ${countWord(total)}` : `на ${ordinal} етаж`;
}

/** A small number in words, of masculine things. */
export function countWord(count: number): string {
  return (
    [
      'нула',
      'един',
      'два',
      'три',
      'четири',
      'пет',
      'шест',
      'седем',
      'осем',
      'девет',
      'десет',
      'единадесет',
      'дванадесет',
      'тринадесет',
      'четиринадесет',
      'петнадесет',
      'шестнадесет',
    ][count] ?? String(count)
  );
}

/** 'а, б и в'. */
export function joined(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} и ${words.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'в София', but 'във Варна'. */
export function inside(place: string): string {
  return `${/^[вф]/i.test(place) ? 'във' : 'в'} ${place}`;
}

const special: Readonly<Record<string, string>> = {
  Център: 'в центъра',
  'Широк център': 'в широкия център',
  'Идеален център': 'в идеалния център',
  'ЖП гара': 'до ЖП гарата',
  Общината: 'до Общината',
  'Окръжна болница': 'до Окръжна болница',
  'Спортна зала': 'до Спортната зала',
  'Червен площад': 'до Червения площад',
  'Колхозен пазар': 'до Колхозния пазар',
  'Базар Левски': 'до Базар Левски',
  ХЕИ: 'до ХЕИ',
  Болницата: 'до болницата',
  Басейна: 'до басейна',
  Калето: 'до Калето',
  'Томбул джамия': 'до Томбул джамия',
  'Хаджицонев мост': 'до Хаджицонев мост',
  'Моста на лютата': 'до Моста на лютата',
  'Докторски паметник': 'до Докторския паметник',
  'Медицинска академия': 'до Медицинска академия',
  'Младежки хълм': 'до Младежкия хълм',
  'Захарна фабрика': 'в района на Захарна фабрика',
  'Девети квартал': 'в Девети квартал',
  'Студентски град': 'в Студентски град',
  'Света гора': 'на Света гора',
  Аязмото: 'до Аязмото',
};

/** Where a district is, as it is said: 'в кв. Лозенец', 'в ж.к. Люлин 3', 'до Спортната зала', 'в центъра'. */
export function inDistrict(name: string, formal: boolean): string {
  const said = special[name];
  if (said) return said;
  if (/махала|град|кула|гора$/i.test(name) || !formal) return inside(name);
  return `в ${estates.test(name) ? 'ж.к.' : 'кв.'} ${name}`;
}

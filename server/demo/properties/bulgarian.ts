/** Adjective forms for masculine, feminine and neuter nouns. */
export type Forms = readonly [masculine: string, feminine: string, neuter: string];
export type NounGender = 0 | 1 | 2;

/** Forms of a noun: indefinite, definite as a subject, definite as an object, short for titles. */
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

export function floorText(floor: number, total: number): string {
  if (floor === 0) return 'на партера';
  const ordinal = ordinals[floor] ?? `${floor}-и`;
  if (floor === total && total > 2) return `на последния, ${ordinal} етаж`;
  return total > 2 ? `на ${ordinal} етаж от ${countWord(total)}` : `на ${ordinal} етаж`;
}

/** Small number in words, masculine. */
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

export function joined(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} и ${words.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

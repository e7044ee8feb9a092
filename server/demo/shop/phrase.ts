import type { ColourKey } from './colours.ts';
import type { Text } from './words.ts';

/** A subject that a description mentions once. */
export type Topic = 'finish' | 'dishwasher' | 'washing' | 'scent' | 'assembly';

/** Products that a text about a material is true for; a list that is missing excludes nothing. */
export interface MaterialCondition {
  readonly kinds?: readonly string[];
  readonly colours?: readonly ColourKey[];
  readonly topic?: Topic;
}

/** A text in both languages with the products that it is true for. */
export type Phrase<Condition = MaterialCondition> = readonly [bg: string, en: string, condition?: Condition];

/** The text without its condition. */
export function textOf([bg, en]: Phrase<unknown>): Text {
  return [bg, en];
}

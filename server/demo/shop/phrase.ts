import type { ColourKey } from './colours.ts';
import type { Text } from './words.ts';

/** Subject that a description mentions at most once. */
export type Topic = 'finish' | 'dishwasher' | 'washing' | 'scent' | 'assembly';

/** Products to which a text about a material applies; a missing list excludes nothing. */
export interface MaterialCondition {
  readonly kinds?: readonly string[];
  readonly colours?: readonly ColourKey[];
  readonly topic?: Topic;
}

/** Text in both languages with the products to which it applies. */
export type Phrase<Condition = MaterialCondition> = readonly [bg: string, en: string, condition?: Condition];

/** The text without its condition. */
export function textOf([bg, en]: Phrase<unknown>): Text {
  return [bg, en];
}

export interface Material {
  /** Name in the filter; in lower case in titles and sentences. */
  readonly name: Text;
  readonly notes: readonly Phrase[];
}

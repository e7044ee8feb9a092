import type { Phrase } from './phrase.ts';
import type { Text } from './words.ts';

export interface Material {
  /** Name in the filter; in lower case in titles and sentences. */
  readonly name: Text;
  /** Facts about the material for buyers. */
  readonly notes: readonly Phrase[];
}

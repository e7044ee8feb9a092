import type { Phrase } from './phrase.ts';
import type { Text } from './words.ts';

/** A material of the demo catalogue. */
export interface Material {
  /** The name of the filter; lower-cased it stands in titles and sentences. */
  readonly name: Text;
  /** Facts that a buyer should know about it. */
  readonly notes: readonly Phrase[];
}

import groups from '../../../content/search-synonyms.json' with { type: 'json' };
import { searchStem, searchTerms } from '../../../src/core/shared/search-stem.ts';
import { foldForSearch } from '../../../src/core/shared/search-text.ts';

/**
 * Words with one meaning. Texts with a phrase of the group, such as `2 ст.`, are found by its first word, and
 * so are such requests. Other words are alternatives in the query.
 */
type Group = { name: string; stems: readonly string[] };

const GROUP_OF_STEM = new Map<string, Group>();
/** Phrases by the stem of their first word, the longer ones first. */
const PHRASES = new Map<string, { stems: readonly string[]; group: Group }[]>();

const stemsOf = (text: string): string[] => foldForSearch(text).split(' ').map(searchStem);

for (const words of groups) {
  const written = words.map(stemsOf);
  const singles = written.flatMap((stems) => (stems.length === 1 ? stems : []));
  const group = { name: words[0] ?? '', stems: [...new Set(singles)] };
  for (const stem of group.stems) GROUP_OF_STEM.set(stem, group);
  for (const stems of written.filter(({ length }) => length > 1)) {
    const [first = ''] = stems;
    const phrases = [...(PHRASES.get(first) ?? []), { stems, group }];
    PHRASES.set(
      first,
      phrases.toSorted((one, other) => other.stems.length - one.stems.length),
    );
  }
}

/** Stems of the other words that mean the same; none for a word that is still being typed. */
export function synonymsOf(folded: string): string[] {
  const stem = searchStem(folded);
  return GROUP_OF_STEM.get(stem)?.stems.filter((one) => one !== stem) ?? [];
}

/** The words with the name of its group in place of each phrase: `2`, `стаен` become `двустаен`. */
export function joinPhrases(words: readonly string[]): string[] {
  const stems = words.map((word) => searchStem(foldForSearch(word)));
  const joined: string[] = [];
  for (let place = 0; place < words.length;) {
    const phrase = phraseAt(stems, place);
    joined.push(phrase?.group.name ?? words[place] ?? '');
    place += phrase?.stems.length ?? 1;
  }
  return joined;
}

/** Terms by which a text is found, folded, with the names of the groups whose phrases it has. */
export function storedTerms(text: string): string[] {
  const stems = stemsOf(text);
  const names = stems.flatMap((_, place) => phraseAt(stems, place)?.group.name ?? []);
  return [...new Set([...searchTerms(text), ...names.flatMap(searchTerms)])];
}

const phraseAt = (stems: readonly string[], place: number) =>
  PHRASES.get(stems[place] ?? '')?.find((phrase) =>
    phrase.stems.every((stem, index) => stems[place + index] === stem),
  );

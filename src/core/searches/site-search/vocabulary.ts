import { searchStem } from '../../shared/search-stem.ts';
import { foldForSearch } from '../../shared/search-text.ts';

/** A typed word: as written, folded to Latin letters, and its stem. */
export type TypedWord = { written: string; folded: string; stem: string };

export function wordsOf(text: string): TypedWord[] {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((written) => {
    const folded = foldForSearch(written).replaceAll(' ', '');
    return folded === '' ? [] : [{ written, folded, stem: searchStem(folded) }];
  });
}

/** A phrase found in a text, with the positions of its words. */
export type Found<Meaning> = { meaning: Meaning; places: number[] };

type Phrase<Meaning> = { words: readonly TypedWord[]; meaning: Meaning };

/** Minimum characters for typing errors; shorter words are too similar. */
const MIN_FUZZY_LENGTH = 5;
/** Minimum characters for two typing errors. */
const LONG = 8;
/** Minimum characters of a stem; shorter ones are equal for words as different as `sofa` and `Sofia`. */
const MIN_STEM_LENGTH = 4;
/** Minimum characters to recognise an incomplete word. */
const MIN_PREFIX_LENGTH = 4;

/** Phrases with a meaning, matched in any spelling and inflection, and with typing errors. */
export class Vocabulary<Meaning> {
  private readonly byFirst = new Map<string, Phrase<Meaning>[]>();
  private readonly singles: Phrase<Meaning>[] = [];

  /** @param entries phrases separated by commas */
  constructor(entries: readonly (readonly [meaning: Meaning, phrases: string])[]) {
    for (const [meaning, phrases] of entries) {
      for (const phrase of phrases.split(',')) this.add({ words: wordsOf(phrase), meaning });
    }
  }

  /** All phrases in the words, the longest first at each position. */
  find(words: readonly TypedWord[]): Found<Meaning>[] {
    const found: Found<Meaning>[] = [];
    for (let place = 0; place < words.length;) {
      const phrase = this.phraseAt(words, place) ?? this.alike(words, place);
      const length = phrase?.words.length ?? 1;
      if (phrase)
        found.push({
          meaning: phrase.meaning,
          places: words.slice(place, place + length).map((_, index) => place + index),
        });
      place += length;
    }
    return found;
  }

  private add(phrase: Phrase<Meaning>): void {
    const [first] = phrase.words;
    if (!first) return;
    const others = this.byFirst.get(first.stem) ?? [];
    this.byFirst.set(
      first.stem,
      [...others, phrase].toSorted((one, other) => other.words.length - one.words.length),
    );
    if (phrase.words.length === 1) this.singles.push(phrase);
  }

  private phraseAt(words: readonly TypedWord[], place: number): Phrase<Meaning> | undefined {
    const isSame = (meant: TypedWord, typed: TypedWord | undefined) =>
      typed !== undefined &&
      (meant.folded === typed.folded ||
        (meant.stem === typed.stem && meant.stem.length >= MIN_STEM_LENGTH) ||
        isMistyped(typed.folded, meant.folded));
    const phrases = this.byFirst.get(words[place]?.stem ?? '') ?? [];
    const fitting = phrases.filter((phrase) =>
      phrase.words.every((word, index) => isSame(word, words[place + index])),
    );
    const [longest] = fitting;
    // Words with different meanings may share a stem: `room` and `roommate`.
    return (
      fitting.find(
        (phrase) =>
          phrase.words.length === longest?.words.length &&
          phrase.words.every((word, index) => word.folded === words[place + index]?.folded),
      ) ?? longest
    );
  }

  private alike(words: readonly TypedWord[], place: number): Phrase<Meaning> | undefined {
    const folded = words[place]?.folded ?? '';
    if (/\d/.test(folded)) return undefined;
    const isLast = place === words.length - 1;
    return (
      (isLast && folded.length >= MIN_PREFIX_LENGTH
        ? this.singles.find((phrase) => phrase.words[0]?.folded.startsWith(folded))
        : undefined) ?? this.singles.find((phrase) => isMistyped(folded, phrase.words[0]?.folded ?? ''))
    );
  }
}

/** True for a word with the same first letter and one typing error, or two in a long word. */
export function isMistyped(typed: string, meant: string): boolean {
  const length = Math.min(typed.length, meant.length);
  if (length < MIN_FUZZY_LENGTH || typed[0] !== meant[0]) return false;
  const most = length >= LONG ? 2 : 1;
  return Math.abs(typed.length - meant.length) <= most && editsBetween(typed, meant) <= most;
}

/** Edit distance: insertions, deletions, replacements and swaps of neighbours. */
function editsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const before = rows[i - 1] ?? [];
      let edits = Math.min(
        (before[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        edits = Math.min(edits, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(edits);
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

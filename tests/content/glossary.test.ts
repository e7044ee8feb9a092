import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/core/shared/language.ts';
import { ALLOWED_WORDS } from './support/allowed-words.ts';
import { readArticles, readTranslations, type Text } from './support/read-texts.ts';

const GLOSSARY = readFileSync('content/glossary.md', 'utf8');

const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
const rowsBelow = (heading: string) =>
  (GLOSSARY.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*-/.test(line))
    .slice(1)
    .map(cellsOf);
const wordsOf = (cell: string | undefined) =>
  (cell ?? '')
    .replace(/\(.*\)/, '')
    .split(/[,:]/)
    .map((word) => word.trim())
    .filter(Boolean);

const TERMS = rowsBelow('Terms');
const byLanguage = (heading: string, language: Language) =>
  rowsBelow(heading)
    .filter((cells) => cells[1] === language)
    .flatMap((cells) => wordsOf(cells[2]?.replace(/^colour in American spelling:/, '')));

/** Forbidden in articles, and in translations together with the words of the interface. */
const FORBIDDEN: Record<Language, string[]> = {
  bg: [...TERMS.flatMap((cells) => wordsOf(cells[3])), ...byLanguage('Amounts', 'bg')],
  en: [...TERMS.flatMap((cells) => wordsOf(cells[4])), ...byLanguage('Amounts', 'en')],
};
const FORBIDDEN_IN_INTERFACE: Record<Language, string[]> = {
  bg: byLanguage('Words that never belong in the interface', 'bg'),
  en: byLanguage('Words that never belong in the interface', 'en'),
};

const patternOf = (word: string) => {
  const body = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('\\*', '\\p{L}*');
  return new RegExp(
    `(?<![\\p{L}{-])${body}(?![\\p{L}}]|-\\p{L})`,
    /^в(ас|и|ие|аш)/.test(word) ? 'gu' : 'giu',
  );
};

/** Excludes the names of values. */
const withoutValues = (text: string) => text.replace(/\{\{[^}]*\}\}/g, '…');

const problemsOf = (language: Language, texts: Text[], words: string[]) => {
  const patterns = words.map((word) => [word, patternOf(word)] as const);
  return texts.flatMap(({ file, key, text }) =>
    patterns
      .filter(([word, pattern]) => {
        const allowed = ALLOWED_WORDS[language][word];
        return (
          withoutValues(text).search(pattern) >= 0 &&
          !allowed?.some((place) => `${file} ${key}`.startsWith(place))
        );
      })
      .map(([word]) => `${file} ${key}: “${word}” in “${text}”`),
  );
};

describe('The glossary of readers', () => {
  it('has at least thirty terms', () => {
    expect(TERMS.length).toBeGreaterThanOrEqual(30);
  });

  it.each(LANGUAGES)('finds no forbidden word in translations and emails (%s)', (language) => {
    const words = [...FORBIDDEN[language], ...FORBIDDEN_IN_INTERFACE[language]];
    expect(problemsOf(language, readTranslations(language), words)).toEqual([]);
  });

  it.each(LANGUAGES)('finds no forbidden word in pages and posts (%s)', (language) => {
    const articles = [...readArticles('pages', language), ...readArticles('blog', language)];
    expect(problemsOf(language, articles, FORBIDDEN[language])).toEqual([]);
  });

  it.each(LANGUAGES)('has no unused exception (%s)', (language) => {
    const texts = [
      ...readTranslations(language),
      ...readArticles('pages', language),
      ...readArticles('blog', language),
    ];
    const unused = Object.entries(ALLOWED_WORDS[language]).flatMap(([word, places]) =>
      places
        .filter(
          (place) =>
            !texts.some(
              ({ file, key, text }) =>
                `${file} ${key}`.startsWith(place) && withoutValues(text).search(patternOf(word)) >= 0,
            ),
        )
        .map((place) => `${word}: ${place}`),
    );
    expect(unused).toEqual([]);
  });
});

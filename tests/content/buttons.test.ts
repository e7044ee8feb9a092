import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import type { Language } from '../../src/core/shared/language.ts';
import { Texts } from '../../server/platform/texts.ts';

const TEXTS = new Texts('content/translations');

const MAX_LENGTH = 24;

/** Longer texts that a law prescribes or that name a place. */
const LONG = new Set(['checkout-submit', 'service-order-send']);

const views = readdirSync('src/views', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join('src/views', file), 'utf8'));

/** Keys of texts directly within a button. */
const keys = new Set(
  views.flatMap((source) =>
    [...source.matchAll(/<(Button|SubmitButton|LinkButton)\b(?:[^>]|=>)*>\s*([^<]*?)\s*<\/\1>/g)].flatMap(
      ([, , content = '']) => [...content.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, key = '']) => key),
    ),
  ),
);

const textsOf = (language: Language) =>
  Object.entries(TEXTS.bundle(language))
    .map(([key, text]) => ({ key, text }))
    .filter(({ key }) => keys.has(key.replace(/_(zero|one|two|few|many|other)$/, '')));

const PRONOUN: Record<Language, RegExp> = {
  bg: /(?<!\p{L})(го|я|ги|ми|му|им|това|него|нея|тях)(?!\p{L})/iu,
  en: /\b(it|them|me|my)\b|\b(this|that)$/i,
};

describe('The text of a button', () => {
  it('is found in the views', () => {
    expect(keys.size).toBeGreaterThan(200);
  });

  it.each(LANGUAGES)(`has at most ${MAX_LENGTH} characters (%s)`, (language) => {
    const long = textsOf(language).filter(
      ({ key, text }) => !LONG.has(key) && text.replace(/\{\{.*?\}\}/g, '00').length > MAX_LENGTH,
    );
    expect(long.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });

  it.each(LANGUAGES)('has neither a pronoun nor a full stop (%s)', (language) => {
    const wrong = textsOf(language).filter(
      ({ text }) => PRONOUN[language].test(text) || /[^.]\.$/.test(text),
    );
    expect(wrong.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });

  it('is a noun in Bulgarian, never an imperative or a sentence', () => {
    const wrong = textsOf('bg').filter(
      ({ key, text }) => key !== 'add-property' && /^\p{L}+(?:ете|йте)(?!\p{L})|^(Да|Не), /u.test(text),
    );
    expect(wrong.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });
});

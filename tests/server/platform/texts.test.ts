import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolved, Texts } from '../../../server/platform/texts.ts';
import { LANGUAGES } from '../../../src/core/shared/language.ts';
import { createTexts } from '../../../src/texts.ts';

const texts = new Texts('content/translations');

/** All source files of the site in the browser; the back office loads all texts. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/^(core\/)?team\//.test(file),
);
const sourcesOf = (some: readonly string[]) =>
  some.map((file) => readFileSync(join('src', file), 'utf8')).join('\n');
const [rules, screens] = [true, false].map((isCore) =>
  sourcesOf(files.filter((file) => file.startsWith('core/') === isCore)),
) as [string, string];

/** Errors of rules in the core that only the back office calls. */
const teamErrors = JSON.parse(readFileSync('content/translations/bg/team-errors.json', 'utf8')) as object;

describe('The texts for pages', () => {
  it.each(['bg', 'en'] as const)('exclude those of e-mails, receipts and drafts (%s)', (language) => {
    const [all, shown] = [texts.bundle(language), texts.shownBundle(language)];
    expect(Object.keys(shown).filter((key) => /^(mail|receipt|calendar)-/.test(key))).toEqual([]);
    expect(Object.keys(all).length - Object.keys(shown).length).toBeGreaterThan(200);
    expect(texts.in(language)('mail-viewing-accepted-owner-subject', { title: 'X' })).toContain('X');
  });

  it('include every key used in a view', () => {
    const shown = texts.shownBundle('bg');
    const hidden = Object.keys(texts.bundle('bg')).filter((key) => !(key in shown));
    const plain = hidden.map((key) => key.replace(/_(one|other)$/, ''));
    expect(plain.filter((key) => screens.includes(`'${key}'`))).toEqual([]);
    expect(plain.filter((key) => !(key in teamErrors) && rules.includes(`'${key}'`))).toEqual([]);
  });
});

describe('An order that was only placed', () => {
  it.each([
    ['bg', /прие(та|х|л)/i],
    ['en', /accepted|taken|booked/i],
  ] as const)('is not called accepted, of goods or of services (%s)', (language, accepted) => {
    const keys = Object.keys(texts.bundle(language)).filter((key) =>
      /order.*-placed(-|$)|service-placed-/.test(key),
    );
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => accepted.test(texts.in(language)(key)))).toEqual([]);
  });
});

it.each(LANGUAGES)(
  'A text of the server equals that of the page, with a count and without (%s)',
  (language) => {
    const ofPage = createTexts(language, language, texts.bundle(language));
    const t = texts.in(language) as (key: string, values?: Record<string, number>) => string;
    for (const key of Object.keys(texts.bundle(language))) {
      const plain = key.replace(/_(one|other)$/, '');
      if (plain === key) expect(t(key)).toBe(ofPage.t(key));
      for (const count of plain === key ? [] : [1, 2])
        expect(t(plain, { count })).toBe(ofPage.t(plain, { count }));
    }
  },
);

it('A text that refers to another key has the text of that key', () => {
  const bundle = { save: 'Запазване', 'settings-save': '$t(save)', lost: '$t(nowhere)' };
  expect(resolved(bundle)).toEqual({ save: 'Запазване', 'settings-save': 'Запазване', lost: '$t(nowhere)' });
});

describe('The name of the site', () => {
  const nameIn = (all: Texts) => LANGUAGES.map((language) => all.in(language)('site-name'));

  it('is in the reader’s alphabet', () => {
    expect(nameIn(texts)).toEqual(['Уют', 'Uyut']);
  });

  it('is the operator’s setting, if any', () => {
    const own = new Texts('content/translations', 'Дом');
    expect(nameIn(own)).toEqual(['Дом', 'Дом']);
    expect(own.shownBundle('en')['site-name']).toBe('Дом');
  });
});

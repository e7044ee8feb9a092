import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import { EMPTY_SHOP } from '../../src/core/shop/own-shop-form.ts';

/** Forms whose edit conflicts may name any field. */
const FORMS = {
  'field-shop': Object.keys(EMPTY_SHOP),
  field: ['name', 'phone', 'language', 'optMarketingFlag'],
};

const textsOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(`content/translations/${language}`).map((file) =>
      JSON.parse(readFileSync(`content/translations/${language}/${file}`, 'utf8')),
    ),
  );

describe('A form with field names in texts', () => {
  it.each(LANGUAGES)('has a text for each field (%s)', (language) => {
    const texts = textsOf(language);
    const keys = Object.entries(FORMS).flatMap(([form, names]) => names.map((name) => `${form}-${name}`));
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });
});

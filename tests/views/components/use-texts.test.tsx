import { describe, expect, it } from 'vitest';
import { Texts } from '../../../server/platform/texts.ts';
import { filledText } from '../../../src/core/shared/filled-text.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { createTexts } from '../../../src/texts.ts';
import { textsOf } from '../../../src/views/components/use-texts.ts';
import type { TextOf } from '../../../src/views/components/use-texts.ts';

const SAID: Record<string, string | number> = { title: 'Лампа {{price}} $1', number: 1.5, value: 20.25 };

const TEXTS = new Texts('content/translations');
const bundle = (language: Language) => TEXTS.bundle(language);

describe('A text of the page', () => {
  it.each(['bg', 'en'] as const)('is the one that i18next says, in %s', (language) => {
    const bundled = bundle(language);
    const texts = createTexts(language, language, bundled);
    const t = textsOf(texts) as (...asked: Parameters<TextOf>) => string;
    for (const [key, text] of Object.entries(bundled)) {
      const names = [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name);
      const values = Object.fromEntries(names.map((name) => [name, SAID[name] ?? `<${name}>`]));
      const asked = key.replace(/_(zero|one|other)$/, '');
      // Twice each: what was looked up once must not keep the values of then.
      for (const count of names.includes('count') ? [0, 1, 2, 1234.5, 0, 1, 2, 1234.5] : [null, null]) {
        if (count !== null) values['count'] = count;
        const given = names.length > 0 ? values : undefined;
        const said = filledText(texts.t(asked, { ...given, skipInterpolation: true }), values, language);
        expect(t(asked as never, given)).toBe(said);
      }
    }
  });

  it('is its key where keys are shown', () => {
    const t = textsOf(createTexts('bg', 'debug', bundle('bg')));
    expect(t('favorite-product', { title: 'Лампа' })).toBe('favorite-product');
  });
});

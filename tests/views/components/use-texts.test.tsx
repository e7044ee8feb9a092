import { describe, expect, it } from 'vitest';
import { Texts } from '../../../server/platform/texts.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { createTexts } from '../../../src/texts.ts';
import { textsOf } from '../../../src/views/components/use-texts.ts';
import type { TextOf } from '../../../src/views/components/use-texts.ts';

const VALUES: Record<string, string | number> = { title: 'Лампа {{price}} $1', number: 1.5, value: 20.25 };

const TEXTS = new Texts('content/translations');
const bundle = (language: Language) => TEXTS.bundle(language);

describe('The cached texts', () => {
  it.each(['bg', 'en'] as const)(
    'are equal to those of i18next, with all values filled in (%s)',
    (language) => {
      const bundled = bundle(language);
      const texts = createTexts(language, language, bundled);
      const t = textsOf(texts) as (...asked: Parameters<TextOf>) => string;
      for (const [key, text] of Object.entries(bundled)) {
        const whole = text.replace(/\$t\(([\w-]+)\)/g, (_, shared: string) => bundled[shared] ?? '');
        const names = [...whole.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name);
        const values = Object.fromEntries(names.map((name) => [name, VALUES[name] ?? `<${name}>`]));
        const asked = key.replace(/_(zero|one|other)$/, '');
        // Two reads each: the cache must not store the first values.
        for (const count of names.includes('count') ? [0, 1, 2, 1234.5, 0, 1, 2, 1234.5] : [null, null]) {
          if (count !== null) values['count'] = count;
          const given = names.length > 0 ? values : undefined;
          const shown = t(asked as never, given);
          expect(shown).toBe(texts.t(asked, given ?? {}));
          expect(shown.replaceAll('{{price}}', '')).not.toMatch(/\{\{|\$t\(/);
        }
      }
    },
  );

  it('are the keys in the debug language', () => {
    const t = textsOf(createTexts('bg', 'debug', bundle('bg')));
    expect(t('favorite-product', { title: 'Лампа' })).toBe('favorite-product');
  });
});

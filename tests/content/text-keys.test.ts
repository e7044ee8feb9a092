import { expect, it } from 'vitest';
import { Texts } from '../../server/platform/texts.ts';

it('a text that nobody wrote is refused by the type check', () => {
  const t = new Texts('content/translations').in('bg');
  // @ts-expect-error A key must be in content/translations.
  expect(t('a-text-that-nobody-wrote')).toBe('a-text-that-nobody-wrote');
  expect(t('wallet-after', { count: 1 })).toBe('остава 1 кредит');
});

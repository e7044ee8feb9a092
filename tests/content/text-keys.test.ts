import { expect, it } from 'vitest';
import { Texts } from '../../server/platform/texts.ts';

it('A missing text key fails the type check', () => {
  const t = new Texts('content/translations').in('bg');
  // @ts-expect-error A key must be in content/translations.
  expect(t('a-text-that-nobody-wrote')).toBe('a-text-that-nobody-wrote');
  const [room, word] = ['kitchen' as 'kitchen' | 'stable', 'sofa' as string];
  // @ts-expect-error Each of them must be.
  expect(t(`room-${room}`)).toBe('Кухня');
  // @ts-expect-error Some key must fit.
  expect(t(`shelf-of-${word}`)).toBe('shelf-of-sofa');
  expect(t('wallet-after', { count: 1 })).toBe('остава 1 кредит');
});

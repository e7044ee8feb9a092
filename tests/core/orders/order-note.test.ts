import { expect, it } from 'vitest';
import { readNote } from '../../../src/core/orders/order-note.ts';
import { invalidFields } from '../../support/a-failure.ts';

it('A note to a buyer is trimmed', () => {
  expect(readNote('  Утре е при Вас.\n')).toBe('Утре е при Вас.');
  expect(readNote('   ')).toBe('');
});

it('A note to a buyer is a thousand characters at most', () => {
  expect(readNote(` ${'а'.repeat(1_000)} `)).toHaveLength(1_000);
  expect(() => readNote('а'.repeat(1_001))).toThrow(invalidFields({ note: 'error-text-too-long' }));
});

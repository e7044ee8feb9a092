import { describe, expect, it } from 'vitest';
import { ensureTextOverride, placeholdersOf } from '../../../src/core/team/text-override.ts';

const ORIGINALS = { bg: 'Имате {{count}} нови съобщения', en: 'You have {{count}} new messages' };
const errorsOf = (bg: string | null, en: string | null = null) => {
  try {
    ensureTextOverride({ bg, en }, ORIGINALS);
    return {};
  } catch (error) {
    return (error as { fields: object }).fields;
  }
};

describe('A changed text of the site (TEAM-09)', () => {
  it('has the values of the original in any order', () => {
    expect(placeholdersOf('{{b}} и {{ a }}, $t(save)')).toEqual(['$t(save)', '{{a}}', '{{b}}']);
    expect(errorsOf('Нови съобщения: {{ count }}')).toEqual({});
  });

  it('cannot lose or invent a value', () => {
    expect(errorsOf('Имате нови съобщения')).toEqual({ bg: 'error-text-placeholders' });
    expect(errorsOf(null, 'You have {{number}} messages')).toEqual({ en: 'error-text-placeholders' });
  });

  it('is neither empty nor longer than 5,000 characters', () => {
    expect(errorsOf(' ')).toEqual({ bg: 'error-text-empty' });
    expect(errorsOf(`{{count}}${'а'.repeat(5_000)}`)).toEqual({ bg: 'error-wording-too-long' });
  });
});

import { Length, Matches, ValidateNested } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ensureValid, fieldErrorsOf } from '../../../src/core/shared/validation.ts';

class Street {
  @Length(1, 10, { message: 'street-required' }) name = '';
}

class Letter {
  @Length(1, 10, { message: 'name-required' }) name = '';
  @Matches(/^\d+$/, { message: 'number-invalid' }) number = '1';
  @ValidateNested() street = new Street();
}

describe('A command', () => {
  it('reports each invalid field with one message key, nested ones by path', () => {
    expect(fieldErrorsOf(new Letter())).toEqual({ name: 'name-required', 'street.name': 'street-required' });
  });

  it('is rejected with every invalid field', () => {
    expect(() => ensureValid(new Letter())).toThrow(Failure);
    try {
      ensureValid(new Letter());
    } catch (error) {
      expect(error).toMatchObject({
        messageKey: 'validation_failed',
        kind: 'invalid',
        fields: { name: 'name-required', 'street.name': 'street-required' },
      });
    }
  });

  it('is valid when every rule passes', () => {
    const letter = new Letter();
    letter.name = 'Мария';
    letter.street.name = 'Шипка';
    expect(() => ensureValid(letter)).not.toThrow();
  });
});

import { ValidateBy } from 'class-validator';
import type { ValidationArguments } from 'class-validator';
import { emailError } from './email-address.ts';

/**
 * Validates a normalised e-mail address.
 * @param invalid message key of malformed addresses; other errors have their own
 */
export function IsEmailAddress({ invalid = 'error-email-invalid' } = {}): PropertyDecorator {
  const reason = (value: unknown) => {
    const error = typeof value === 'string' ? emailError(value) : 'error-email-invalid';
    return error === 'error-email-invalid' ? invalid : error;
  };
  return ValidateBy({
    name: 'isEmailAddress',
    validator: {
      validate: (value) => reason(value) === null,
      defaultMessage: (args?: ValidationArguments) => reason(args?.value) ?? '',
    },
  });
}

import { ValidateBy } from 'class-validator';
import type { ValidationOptions } from 'class-validator';

/** The value is that of another field, as a repeated password is. */
export function SameAs(other: string, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'sameAs',
      validator: {
        validate: (value, args) => value === (args?.object as Record<string, unknown> | undefined)?.[other],
      },
    },
    options,
  );
}

import { IsBoolean, IsIn, IsInt, IsNumber, Max, Min, ValidateIf } from 'class-validator';
import { isNumber } from './fields.ts';
import type { Field, Fields } from './fields.ts';
import type { FieldErrors } from './failure.ts';
import { typedArea } from './typed-number.ts';

const TOO_SMALL = 'error-number-too-small';
const TOO_LARGE = 'error-number-too-large';

/** Adds the rules of published fields to a command that has the fields' values. */
export function ValidatesFields(fields: Fields): ClassDecorator {
  return ({ prototype }) => {
    for (const [name, field] of Object.entries(fields)) {
      // The first failed rule sets the message.
      for (const addRule of rulesOf(field)) addRule(prototype as object, name);
    }
  };
}

function rulesOf(field: Field): PropertyDecorator[] {
  if (field.kind === 'flag') return [IsBoolean({ message: 'error-field-choice' })];
  const optional = field.required ? [] : [ValidateIf((_, value) => value !== null)];
  if (!isNumber(field))
    return [...optional, IsIn(field.words, { message: field.messages?.missing ?? 'error-choice-required' })];
  const number =
    field.kind === 'area'
      ? IsNumber({ maxDecimalPlaces: 1 }, { message: field.messages?.missing ?? 'error-area-in-digits' })
      : IsInt({ message: field.messages?.missing ?? 'error-number-required' });
  return [
    ...optional,
    number,
    Min(field.from, { message: field.messages?.tooSmall ?? TOO_SMALL }),
    Max(field.to, { message: TOO_LARGE }),
  ];
}

/** Errors of a draft: areas with two decimals, and numbers outside the database's limits. */
export function draftErrorsOf(fields: Fields, content: Readonly<Record<string, unknown>>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = content[name];
    if (!isNumber(field) || typeof value !== 'number') continue;
    if (field.draft && value > field.draft.to) errors[name] = TOO_LARGE;
    if (field.kind === 'area' && typedArea(String(value)) === null) errors[name] = 'error-area-in-digits';
    if (field.draft && value < field.draft.from) errors[name] = TOO_SMALL;
  }
  return errors;
}

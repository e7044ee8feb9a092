import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  Max,
  maxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isNumber, mapFields } from './fields.ts';
import type { ContentOf, Field, Fields, TextField } from './fields.ts';
import type { FieldErrors } from './failure.ts';
import { TEXT_FORMATS } from './text-formats.ts';
import { normaliseLine } from './tidy-text.ts';
import { typedArea } from './typed-number.ts';

const TOO_SMALL = 'error-number-too-small';
const TOO_LARGE = 'error-number-too-large';

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
  if (field.kind === 'text') return [...optional, isText(field)];
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

const isText = (field: Field & TextField) =>
  ValidateBy({
    name: 'isText',
    validator: {
      validate: (value) => textErrorOf(field, value) === null,
      defaultMessage: (failed) => textErrorOf(field, failed?.value) ?? '',
    },
  });

function textErrorOf(field: Field & TextField, text: unknown): string | null {
  if (typeof text !== 'string') return field.messages?.missing ?? 'error-text-required';
  const format = field.format && TEXT_FORMATS[field.format];
  if (format && !format.isValid(text)) return format.message;
  return maxLength(text, field.to) ? null : 'error-text-too-long';
}

function normalisedText({ format }: TextField, typed: string | null): string | null {
  const normalise = format ? TEXT_FORMATS[format].normalise : normaliseLine;
  return normalise(typed ?? '') || null;
}

/** Values of the fields with normalised texts, as they are stored. */
export function normalisedFields<Described extends Fields>(
  fields: Described,
  content: ContentOf<Described>,
): ContentOf<Described> {
  return mapFields(fields, (name, field) => {
    const value: unknown = content[name];
    return field.kind === 'text' ? normalisedText(field, value as string | null) : value;
  }) as ContentOf<Described>;
}

/** Errors of a draft: invalid texts, areas with two decimals, and numbers outside the database's limits. */
export function draftErrorsOf(fields: Fields, content: Readonly<Record<string, unknown>>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(fields)) {
    const error = draftErrorOf(field, content[name]);
    if (error !== null) errors[name] = error;
  }
  return errors;
}

function draftErrorOf(field: Field, value: unknown): string | null {
  if (field.kind === 'text') {
    const text = normalisedText(field, value as string | null);
    return text === null ? null : textErrorOf(field, text);
  }
  if (!isNumber(field) || typeof value !== 'number') return null;
  if (field.draft && value < field.draft.from) return TOO_SMALL;
  if (field.kind === 'area' && typedArea(String(value)) === null) return 'error-area-in-digits';
  return field.draft && value > field.draft.to ? TOO_LARGE : null;
}

import { applies, isNumber, mapFields } from './fields.ts';
import type { ContentOf, Fields, FormOf, NumberKind } from './fields.ts';
import type { FieldErrors } from './failure.ts';
import type { Language } from './language.ts';
import { LENGTHS, typedArea, typedCount, typedMeasure, typedStotinki, WEIGHTS } from './typed-number.ts';
import { writtenLeva, writtenNumber } from './written-number.ts';

/** Reads typed text; null for an invalid number. Money is in leva. */
const NUMBER_READERS: Record<NumberKind, { read: (text: string) => number | null; message: string }> = {
  whole: { read: typedCount, message: 'error-number-required' },
  money: { read: typedStotinki, message: 'error-amount-in-digits' },
  area: { read: typedArea, message: 'error-area-in-digits' },
  length: { read: (text) => typedMeasure(text, LENGTHS, LENGTHS.cm), message: 'error-centimetres' },
  weight: { read: (text) => typedMeasure(text, WEIGHTS, WEIGHTS.kg), message: 'error-kilograms' },
};

const WRITERS: Record<NumberKind, (number: number | null, language: Language) => string> = {
  whole: (number) => (number === null ? '' : String(number)),
  money: writtenLeva,
  area: writtenNumber,
  length: (number, language) => writtenNumber(number === null ? null : number / LENGTHS.cm, language),
  weight: (number, language) => writtenNumber(number === null ? null : number / WEIGHTS.kg, language),
};

export function formOfContent<Described extends Fields>(
  fields: Described,
  content: ContentOf<Described>,
  language: Language,
): FormOf<Described> {
  return mapFields(fields, (name, field) => {
    const value = content[name];
    if (field.kind === 'text') return value ?? '';
    return isNumber(field) ? WRITERS[field.kind](value as number | null, language) : value;
  }) as FormOf<Described>;
}

/** Reads a form. Empty and unreadable texts become null; unreadable ones also add an error. */
export function contentOfForm<Described extends Fields>(
  fields: Described,
  form: FormOf<Described>,
): { content: ContentOf<Described>; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const content = mapFields(fields, (name, field) => {
    if (!applies(field, form)) return null;
    if (field.kind === 'text') return (form[name] as string).trim() || null;
    if (!isNumber(field)) return form[name] || (field.kind === 'flag' ? false : null);
    const { read, message } = NUMBER_READERS[field.kind];
    const text = (form[name] as string).trim();
    const value = read(text);
    if (text !== '' && value === null) errors[name] = field.messages?.unreadable ?? message;
    return value;
  }) as ContentOf<Described>;
  return { content, errors };
}

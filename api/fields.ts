import { Type } from 'typebox';
import type { TOptional, TSchema, TUnsafe } from 'typebox';
import type { FilteredFields, RequestedFilter, FiltersOf } from '../src/core/shared/field-filters.ts';
import { mapFields } from '../src/core/shared/fields.ts';
import type { ContentOf, Field, Fields, PublishedOf } from '../src/core/shared/fields.ts';
import { nullable, oneOf, OptionalInteger, SquareMetres, Stotinki, text } from './schema.ts';

type ChoiceSchema = (words: readonly string[]) => TSchema;

/** A word of an older list, in an answer of a column without a check. */
export const anyWord: ChoiceSchema = () => Type.String();

/**
 * Schemas of a draft's fields; the core limits the numbers and texts.
 * @param choice schema of a choice
 */
export function contentSchemas<Described extends Fields>(fields: Described, choice: ChoiceSchema = oneOf) {
  return mapFields(fields, (_, field) => draftSchema(field, choice)) as {
    [Name in keyof Described]: TUnsafe<ContentOf<Described>[Name]>;
  };
}

/** Schemas of the fields in a request; an absent optional field is unchanged. */
export function requestSchemas<Described extends Fields>(fields: Described) {
  return mapFields(fields, (_, field) =>
    'required' in field ? draftSchema(field) : Type.Optional(draftSchema(field)),
  ) as {
    [Name in keyof Described]: Described[Name] extends { required: true }
      ? TUnsafe<ContentOf<Described>[Name]>
      : TOptional<TUnsafe<ContentOf<Described>[Name]>>;
  };
}

/**
 * Schemas of a published record's fields.
 * @param choice schema of a choice
 */
export function publishedSchemas<Described extends Fields>(fields: Described, choice: ChoiceSchema = oneOf) {
  return mapFields(fields, (_, field) => {
    const value = field.kind === 'choice' ? choice(field.words) : valueSchema(field);
    return 'required' in field || field.kind === 'flag' ? value : nullable(value);
  }) as { [Name in keyof Described]: TUnsafe<PublishedOf<Described>[Name]> };
}

export function filterSchemas<Described extends FilteredFields>(fields: Described) {
  const schemas = Object.entries(fields).flatMap(([name, field]) =>
    field.filter ? [[name, Type.Optional(filterSchema(field))]] : [],
  );
  return Object.fromEntries(schemas) as {
    [Name in keyof FiltersOf<Described>]: TOptional<TUnsafe<RequestedFilter<Described[Name]>>>;
  };
}

function filterSchema(field: Field): TSchema {
  if (field.kind === 'choice') return Type.Array(oneOf(field.words), { maxItems: 30 });
  return field.kind === 'flag' ? oneOf(['1']) : Type.Integer({ minimum: 1, maximum: field.to });
}

/** Maximum length of a short text in requests, so that the core reports texts a little too long. */
const MIN_TEXT_LENGTH = 200;

function draftSchema(field: Field, choice: ChoiceSchema = oneOf): TSchema {
  if (field.kind === 'flag') return Type.Boolean();
  if (field.kind === 'choice') return nullable(choice(field.words));
  if (field.kind === 'text') return nullable(text(Math.max(MIN_TEXT_LENGTH, 2 * field.to)));
  return field.kind === 'area' ? nullable(valueSchema(field)) : OptionalInteger;
}

function valueSchema(field: Field): TSchema {
  switch (field.kind) {
    case 'choice':
      return oneOf(field.words);
    case 'flag':
      return Type.Boolean();
    case 'text':
      return Type.String();
    case 'area':
      return SquareMetres;
    case 'money':
      return Stotinki;
    default:
      return Type.Integer();
  }
}

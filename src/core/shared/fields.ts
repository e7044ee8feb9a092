import type { TextFormat } from './text-formats.ts';

export type Limits = { readonly from: number; readonly to: number };

/** Units of stored numbers: pieces, stotinki, m² with one decimal, mm (typed in cm) and g (typed in kg). */
export type NumberKind = 'whole' | 'money' | 'area' | 'length' | 'weight';

export type NumberField = Limits & {
  readonly kind: NumberKind;
  /** True if a published record must have a value. */
  readonly required?: true;
  /** Limits of drafts, from the column's check constraint. */
  readonly draft?: Limits;
  /** Initial value of a form; null by default. */
  readonly initial?: number;
};

export type ChoiceField = {
  readonly kind: 'choice';
  readonly words: readonly string[];
  readonly required?: true;
};

/** A boolean; false by default. */
export type FlagField = { readonly kind: 'flag' };

/** A line of text, normalised when saved; null if empty. */
export type TextField = {
  readonly kind: 'text';
  /** Maximum length in characters. */
  readonly to: number;
  /** Format with a normalisation and a rule of its own. */
  readonly format?: TextFormat;
  readonly required?: true;
  /** Keyboard of phones; letters by default. */
  readonly inputMode?: 'numeric';
  /** The search index has no tags of texts. */
  readonly filter?: never;
};

/** Definition of a field. Its type, contract, validation, form and column derive from it. */
export type Field = (NumberField | ChoiceField | FlagField | TextField) & {
  /** Column of the table; by default the name in snake case. */
  readonly column?: string;
  /** Message keys that replace those of the kind. */
  readonly messages?: { readonly missing?: string; readonly unreadable?: string; readonly tooSmall?: string };
  /** Condition of the field; without a match it does not apply and is null. */
  readonly only?: { readonly field: string; readonly words: readonly string[] };
  /** True if the form explains the field. */
  readonly hint?: true;
  /** True if the words are shown as they are stored. */
  readonly untranslated?: true;
  /** Text key of the label on the record's page; absent if the page has no row for the field. */
  readonly fact?: string;
  /** Text key of the number with its unit; the parameter is `count`. */
  readonly unit?: string;
};

export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<Described extends Field> = Described extends { words: readonly (infer Word)[] }
  ? Word
  : Described extends { kind: 'flag' }
    ? boolean
    : Described extends { kind: 'text' }
      ? string
      : number;

/** Values of a draft; null if unknown. */
export type ContentOf<Described extends Fields> = {
  -readonly [Name in keyof Described]: Described[Name] extends FlagField
    ? boolean
    : ValueOf<Described[Name]> | null;
};

/** Values of a published record; only optional ones may be null. */
export type PublishedOf<Described extends Fields> = {
  -readonly [Name in keyof Described]: Described[Name] extends { required: true } | FlagField
    ? ValueOf<Described[Name]>
    : ValueOf<Described[Name]> | null;
};

/** Values of a form; numbers and texts are text as typed. */
export type FormOf<Described extends Fields> = {
  -readonly [Name in keyof Described]: Described[Name] extends NumberField | TextField
    ? string
    : ContentOf<Described>[Name];
};

/** Names of the fields with a given property, such as `{ filter: 'at-least' }`. */
export type NamesWith<Described extends Fields, Property> = {
  [Name in keyof Described & string]: Described[Name] extends Property ? Name : never;
}[keyof Described & string];

type Values = Readonly<Record<string, unknown>>;

export const namesOf = <Described extends Fields>(fields: Described) =>
  Object.keys(fields) as (keyof Described & string)[];

export function isNumber(field: Field): field is Field & NumberField {
  return field.kind !== 'choice' && field.kind !== 'flag' && field.kind !== 'text';
}

export function namesWith<Described extends Fields, Key extends string, const Value>(
  fields: Described,
  key: Key,
  value: Value,
) {
  return namesOf(fields).filter((name) => (fields[name] as unknown as Values)[key] === value) as NamesWith<
    Described,
    Readonly<Record<Key, Value>>
  >[];
}

/** Returns the fields with a property, such as those of a section. */
export function fieldsWith<Described extends Fields, Key extends string, const Value>(
  fields: Described,
  key: Key,
  value: Value,
) {
  return Object.fromEntries(namesWith(fields, key, value).map((name) => [name, fields[name]])) as Pick<
    Described,
    NamesWith<Described, Readonly<Record<Key, Value>>>
  >;
}

/** Builds a record with one value per field. */
export function mapFields(fields: Fields, valueOf: (name: string, field: Field) => unknown) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(name, field)]));
}

export function emptyContent<Described extends Fields>(fields: Described): ContentOf<Described> {
  return mapFields(fields, (_, field) =>
    field.kind === 'flag' ? false : isNumber(field) ? (field.initial ?? null) : null,
  ) as ContentOf<Described>;
}

export function pickFields<Described extends Fields, Record extends { [Name in keyof Described]: unknown }>(
  fields: Described,
  record: Record,
): Pick<Record, keyof Described> {
  return mapFields(fields, (name) => record[name]) as Pick<Record, keyof Described>;
}

/**
 * True unless the field depends on another one with a different value. It applies while the other one is
 * null.
 */
export function applies({ only }: Field, values: Values): boolean {
  const value = only && values[only.field];
  return !only || value === null || only.words.some((word) => word === value);
}

/** Column of a field; `totalFloors` becomes `total_floors` by default. */
export const columnOf = (name: string, { column }: Field): string =>
  column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Values by column; null if a field does not apply. */
export function columnsOf(fields: Fields, values: Values): Record<string, unknown> {
  const columns = Object.entries(fields).map(([name, field]) => [
    columnOf(name, field),
    applies(field, values) ? values[name] : null,
  ]);
  return Object.fromEntries(columns);
}

export function contentOfRow<Described extends Fields>(fields: Described, row: object): ContentOf<Described> {
  const columns = row as Values;
  return mapFields(fields, (name, field) => columns[columnOf(name, field)]) as ContentOf<Described>;
}

/** Names of the fields that a published record must have. */
export const requiredNames = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => ('required' in field ? [name] : []));

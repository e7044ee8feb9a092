import { describe, expect, it } from 'vitest';
import {
  columnOf,
  columnsOf,
  contentOfRow,
  emptyContent,
  fieldsWith,
  namesWith,
  pickFields,
  requiredNames,
} from '../../../src/core/shared/fields.ts';
import type { ContentOf } from '../../../src/core/shared/fields.ts';
import { contentOfForm, formOfContent } from '../../../src/core/shared/field-form.ts';
import { draftErrorsOf, normalisedFields, ValidatesFields } from '../../../src/core/shared/field-rules.ts';
import { fieldErrorsOf } from '../../../src/core/shared/validation.ts';

const FIELDS = {
  kind: { kind: 'choice', words: ['flat', 'room'], required: true },
  rent: {
    kind: 'money',
    from: 100,
    to: 1_000,
    required: true,
    messages: { missing: 'error-price-required' },
    initial: 200,
  },
  size: { kind: 'area', from: 5, to: 90, draft: { from: 1, to: 100 } },
  roomCount: { kind: 'whole', from: 0, to: 9, filter: 'at-least', only: { field: 'kind', words: ['flat'] } },
  pets: { kind: 'flag' },
  model: { kind: 'text', to: 10 },
  barcode: { kind: 'text', to: 14, format: 'ean' },
} as const;
const A_FLAT: ContentOf<typeof FIELDS> = {
  kind: 'flat',
  rent: 900,
  size: 40.5,
  roomCount: 2,
  pets: true,
  model: 'K-7',
  barcode: null,
};

@ValidatesFields(FIELDS)
class Command {
  readonly kind: string | null = null;

  constructor(values: object) {
    Object.assign(this, values);
  }
}
const errorsOf = (change: object) => fieldErrorsOf(new Command({ ...A_FLAT, ...change }));

describe('Described fields', () => {
  it('have an empty value: null, no, or the initial number', () => {
    expect(emptyContent(FIELDS)).toEqual({
      kind: null,
      rent: 200,
      size: null,
      roomCount: null,
      pets: false,
      model: null,
      barcode: null,
    });
  });

  it('are copied without the other fields of a record', () => {
    expect(pickFields(FIELDS, { ...A_FLAT, id: 7 })).toEqual(A_FLAT);
  });

  it('include required ones and those with a property', () => {
    expect(requiredNames(FIELDS)).toEqual(['kind', 'rent']);
    expect(namesWith(FIELDS, 'filter', 'at-least')).toEqual(['roomCount']);
    expect(fieldsWith(FIELDS, 'kind', 'flag')).toEqual({ pets: { kind: 'flag' } });
  });

  it('are stored in columns in snake case', () => {
    expect(columnOf('roomCount', FIELDS.roomCount)).toBe('room_count');
    expect(columnOf('width', { kind: 'flag', column: 'width_mm' })).toBe('width_mm');
    const row = columnsOf(FIELDS, A_FLAT);
    expect(row).toEqual({
      kind: 'flat',
      rent: 900,
      size: 40.5,
      room_count: 2,
      pets: true,
      model: 'K-7',
      barcode: null,
    });
    expect(contentOfRow(FIELDS, { ...row, id: 7 })).toEqual(A_FLAT);
  });

  it('store null for a field that does not apply', () => {
    expect(columnsOf(FIELDS, { ...A_FLAT, kind: 'room' })).toMatchObject({ kind: 'room', room_count: null });
  });
});

describe('The form of described fields', () => {
  it('displays numbers as text and parses them', () => {
    const form = formOfContent(FIELDS, { ...A_FLAT, rent: 950 }, 'bg');
    expect(form).toEqual({
      kind: 'flat',
      rent: '9,50',
      size: '40,5',
      roomCount: '2',
      pets: true,
      model: 'K-7',
      barcode: '',
    });
    expect(contentOfForm(FIELDS, form)).toEqual({ content: { ...A_FLAT, rent: 950 }, errors: {} });
  });

  it('reports unreadable fields, not empty ones', () => {
    const typed = {
      kind: null,
      rent: 'much',
      size: 'big',
      roomCount: '',
      pets: false,
      model: ' ',
      barcode: ' 1 ',
    };
    expect(contentOfForm(FIELDS, typed)).toEqual({
      content: {
        kind: null,
        rent: null,
        size: null,
        roomCount: null,
        pets: false,
        model: null,
        barcode: '1',
      },
      errors: { rent: 'error-amount-in-digits', size: 'error-area-in-digits' },
    });
  });

  it('ignores the text of a field that does not apply', () => {
    const form = { ...formOfContent(FIELDS, A_FLAT, 'bg'), kind: 'room' as const, roomCount: 'x' };
    expect(contentOfForm(FIELDS, form)).toMatchObject({ content: { roomCount: null }, errors: {} });
  });
});

describe('The rules of described fields', () => {
  it.each([
    [{}, {}],
    [{ size: null, roomCount: null }, {}],
    [{ kind: null }, { kind: 'error-choice-required' }],
    [{ kind: 'castle' }, { kind: 'error-choice-required' }],
    [{ rent: null }, { rent: 'error-price-required' }],
    [{ rent: 99 }, { rent: 'error-number-too-small' }],
    [{ rent: 1_001 }, { rent: 'error-number-too-large' }],
    [{ roomCount: 1.5 }, { roomCount: 'error-number-required' }],
    [{ size: 40.55 }, { size: 'error-area-in-digits' }],
    [{ pets: 'yes' }, { pets: 'error-field-choice' }],
    [{ model: null, barcode: null }, {}],
    [{ model: 'я'.repeat(10), barcode: '3800123456787' }, {}],
    [{ model: 'я'.repeat(11) }, { model: 'error-text-too-long' }],
    [{ model: 7 }, { model: 'error-text-required' }],
    [{ barcode: '3800123456788' }, { barcode: 'error-product-ean' }],
  ])('answer %o with %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it('require a text only if described', () => {
    const error = (messages?: { missing: string }) => {
      const fields = {
        name: { kind: 'text', to: 9, required: true, ...(messages && { messages }) },
      } as const;
      @ValidatesFields(fields)
      class Named {
        readonly name = null;
      }
      return fieldErrorsOf(new Named());
    };
    expect(error()).toEqual({ name: 'error-text-required' });
    expect(error({ missing: 'error-name-required' })).toEqual({ name: 'error-name-required' });
  });

  it('normalise texts by their format, and an empty one to null', () => {
    const typed = { ...A_FLAT, model: ' K\u200b-7\n\t8 ', barcode: ' 3 800123–456787 ' };
    expect(normalisedFields(FIELDS, typed)).toEqual({ ...A_FLAT, model: 'K-7 8', barcode: '3800123456787' });
    expect(normalisedFields(FIELDS, { ...A_FLAT, model: '\u200b\u0000', barcode: ' - ' })).toMatchObject({
      model: null,
      barcode: null,
    });
  });

  it('reject an invalid text of a draft', () => {
    const draft = { ...emptyContent(FIELDS), model: ' '.repeat(11) };
    expect(draftErrorsOf(FIELDS, draft)).toEqual({});
    expect(draftErrorsOf(FIELDS, { ...draft, model: 'я'.repeat(11), barcode: 'x' })).toEqual({
      model: 'error-text-too-long',
      barcode: 'error-product-ean',
    });
  });

  it('limit a draft only if described', () => {
    const draft = { ...emptyContent(FIELDS), rent: 1, roomCount: 99 };
    expect(draftErrorsOf(FIELDS, draft)).toEqual({});
    expect(draftErrorsOf(FIELDS, { ...draft, size: 0 })).toEqual({ size: 'error-number-too-small' });
    expect(draftErrorsOf(FIELDS, { ...draft, size: 101 })).toEqual({ size: 'error-number-too-large' });
    expect(draftErrorsOf(FIELDS, { ...draft, size: 5.55 })).toEqual({ size: 'error-area-in-digits' });
  });
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { emptyContent, namesOf } from '../../../src/core/shared/fields.ts';
import type { Fields, FormOf } from '../../../src/core/shared/fields.ts';
import { formOfContent } from '../../../src/core/shared/field-form.ts';
import { Form } from '../../../src/view-models/site/form.ts';
import { BoundForm } from '../../../src/views/forms/bound-form.tsx';
import { DescribedField } from '../../../src/views/forms/described-field.tsx';
import { show } from '../components/render.tsx';

const FIELDS = {
  type: { kind: 'choice', words: ['studio', 'room'], required: true },
  energyClass: { kind: 'choice', words: ['A', 'B'], untranslated: true },
  area: { kind: 'area', from: 1, to: 9 },
  floor: { kind: 'whole', from: -2, to: 9, hint: true },
  balconies: { kind: 'whole', from: 0, to: 9, only: { field: 'type', words: ['studio'] } },
  petFriendly: { kind: 'flag' },
  size: { kind: 'text', to: 40 },
  ean: { kind: 'text', to: 14, format: 'ean', inputMode: 'numeric' },
} as const satisfies Fields;

function aHomeForm() {
  const form = new Form<FormOf<typeof FIELDS>>(formOfContent(FIELDS, emptyContent(FIELDS), 'bg'), {
    check: () => ({}),
    submit: () => Promise.resolve(),
  });
  show(
    <BoundForm form={form} prefix="home" texts="field" aria-label="Жилище">
      {namesOf(FIELDS).map((name) => (
        <DescribedField key={name} name={name} field={FIELDS[name]} words="property" />
      ))}
    </BoundForm>,
  );
  return form;
}

describe('The control of a described field', () => {
  it('writes choices, numbers, flags and texts into the form', async () => {
    const form = aHomeForm();
    const user = userEvent.setup();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Вид жилище' }), 'Студио');
    await user.selectOptions(screen.getByRole('combobox', { name: /Енергиен клас/ }), 'B');
    await user.type(document.getElementById('home-floor')!, '-1');
    await user.type(document.getElementById('home-area')!, '40,5');
    await user.click(screen.getByRole('checkbox'));
    await user.type(document.getElementById('home-size')!, 'XL');
    expect(form.values).toMatchObject({
      type: 'studio',
      energyClass: 'B',
      floor: '-1',
      area: '40,5',
      petFriendly: true,
      size: 'XL',
    });
  });

  it('limits the length of a text without a format', () => {
    aHomeForm();
    const [size, ean] = ['size', 'ean'].map((name) => document.getElementById(`home-${name}`));
    expect(size).toHaveAttribute('maxlength', '40');
    // A barcode may be typed with spaces.
    expect(ean).toHaveAttribute('maxlength', '999');
    expect(ean).toHaveAttribute('inputmode', 'numeric');
  });

  it('opens the keyboard of its type, with a minus if numbers may be negative', () => {
    aHomeForm();
    const modes = ['floor', 'area', 'balconies'].map((name) =>
      document.getElementById(`home-${name}`)?.getAttribute('inputmode'),
    );
    expect(modes).toEqual(['text', 'decimal', 'numeric']);
  });

  it('is hidden if the field does not apply', async () => {
    aHomeForm();
    expect(document.getElementById('home-balconies')).not.toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Вид жилище' }), 'Стая');
    expect(document.getElementById('home-balconies')).toBeNull();
  });
});

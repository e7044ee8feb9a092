// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '../../../src/views/components/fields/checkbox-field.tsx';
import { FormErrorSummary } from '../../../src/views/components/fields/form-error-summary.tsx';
import { QuantityField } from '../../../src/views/components/fields/quantity-field.tsx';
import { RadioGroup } from '../../../src/views/components/fields/radio-group.tsx';
import { SelectField } from '../../../src/views/components/fields/select-field.tsx';
import { TextField } from '../../../src/views/components/fields/text-field.tsx';
import { show } from './render.tsx';

const description = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('A text field', () => {
  it('accepts 999 characters by default', () => {
    show(<TextField name="city" label="Град" required />);
    expect(screen.getByLabelText<HTMLInputElement>('Град').maxLength).toBe(999);
  });

  it('is linked to its hint and its error', () => {
    show(<TextField name="phone" label="Телефон" required hint="Куриерът се обажда." error="Грешен номер" />);
    const phone = screen.getByLabelText('Телефон');
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(description(phone)).toBe('Куриерът се обажда. Грешен номер');
  });

  it('is marked as optional', () => {
    show(<TextField name="company" label="Фирма" />);
    expect(screen.getByLabelText('Фирма (по желание)')).toBeTruthy();
  });
});

describe('A dropdown', () => {
  it('returns the choice, and null for the placeholder', async () => {
    const chosen = vi.fn();
    const options = [{ value: 'sofia', label: 'София' }] as const;
    show(
      <SelectField
        name="city"
        label="Град"
        required
        placeholder="Изберете"
        options={options}
        value={null}
        onValue={chosen}
      />,
    );
    await userEvent.selectOptions(screen.getByLabelText('Град'), 'София');
    expect(chosen).toHaveBeenLastCalledWith('sofia');
    cleanup();
    show(
      <SelectField
        name="city"
        label="Град"
        required
        placeholder="Изберете"
        options={options}
        value="sofia"
        onValue={chosen}
      />,
    );
    await userEvent.selectOptions(screen.getByLabelText('Град'), 'Изберете');
    expect(chosen).toHaveBeenLastCalledWith(null);
  });
});

describe('A checkbox and a radio button', () => {
  it('are linked to their errors', () => {
    show(
      <>
        <CheckboxField name="terms" label="Приемам" error="Нужно е съгласие" />
        <RadioGroup
          name="pay"
          label="Плащане"
          error="Изберете плащане"
          options={[{ value: 'card', label: 'С карта' }]}
          value={null}
          onValue={() => {}}
        />
      </>,
    );
    expect(description(screen.getByLabelText('Приемам'))).toBe('Нужно е съгласие');
    expect(description(screen.getByRole('group', { name: 'Плащане' }))).toBe('Изберете плащане');
  });
});

describe('The quantity field', () => {
  function Quantity({
    start = 2,
    max = 5,
    seen,
  }: {
    start?: number;
    max?: number;
    seen?: (n: number) => void;
  }) {
    const [value, setValue] = useState(start);
    const keep = (next: number) => {
      setValue(next);
      seen?.(next);
    };
    return <QuantityField name="quantity" label="Брой" value={value} onValue={keep} max={max} />;
  }
  const box = () => screen.getByLabelText<HTMLInputElement>('Брой');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('changes by one, within its limits', async () => {
    show(<Quantity start={4} />);
    await press('Увеличаване с 1');
    expect(box().value).toBe('5');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Увеличаване с 1' }).disabled).toBe(true);
    for (let i = 0; i < 4; i++) await press('Намаляване с 1');
    expect(box().value).toBe('1');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Намаляване с 1' }).disabled).toBe(true);
  });

  it.each([
    ['3', '3'],
    ['900', '5'],
    ['0', '1'],
    ['', '2'],
  ])('typed as "%s" becomes %s on blur', async (typed, result) => {
    show(<Quantity />);
    await userEvent.clear(box());
    if (typed) await userEvent.type(box(), typed);
    await userEvent.tab();
    expect(box().value).toBe(result);
  });

  it('reports a typed value once, not at each key', async () => {
    const seen = vi.fn();
    show(<Quantity max={100} seen={seen} />);
    await userEvent.clear(box());
    await userEvent.type(box(), '12{Enter}');
    expect(seen.mock.calls).toEqual([[12]]);
  });
});

describe('The summary of errors', () => {
  it('has the focus and leads to each field', async () => {
    show(
      <>
        <FormErrorSummary errors={[{ id: 'field-phone', message: 'Въведете телефон' }]} />
        <TextField name="phone" label="Телефон" required />
      </>,
    );
    expect(document.activeElement?.textContent).toContain('Въведете телефон');
    await userEvent.click(screen.getByRole('link', { name: 'Въведете телефон' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Телефон'));
  });

  it('lists the fields in the order of the form', async () => {
    const wrong = ['date', 'phone', 'name'].map((name) => ({ id: `field-${name}`, message: name }));
    function Refused() {
      const [errors, setErrors] = useState<typeof wrong>([]);
      return (
        <>
          <FormErrorSummary errors={errors} />
          {['name', 'phone', 'date'].map((name) => (
            <TextField key={name} name={name} label={name} required />
          ))}
          <button type="button" onClick={() => setErrors(wrong)}>
            Изпращане
          </button>
        </>
      );
    }
    show(<Refused />);
    await userEvent.click(screen.getByRole('button', { name: 'Изпращане' }));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'name',
      'phone',
      'date',
    ]);
  });
});

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { FieldErrors } from '../../../src/core/shared/failure.ts';
import { Form } from '../../../src/view-models/site/form.ts';
import { BoundForm, SubmitButton } from '../../../src/views/forms/bound-form.tsx';
import { FormErrors } from '../../../src/views/forms/form-errors.tsx';
import {
  FormCheckbox,
  FormRadioGroup,
  FormTextArea,
  FormTextField,
} from '../../../src/views/forms/form-fields.tsx';
import { FormSelect } from '../../../src/views/forms/form-inputs.tsx';
import { show } from '../components/render.tsx';

type Letter = { email: string; text: string; agreed: boolean; colour: string; way: 'post' | 'hand' | null };

const EMPTY: Letter = { email: '', text: '', agreed: false, colour: '', way: null };

/** Letter that is rejected without an e-mail address; its texts are the keys. */
function letter(check: (values: Letter) => FieldErrors = () => ({}), values: Partial<Letter> = {}) {
  const submit = vi.fn(() => Promise.resolve());
  const form = new Form<Letter>({ ...EMPTY, ...values }, { check, submit });
  show(
    <BoundForm form={form} prefix="letter" texts="letter-field" aria-label="Писмо">
      <FormErrors />
      <FormTextField name="email" type="email" hint required />
      <FormTextArea name="text" label="Текст" required />
      <FormCheckbox name="agreed" label="Съгласие" />
      <FormSelect
        name="colour"
        label="Цвят"
        required
        none=""
        placeholder="Никой"
        options={[{ value: 'white', label: 'Бяло' }]}
      />
      <FormRadioGroup
        name="way"
        label="Как"
        required
        options={[
          { value: 'post', label: 'По пощата' },
          { value: 'hand', label: 'На ръка' },
        ]}
      />
      <SubmitButton>Изпращане</SubmitButton>
    </BoundForm>,
  );
  return { form, submit };
}

describe('A field of a form', () => {
  it('gets its id, label, hint and value from its form by its name', () => {
    letter(undefined, { email: 'a@b.bg' });
    const field = screen.getByLabelText<HTMLInputElement>('letter-field-email');
    expect(field).toMatchObject({ id: 'letter-email', name: 'email', value: 'a@b.bg' });
    expect(field).toHaveAccessibleDescription('letter-field-email-hint');
  });

  it('writes texts, ticks and choices into the form', async () => {
    const { form } = letter();
    await userEvent.type(screen.getByLabelText('letter-field-email'), 'a@b.bg');
    await userEvent.type(screen.getByLabelText('Текст'), 'Здравейте');
    await userEvent.click(screen.getByLabelText('Съгласие'));
    await userEvent.selectOptions(screen.getByLabelText('Цвят'), 'Бяло');
    await userEvent.click(screen.getByLabelText('На ръка'));
    expect(form.values).toEqual({
      email: 'a@b.bg',
      text: 'Здравейте',
      agreed: true,
      colour: 'white',
      way: 'hand',
    });
  });

  it('has the form’s empty value after the choice is cleared', async () => {
    const { form } = letter(undefined, { colour: 'white' });
    await userEvent.selectOptions(screen.getByLabelText('Цвят'), 'Никой');
    expect(form.values.colour).toBe('');
  });

  it('is validated on blur', async () => {
    letter(({ email }): FieldErrors => (email === 'a@b' ? { email: 'error-email-invalid' } : {}));
    const field = screen.getByLabelText('letter-field-email');
    await userEvent.type(field, 'a@b');
    await userEvent.tab();
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(
      'letter-field-email-hint Въведете имейл във вида ime@primer.bg.',
    );
  });

  it('throws if the form has no field of that name', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const form = new Form<Letter>(EMPTY, { check: () => ({}), submit: () => Promise.resolve() });
    const wrong = (
      <BoundForm form={form} texts="letter-field">
        <FormTextField name="e-mail" />
      </BoundForm>
    );
    expect(() => show(wrong)).toThrow('e-mail');
    expect(() => show(<FormTextField name="email" />)).toThrow();
  });
});

describe('A form', () => {
  it('leads from each error to its field', async () => {
    letter(() => ({ email: 'error-email-invalid' }));
    await userEvent.click(screen.getByRole('button', { name: 'Изпращане' }));
    const line = await screen.findByRole('link', { name: 'Въведете имейл във вида ime@primer.bg.' });
    await waitFor(() => expect(line.closest('[tabindex]')).toHaveFocus());
    await userEvent.click(line);
    expect(screen.getByLabelText('letter-field-email')).toHaveFocus();
  });

  it('is sent once, and its button shows a spinner meanwhile', async () => {
    const { submit } = letter();
    let arrived = () => {};
    submit.mockImplementation(
      () =>
        new Promise((resolve) => {
          arrived = resolve;
        }),
    );
    const button = screen.getByRole('button', { name: 'Изпращане' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    arrived();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { EDIT_CLASH, Form } from '../../../src/view-models/site/form.ts';

function aForm(submit: () => Promise<void> = async () => {}) {
  const changed = vi.fn();
  const sent = vi.fn(submit);
  const form = new Form(
    { name: '', email: '' },
    {
      check: ({ name, email }) => ({
        ...(name.length < 2 && { name: 'error-name-required' }),
        ...(!email.includes('@') && { email: 'error-email-invalid' }),
      }),
      submit: sent,
      changed,
    },
  );
  return { form, sent, changed };
}

describe('A form', () => {
  it('marks invalid fields and sends nothing', async () => {
    const { form, sent } = aForm();
    expect(await form.submit()).toBe(false);
    expect(form.errors).toEqual({ name: 'error-name-required', email: 'error-email-invalid' });
    expect(form.failedSubmits).toBe(1);
    expect(sent).not.toHaveBeenCalled();
  });

  it('clears the error of a changed field, and reports each change', async () => {
    const { form, changed } = aForm();
    await form.submit();
    form.set('name', 'М');
    expect(form.errors).toEqual({ email: 'error-email-invalid' });
    expect(changed).toHaveBeenLastCalledWith({ name: 'М', email: '' });
  });

  it('validates a field on blur, but marks no empty one', async () => {
    const { form } = aForm();
    await form.leave('name');
    expect(form.errors).toEqual({});
    form.set('email', 'мария');
    await form.leave('email');
    expect(form.errors).toEqual({ email: 'error-email-invalid' });
  });

  it('clears the error of a field after a change of another one makes it valid', async () => {
    const form = new Form(
      { floor: '9', totalFloors: '6', email: 'm@p.bg' },
      {
        check: ({ floor, totalFloors }) => ({
          ...(Number(floor) > Number(totalFloors) && { floor: 'error-floor-above-total' }),
        }),
        submit: async () => {
          throw new Failure('validation_failed', { email: 'error-email-taken' }, 'invalid');
        },
      },
    );
    await form.leave('floor');
    expect(form.errors).toEqual({ floor: 'error-floor-above-total' });
    form.set('totalFloors', '10');
    await form.leave('totalFloors');
    expect(form.errors).toEqual({});
    await form.submit();
    await form.leave('floor');
    expect(form.errors, 'only the server knows better').toEqual({ email: 'error-email-taken' });
  });

  it('clears no error by a validation of older values', async () => {
    const { form } = aForm();
    form.set('name', 'Мария');
    form.set('email', 'm@p.bg');
    const left = form.leave('name');
    form.set('email', '');
    await form.submit();
    await left;
    expect(form.errors).toEqual({ email: 'error-email-invalid' });
  });

  it('is sent once for repeated presses of the button', async () => {
    let answer = () => {};
    const { form, sent } = aForm(() => new Promise((resolve) => (answer = resolve)));
    form.set('name', 'Мария');
    form.set('email', 'm@p.bg');
    const first = form.submit();
    expect(form.busy).toBe(true);
    expect(await form.submit()).toBe(false);
    answer();
    expect(await first).toBe(true);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(form.busy).toBe(false);
  });

  it('shows the server’s errors, by field or for the whole form, and keeps the values', async () => {
    const answers = [
      new Failure('validation_failed', { email: 'error-email-invalid' }, 'invalid'),
      new Failure('error-please-try-again-later', {}, 'unreachable'),
    ];
    const { form } = aForm(async () => {
      throw answers.shift();
    });
    form.set('name', 'Мария');
    form.set('email', 'm@p.bg');
    await form.submit();
    expect([form.errors, form.refusal]).toEqual([{ email: 'error-email-invalid' }, null]);
    await form.submit();
    expect([form.errors, form.refusal]).toEqual([{}, 'error-please-try-again-later']);
    expect(form.failedSubmits).toBe(2);
    expect(form.values.name).toBe('Мария');
  });

  it('rethrows unexpected errors', async () => {
    const { form } = aForm(async () => {
      throw new TypeError('a fault');
    });
    form.set('name', 'Мария');
    form.set('email', 'm@p.bg');
    await expect(form.submit()).rejects.toThrow('a fault');
    expect(form.busy).toBe(false);
  });
});

describe('The rules of a form', () => {
  type Values = { name: string; email: string };
  const aChecked = (check: (values: Values) => Record<string, string> | Promise<Record<string, string>>) =>
    new Form<Values>({ name: '', email: '' }, { check, submit: async () => {} });

  it('mark no field after a failed download; unexpected errors are rethrown', async () => {
    let error: Error = new Failure('error-no-connection', {}, 'unreachable');
    const form = aChecked(() => Promise.reject(error));
    form.set('name', 'М');
    await form.leave('name');
    expect(form.errors).toEqual({});
    error = new TypeError('a fault');
    await expect(form.leave('name')).rejects.toBe(error);
  });

  it('do not mark a field during another edit', async () => {
    let answer!: (errors: Record<string, string>) => void;
    const form = aChecked(() => new Promise((resolve) => (answer = resolve)));
    form.set('name', 'М');
    const left = form.leave('name');
    form.set('name', 'Ма');
    answer({ name: 'error-name-required' });
    await left;
    expect(form.errors).toEqual({});
  });

  it('mark only the field that loses the focus', async () => {
    const form = aChecked(() => ({ name: 'error-name-required', email: 'error-email-invalid' }));
    form.set('name', 'М');
    await form.leave('name');
    expect(form.errors).toEqual({ name: 'error-name-required' });
  });

  it('keep the errors of other fields', async () => {
    let wrong: Record<string, string> = { name: 'error-name-required', email: 'error-email-invalid' };
    const form = aChecked(() => wrong);
    form.set('name', 'М');
    form.set('email', 'm');
    await form.submit();
    wrong = { name: 'error-name-required' };
    form.set('email', 'm@p.bg');
    await form.leave('email');
    expect(form.errors).toEqual({ name: 'error-name-required' });
  });
});

describe('The values of a form', () => {
  const EMPTY = { price: '', billsMeta: '' };
  const aBill = () => {
    const changes: (typeof EMPTY)[] = [];
    const form = new Form(EMPTY, {
      check: () => ({ 'billsMeta.water': 'error-amount-in-digits', price: 'error-price-required' }),
      submit: async () => {},
      changed: (values) => changes.push(values),
    });
    return { form, changes };
  };

  it('clear the errors of nested fields with those of their field', async () => {
    const { form } = aBill();
    await form.submit();
    form.set('billsMeta', '12');
    expect(form.errors).toEqual({ price: 'error-price-required' });
  });

  it('that were saved elsewhere do not count as the person’s changes', () => {
    const { form, changes } = aBill();
    form.adopt({ price: '650' });
    expect([form.values, changes]).toEqual([{ price: '650', billsMeta: '' }, []]);
  });

  it('are reset or prefilled without errors', async () => {
    const { form } = aBill();
    form.set('price', '12');
    await form.submit();
    form.reset();
    expect([form.values, form.errors, form.refusal]).toEqual([EMPTY, {}, null]);
    form.reset({ price: '7', billsMeta: '' });
    expect(form.values.price).toBe('7');
  });
});

describe('An error of the whole form', () => {
  it('is cleared by the next submission, or replaced by a choice', async () => {
    const answers = ['error-please-try-again-later', EDIT_CLASH];
    const form = new Form(
      { name: '' },
      {
        check: () => ({}),
        submit: async () => {
          const key = answers.shift();
          if (key) throw new Failure(key, {}, 'conflict');
        },
      },
    );
    await form.submit();
    expect(form.refusal).toBe('error-please-try-again-later');
    await form.submit();
    expect([form.refusal, form.failedSubmits]).toEqual([null, 2]);
    expect(await form.submit()).toBe(true);
    expect([form.refusal, form.failedSubmits]).toEqual([null, 2]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { Form } from '../../../src/view-models/site/form.ts';

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
  it('marks what is wrong and sends nothing', async () => {
    const { form, sent } = aForm();
    expect(await form.submit()).toBe(false);
    expect(form.errors).toEqual({ name: 'error-name-required', email: 'error-email-invalid' });
    expect(form.failedSubmits).toBe(1);
    expect(sent).not.toHaveBeenCalled();
  });

  it('forgives a field as soon as it is changed, and tells of each change', async () => {
    const { form, changed } = aForm();
    await form.submit();
    form.set('name', 'М');
    expect(form.errors).toEqual({ email: 'error-email-invalid' });
    expect(changed).toHaveBeenLastCalledWith({ name: 'М', email: '' });
  });

  it('checks a field when it is left, but scolds no empty one', async () => {
    const { form } = aForm();
    await form.leave('name');
    expect(form.errors).toEqual({});
    form.set('email', 'мария');
    await form.leave('email');
    expect(form.errors).toEqual({ email: 'error-email-invalid' });
  });

  it('forgives a field what another one, left later, puts right', async () => {
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

  it('forgives nothing by rules that saw older values', async () => {
    const { form } = aForm();
    form.set('name', 'Мария');
    form.set('email', 'm@p.bg');
    const left = form.leave('name');
    form.set('email', '');
    await form.submit();
    await left;
    expect(form.errors).toEqual({ email: 'error-email-invalid' });
  });

  it('is sent once, however often the button is pressed', async () => {
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

  it('shows what the server refused, field by field or as a whole, and keeps what was typed', async () => {
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

  it('does not swallow a fault of ours', async () => {
    const { form } = aForm(async () => {
      throw new TypeError('a fault');
    });
    form.set('name', 'Мария');
    form.set('email', 'm@p.bg');
    await expect(form.submit()).rejects.toThrow('a fault');
    expect(form.busy).toBe(false);
  });
});

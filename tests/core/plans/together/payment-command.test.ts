import { describe, expect, it } from 'vitest';
import { PaymentCommand } from '../../../../src/core/plans/together/payment-command.ts';
import { OTHER_COST } from '../../../../src/core/plans/together/plan-payment.ts';
import type { PaymentForm } from '../../../../src/core/plans/together/plan-payment.ts';

const aForm = (change: Partial<PaymentForm> = {}): PaymentForm => ({
  by: '1',
  cost: 'deposit',
  note: '',
  amount: '900',
  on: '2027-03-01',
  ...change,
});

describe('A recorded payment (PLAN-08)', () => {
  it('may be for a cost of the plan', () => {
    const command = new PaymentCommand(aForm({ note: 'left over from before' }));
    expect(command.errors).toEqual({});
    expect(command.payment('p')).toEqual({
      id: 'p',
      by: 1,
      to: null,
      cost: 'deposit',
      note: '',
      amount: 90_000,
      on: '2027-03-01',
    });
  });

  it('may be for another purpose, described in words', () => {
    const command = new PaymentCommand(aForm({ cost: OTHER_COST, note: ' Ток ', amount: '61,35 €' }));
    expect(command.errors).toEqual({});
    expect(command.payment('p')).toMatchObject({ cost: null, note: 'Ток', amount: 11_999 });
  });

  it.each([
    ['no payer', { by: null }, { by: 'error-plan-payment-by' }],
    ['no cost', { cost: null }, { cost: 'error-plan-payment-cost' }],
    ['an unknown cost', { cost: 'rent' }, { cost: 'error-plan-payment-cost' }],
    ['another purpose without a note', { cost: OTHER_COST }, { note: 'error-plan-payment-note' }],
    ['no amount', { amount: '' }, { amount: 'error-plan-payment-amount' }],
    ['a zero amount', { amount: '0' }, { amount: 'error-plan-payment-amount' }],
    ['a negative amount', { amount: '-5' }, { amount: 'error-plan-payment-amount' }],
    ['no day', { on: '' }, { on: 'error-date-invalid' }],
    ['an impossible day', { on: '2027-02-30' }, { on: 'error-date-invalid' }],
  ])('with %s is rejected', (_, change, errors) => {
    expect(new PaymentCommand(aForm(change)).errors).toEqual(errors);
  });
});

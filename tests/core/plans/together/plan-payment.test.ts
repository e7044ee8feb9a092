import { describe, expect, it } from 'vitest';
import { totalPaid } from '../../../../src/core/plans/together/plan-payment.ts';
import { aPayment } from '../../../support/a-plan.ts';

describe('The total of the payments of a plan', () => {
  it('leaves out payments from one person to another', () => {
    const payments = [
      aPayment({ amount: 5_000, to: null }),
      aPayment({ amount: 700, to: null }),
      aPayment({ amount: 90_000, to: 1 }),
    ];
    expect(totalPaid(payments)).toBe(5_700);
    expect(totalPaid([])).toBe(0);
  });
});

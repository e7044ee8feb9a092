import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { aCheckoutBench } from '../../support/a-checkout.ts';
import { aProduct } from '../../support/a-product.ts';
import { aUser } from '../../support/a-session.ts';
import { eventually } from '../../support/eventually.ts';

const BUYER = {
  company: '„Родопска вълна“ ЕООД',
  number: '999001012',
  vatNumber: 'BG999001012',
  address: 'Смолян, ул. Преспа 4',
  person: 'Мария Петрова',
};

/** Checkout of a buyer who had an invoice for an earlier order. */
async function aBuyer({ isSignedIn = true } = {}) {
  const bench = aCheckoutBench();
  bench.invoices.handlers.lastInvoiceBuyer = () => ({ buyer: BUYER });
  await bench.cart.add(aProduct());
  if (isSignedIn) bench.session.set(aUser());
  bench.screen.onEnter();
  const { form } = bench.screen.checkout;
  const company = () => form.values.invoiceCompany;
  const asked = () => bench.invoices.inputs('lastInvoiceBuyer').length;
  return { ...bench, form, company, asked };
}

describe('The company of the last invoice (SHIP-08)', () => {
  it('fills in the checkout when the buyer wants an invoice', async () => {
    const { form, company, asked } = await aBuyer();
    await eventually(() => expect(form.values.name).not.toBe(''));
    expect([company(), asked()]).toEqual(['', 0]);
    form.set('wantsInvoice', true);
    await eventually(() => expect(company()).toBe(BUYER.company));
    expect(form.values).toMatchObject({
      invoiceNumber: BUYER.number,
      invoiceVatNumber: BUYER.vatNumber,
      invoiceAddress: BUYER.address,
      invoicePerson: BUYER.person,
    });
  });

  it('does not replace a company that the buyer has typed', async () => {
    const { form, company, asked } = await aBuyer();
    form.set('invoiceCompany', 'Друга фирма');
    form.set('wantsInvoice', true);
    await eventually(() => expect(form.values.name).not.toBe(''));
    expect([company(), asked()]).toEqual(['Друга фирма', 0]);
  });

  it('is unknown for a guest, until the guest signs in', async () => {
    const { form, company, asked, session } = await aBuyer({ isSignedIn: false });
    form.set('wantsInvoice', true);
    expect(asked()).toBe(0);
    session.set(aUser());
    await eventually(() => expect(company()).toBe(BUYER.company));
  });

  it('is left out if it cannot be loaded', async () => {
    const { form, company, asked, invoices, modals } = await aBuyer();
    invoices.handlers.lastInvoiceBuyer = () =>
      Promise.reject(new Failure('error-connection', {}, 'unreachable'));
    form.set('wantsInvoice', true);
    await eventually(() => expect(asked()).toBe(1));
    expect([company(), modals.notification]).toEqual(['', null]);
  });
});

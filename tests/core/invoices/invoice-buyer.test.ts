import { describe, expect, it } from 'vitest';
import { InvoiceBuyerCommand, isSameCompany } from '../../../src/core/invoices/invoice-buyer.ts';

const BUYER = {
  company: ' „Родопска вълна“ ЕООД ',
  number: '999 009 105',
  vatNumber: 'bg999009105',
  address: 'гр. Пловдив, ул. Гладстон 3',
  person: 'Мария Петрова',
};
const errorsOf = (change: Partial<typeof BUYER>) => new InvoiceBuyerCommand({ ...BUYER, ...change }).errors();

describe('buyer of an invoice', () => {
  it('is accepted with grouped digits and a small country code', () => {
    const command = new InvoiceBuyerCommand(BUYER);
    expect(command.errors()).toEqual({});
    expect(command).toMatchObject({ number: '999009105', vatNumber: 'BG999009105' });
  });

  it('needs no VAT number', () => {
    expect(errorsOf({ vatNumber: '' })).toEqual({});
  });

  it('rejects a company number with a wrong check digit (SHIP-08)', () => {
    expect(errorsOf({ number: '999009106' })).toEqual({ number: 'error-company-number' });
  });

  it('rejects a VAT number of another company', () => {
    expect(errorsOf({ vatNumber: 'BG999009201' })).toEqual({ vatNumber: 'error-vat-number' });
    expect(errorsOf({ vatNumber: '999009105' })).toEqual({ vatNumber: 'error-vat-number' });
  });

  it('names each missing field', () => {
    expect(errorsOf({ company: '', number: '', address: ' ', person: '' })).toEqual({
      company: 'error-company-name-required',
      number: 'error-company-number',
      address: 'error-company-address-required',
      person: 'error-invoice-person-required',
    });
  });
});

describe('names of a company', () => {
  it.each([
    ['„Родопска вълна“ ЕООД', 'РОДОПСКА ВЪЛНА - ЕООД'],
    ['Родопска вълна', 'РОДОПСКА ВЪЛНА 2010 ООД'],
    ['Rodopska valna Ltd.', 'РОДОПСКА ВЪЛНА ЕООД'],
    ['ЕТ Иван Иванов', 'ИВАН ИВАНОВ'],
  ])('match: %s and %s', (one, other) => {
    expect(isSameCompany(one, other)).toBe(true);
    expect(isSameCompany(other, one)).toBe(true);
  });

  it('differ if the companies do', () => {
    expect(isSameCompany('Родопска вълна ЕООД', 'РОДОПСКИ КИЛИМ ЕООД')).toBe(false);
    expect(isSameCompany('Мебел Арт ООД', 'Мебел Дом ООД')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { dueDocuments } from '../../../src/core/invoices/due-documents.ts';
import type { DocumentState } from '../../../src/core/invoices/due-documents.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const NOTHING = { invoice: false, sale: false, credit: false, checkAt: null };
const due = (change: Partial<DocumentState>) =>
  dueDocuments(
    {
      isSold: true,
      isSent: false,
      cardPaidAt: null,
      undoUntil: null,
      isInvoiceRequested: true,
      hasInvoice: false,
      needsSale: false,
      hasSale: false,
      ...change,
    },
    NOW,
  );

describe('documents of a vendor order', () => {
  it('wait for shipping', () => {
    expect(due({})).toEqual(NOTHING);
    expect(due({ isSent: true })).toEqual({ ...NOTHING, invoice: true });
  });

  it('wait until the vendor can no longer undo the shipping', () => {
    const undoUntil = new Date('2026-11-21T10:00:30Z');
    expect(due({ isSent: true, undoUntil })).toEqual({ ...NOTHING, checkAt: undoUntil });
    expect(due({ isSent: true, undoUntil: NOW })).toEqual({ ...NOTHING, invoice: true });
  });

  it('are issued four days after a card payment without shipping', () => {
    const card = { needsSale: true };
    expect(due({ ...card, cardPaidAt: new Date('2026-11-17T10:00:01Z') })).toEqual({
      ...NOTHING,
      checkAt: new Date('2026-11-21T10:00:01Z'),
    });
    expect(due({ ...card, cardPaidAt: new Date('2026-11-17T10:00:00Z') })).toEqual({
      ...NOTHING,
      invoice: true,
      sale: true,
    });
  });

  it('do not exist for cancelled orders', () => {
    expect(due({ isSold: false, isSent: true, needsSale: true })).toEqual(NOTHING);
  });

  it('are issued once; an invoice is compared with the order after each change', () => {
    expect(due({ isSent: true, hasInvoice: true, hasSale: true })).toEqual({ ...NOTHING, credit: true });
    expect(due({ isSold: false, isSent: true, hasInvoice: true })).toEqual({ ...NOTHING, credit: true });
  });
});

import type { Call } from '../../operation.ts';
import type * as contract from '../../invoices/invoices.ts';

/* Written by `npm run contract:write`. */

export const lastInvoiceBuyer: Call<typeof contract.lastInvoiceBuyer> = {
  method: 'GET',
  path: '/api/user/invoice-buyer',
  guarded: true,
};

export const orderDocuments: Call<typeof contract.orderDocuments> = {
  method: 'GET',
  path: '/api/order/follow/{token}/documents',
};

export const replaceInvoice: Call<typeof contract.replaceInvoice> = {
  method: 'POST',
  path: '/api/vendor/documents/{id}/replacement',
  guarded: true,
};

export const requestInvoice: Call<typeof contract.requestInvoice> = {
  method: 'POST',
  path: '/api/order/follow/{token}/invoice',
};

export const updateInvoicing: Call<typeof contract.updateInvoicing> = {
  method: 'POST',
  path: '/api/vendor/invoicing',
  guarded: true,
  idempotent: true,
};

export const vendorDocuments: Call<typeof contract.vendorDocuments> = {
  method: 'GET',
  path: '/api/vendor/documents',
  guarded: true,
};

export const vendorInvoicing: Call<typeof contract.vendorInvoicing> = {
  method: 'GET',
  path: '/api/vendor/invoicing',
  guarded: true,
};

import type { FastifyInstance } from 'fastify';
import * as contract from '../../../api/invoices/invoices.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { ModuleContext } from '../../module-context.ts';
import type { Configuration } from '../../platform/configuration.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import type { TeamSessionReader } from '../../platform/http/signed-in.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { documentFiles } from './document-files.ts';
import { exportInvoices } from './export-invoices.ts';
import type { InvoiceDependencies } from './invoice-dependencies.ts';
import { readInvoicing, updateInvoicing } from './invoicing-settings.ts';
import { issueDueDocuments } from './issue-documents.ts';
import { listOrderDocuments, listVendorDocuments } from './list-documents.ts';
import { mailDocument } from './mail-document.ts';
import { replaceInvoice } from './replace-invoice.ts';
import { lastInvoiceBuyer, requestInvoice } from './request-invoice.ts';
import { SandboxVatRegister } from './vat/vat-register.ts';
import type { VatRegister } from './vat/vat-register.ts';
import { ViesVatRegister } from './vat/vies-vat-register.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'issue-documents': unknown;
    'invoices.mail-document': { documentId: number };
  }
}

/** Invoices, credit notes, seller's documents and the audit file of vendors. */
export function invoiceModule(
  { db, clock, log, texts, addresses, sessions, configuration }: ModuleContext,
  teamSessions: TeamSessionReader,
) {
  const deps: InvoiceDependencies = {
    db,
    clock,
    log,
    texts,
    addresses,
    vatRegister: openVatRegister(configuration),
    domain: new URL(addresses.origin('bg')).host,
    priceOrder: configuration.priceOrder,
  };
  return {
    deps,
    operations: invoiceRoutes(deps),
    serve: (server: FastifyInstance) => documentFiles(server, deps, sessions, teamSessions),
    exports: [exportInvoices],
    jobs: {
      'issue-documents': { at: '* * * * *', run: () => issueDueDocuments(deps) },
      'invoices.mail-document': ({ documentId }) => mailDocument(deps, documentId),
    } satisfies Partial<Jobs>,
  };
}

function openVatRegister({
  vatRegister,
  viesUrl,
}: Pick<Configuration, 'vatRegister' | 'viesUrl'>): VatRegister | null {
  if (vatRegister === 'off') return null;
  return vatRegister === 'vies' ? new ViesVatRegister(viesUrl) : new SandboxVatRegister();
}

function invoiceRoutes(deps: InvoiceDependencies): Implementation[] {
  const { db } = deps;
  return [
    implement(contract.orderDocuments, ({ params }) => listOrderDocuments(db, params.token)),
    implement(
      contract.requestInvoice,
      async ({ params, body }) => {
        await requestInvoice(deps, params.token, body.vendorOrderId, body.buyer);
        return listOrderDocuments(db, params.token);
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(contract.lastInvoiceBuyer, async ({ account }) => ({
      buyer: await lastInvoiceBuyer(db, account.id),
    })),
    implement(contract.vendorDocuments, ({ account, query }) =>
      listVendorDocuments(db, ensureVendor(account.vendorId), query),
    ),
    implement(
      contract.replaceInvoice,
      async ({ account, params, body }) => {
        await replaceInvoice(deps, ensureVendor(account.vendorId), Number(params.id), body);
        return { message: 'invoice-replaced' };
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(contract.vendorInvoicing, ({ account }) => readInvoicing(db, ensureVendor(account.vendorId))),
    implement(contract.updateInvoicing, async ({ account, body }) => {
      const vendorId = ensureVendor(account.vendorId);
      await updateInvoicing(deps, vendorId, body);
      return readInvoicing(db, vendorId);
    }),
  ];
}

/** @throws Failure `not-found` for an account without a shop */
function ensureVendor(vendorId: number | null): number {
  if (vendorId === null) throw new Failure('error-vendor-not-found', {}, 'not-found');
  return vendorId;
}

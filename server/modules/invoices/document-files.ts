import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { IdText, oneOf, strict, Token } from '../../../api/schema.ts';
import { tenDigits } from '../../../src/core/invoices/invoicing-settings.ts';
import { orderNumber } from '../../../src/core/orders/order-number.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { VendorArea } from '../../../src/core/shared/vendor-roles.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { attachment, TABLE_TYPES, writeTable } from '../../platform/documents/table-file.ts';
import { ensurePermitted } from '../../platform/http/operations.ts';
import { ensureArea } from '../../platform/http/signed-in.ts';
import type { SessionReader, TeamSessionReader } from '../../platform/http/signed-in.ts';
import { writeAuditFile } from './audit-month.ts';
import { writeDocumentPdf } from './document-pdf.ts';
import type { InvoiceDependencies } from './invoice-dependencies.ts';
import { ledgerHeader, ledgerRows } from './sales-ledger.ts';

const OptionalLanguage = Type.Optional(oneOf(['bg', 'en']));
const DocumentParams = strict({ id: IdText });
const DocumentQuery = strict({ order: Type.Optional(Token), language: OptionalLanguage });
const Month = Type.String({ pattern: String.raw`^20\d{2}-(0[1-9]|1[0-2])$` });
const ExportQuery = strict({ month: Month, language: OptionalLanguage });
const ExportLanguage = strict({ language: OptionalLanguage });
const LedgerParams = strict({ format: oneOf(['csv', 'xlsx']) });

/** Rate limit, because writing a file is expensive. */
const SELDOM = { rateLimit: { max: 60, timeWindow: 60_000 } };
const PRIVATE = 'private, no-store';

/** Serves documents as PDF, the accountants' table and the audit file (SHIP-08, SHIP-09, SHIP-11). */
export function documentFiles(
  server: FastifyInstance,
  deps: InvoiceDependencies,
  sessions: SessionReader,
  teamSessions: TeamSessionReader,
): void {
  const { db, texts } = deps;
  const sendPdf = async (reply: FastifyReply, document: ReadDocument, language: Language) =>
    reply
      .type('application/pdf')
      .header('cache-control', PRIVATE)
      .header(
        'content-disposition',
        `inline; filename="${document.row.kind}-${tenDigits(document.row.number)}.pdf"`,
      )
      .send(await writeDocumentPdf(document, language, texts.in(language)));

  server.get<{ Params: Static<typeof DocumentParams>; Querystring: Static<typeof DocumentQuery> }>(
    '/documents/:id.pdf',
    { schema: { params: DocumentParams, querystring: DocumentQuery }, config: SELDOM },
    async (request, reply) => {
      const { order: token, language = 'bg' } = request.query;
      const reader =
        token === undefined ? { vendorId: await vendorOf(request, sessions, 'orders') } : { token };
      return sendPdf(reply, await readDocument(deps, Number(request.params.id), reader), language);
    },
  );

  server.get<{ Params: Static<typeof DocumentParams>; Querystring: Static<typeof ExportLanguage> }>(
    '/api/team/documents/:id.pdf',
    { schema: { params: DocumentParams, querystring: ExportLanguage }, config: SELDOM },
    async (request, reply) => {
      ensurePermitted('orders.read', await teamSessions.of(request));
      const document = await readDocument(deps, Number(request.params.id), 'team');
      return sendPdf(reply, document, request.query.language ?? 'bg');
    },
  );

  server.get<{ Params: Static<typeof LedgerParams>; Querystring: Static<typeof ExportQuery> }>(
    '/exports/documents.:format',
    { schema: { params: LedgerParams, querystring: ExportQuery }, config: SELDOM },
    async (request, reply) => {
      const { month, language = 'bg' } = request.query;
      const { format } = request.params;
      const vendorId = await vendorOf(request, sessions, 'finance');
      const t = texts.in(language);
      const rows = await ledgerRows(db, vendorId, month, t);
      return reply
        .type(TABLE_TYPES[format])
        .header('cache-control', PRIVATE)
        .header('content-disposition', attachment(`${t('ledger-file')}-${month}.${format}`))
        .send(writeTable(format, ledgerHeader(t), rows));
    },
  );

  server.get<{ Querystring: Static<typeof ExportQuery> }>(
    '/exports/audit-file.xml',
    { schema: { querystring: ExportQuery }, config: SELDOM },
    async (request, reply) => {
      const { month } = request.query;
      const file = await writeAuditFile(deps, await vendorOf(request, sessions, 'finance'), month);
      return reply
        .type('application/xml; charset=windows-1251')
        .header('cache-control', PRIVATE)
        .header('content-disposition', `attachment; filename="audit-${month}.xml"`)
        .send(file);
    },
  );
}

/** @throws Failure `login-required`, `not-allowed` for an account without a shop */
async function vendorOf(request: FastifyRequest, sessions: SessionReader, area: VendorArea): Promise<number> {
  const account = await sessions.of(request);
  if (!account) throw new Failure('error-login-required', {}, 'login-required');
  if (account.vendorId === null) throw new Failure('error-not-allowed', {}, 'not-allowed');
  ensureArea(account, area);
  return account.vendorId;
}

type ReadDocument = Awaited<ReturnType<typeof readDocument>>;

/** Reads a document for its buyer, by the order's secret, for its vendor, or for the team. @throws Failure `not-found` */
export async function readDocument(
  { db, priceOrder }: Pick<InvoiceDependencies, 'db' | 'priceOrder'>,
  id: number,
  reader: { vendorId: number } | { token: string } | 'team',
) {
  const found = await db
    .selectFrom('sales_document as document')
    .innerJoin('vendor_order', 'vendor_order.id', 'document.vendor_order_id')
    .innerJoin('customer_order as order', 'order.id', 'vendor_order.order_id')
    .leftJoin('sales_document as earlier', (join) =>
      join.on(({ eb, fn }) =>
        eb('earlier.id', '=', fn.coalesce('document.corrects_id', 'document.replaces_id')),
      ),
    )
    .selectAll('document')
    .select(['order.id as orderId', 'order.payment_method as paymentMethod'])
    .select(['earlier.number as earlierNumber', 'earlier.issued_at as earlierAt'])
    .where('document.id', '=', id)
    .where(({ eb, val }) => {
      if (reader === 'team') return val(true);
      return 'token' in reader
        ? eb('order.token', '=', reader.token)
        : eb('document.vendor_id', '=', reader.vendorId);
    })
    .executeTakeFirst();
  if (!found) throw new Failure('error-not-found', {}, 'not-found');
  const { orderId, paymentMethod, earlierNumber, earlierAt, ...row } = found;
  return {
    row,
    orderNumber: orderNumber(orderId),
    paymentMethod,
    earlier:
      earlierNumber === null || earlierAt === null ? null : { number: earlierNumber, issuedAt: earlierAt },
    // With euro as the first currency, leva are no longer shown.
    showsBoth: priceOrder === 'bgn-first' || row.currency === 'BGN',
  };
}

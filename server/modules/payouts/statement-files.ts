import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { Month } from '../../../api/payouts/payouts.ts';
import { FileQuery } from '../../../api/payouts/team-payouts.ts';
import { oneOf, strict } from '../../../api/schema.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { attachment, TABLE_TYPES, writeTable } from '../../platform/documents/table-file.ts';
import { ensureArea } from '../../platform/http/signed-in.ts';
import type { SessionReader } from '../../platform/http/signed-in.ts';
import type { PayoutDependencies } from './payout-dependencies.ts';
import { writeStatementPdf } from './statement-pdf.ts';
import { statementHeader, statementRows } from './statement-table.ts';
import { ensureVendor } from './vendor-routes.ts';

const Params = strict({ month: Month, format: oneOf(['csv', 'xlsx', 'pdf']) });
/** Rate limit, because a month may have thousands of movements. */
const SELDOM = { rateLimit: { max: 20, timeWindow: 60_000 }, databaseSeconds: 20 };

/** Serves a month's statement to its vendor as CSV, XLSX and PDF, in both languages (SHIP-10). */
export function statementFiles(
  server: FastifyInstance,
  deps: PayoutDependencies,
  sessions: SessionReader,
): void {
  server.get<{ Params: Static<typeof Params>; Querystring: Static<typeof FileQuery> }>(
    '/exports/statements/:month.:format',
    { schema: { params: Params, querystring: FileQuery }, config: SELDOM },
    async (request, reply) => {
      const { month, format } = request.params;
      const account = await sessions.of(request);
      if (!account) throw new Failure('error-login-required', {}, 'login-required');
      ensureArea(account, 'finance');
      const wanted = {
        vendorId: ensureVendor(account.vendorId),
        month,
        language: request.query.language ?? 'bg',
      } as const;
      const t = deps.texts.in(wanted.language);
      reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachment(`${t('statement-file')}-${month}.${format}`));
      if (format === 'pdf') return reply.type('application/pdf').send(await writeStatementPdf(deps, wanted));
      return reply
        .type(TABLE_TYPES[format])
        .send(writeTable(format, statementHeader(deps, wanted), statementRows(deps, wanted)));
    },
  );
}

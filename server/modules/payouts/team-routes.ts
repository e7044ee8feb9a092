import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import * as contract from '../../../api/payouts/team-payouts.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { attachment, TABLE_TYPES, writeTable } from '../../platform/documents/table-file.ts';
import { ensurePermitted, implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import type { SignedInMember, TeamSessionReader } from '../../platform/http/signed-in.ts';
import type { Database } from '../../tables.ts';
import { bookDue } from './book-due.ts';
import { commissionHeader, commissionRows } from './commission-report.ts';
import { commissionRoutes } from './commission-routes.ts';
import { dac7Report } from './dac7-report.ts';
import { importBankStatement } from './import-bank-statement.ts';
import { paymentOrderFile } from './payment-order-file.ts';
import type { PayoutDependencies } from './payout-dependencies.ts';
import { createPayoutRun, payoutProposal } from './payout-runs.ts';

const MAX_STATEMENT_BYTES = 15 * 1024 * 1024;
const XML = 'application/xml; charset=utf-8';
/** Rate limit, because a file reads a whole month or year. */
const SELDOM = { rateLimit: { max: 60, timeWindow: 60_000 }, databaseSeconds: 20 };

const authorOf = ({ accountId, name }: SignedInMember) =>
  ({ actorId: accountId, operator: name, via: 'team' }) as const;

/** Payouts in the back office, for finance (SHIP-10). */
export function teamPayoutRoutes(deps: PayoutDependencies): Implementation[] {
  const { db } = deps;
  return [
    ...commissionRoutes(deps),
    implement(contract.teamPayoutProposal, () => payoutProposal(deps), { databaseSeconds: 20 }),
    implement(contract.teamPayoutRuns, async () => ({ data: await readRuns(db) })),
    implement(
      contract.createTeamPayoutRun,
      async ({ body, member }) => ({ id: await createPayoutRun(deps, body, authorOf(member)) }),
      { databaseSeconds: 20 },
    ),
    withStatementForm(
      implement(
        contract.importBankStatement,
        async ({ member, request }) => {
          const { id, isRepeated } = await importBankStatement(
            deps,
            await receiveStatement(request),
            authorOf(member),
          );
          return { ...(await readStatement(db, id)), isRepeated };
        },
        { databaseSeconds: 20 },
      ),
    ),
  ];
}

async function readRuns(db: Kysely<Database>) {
  const { rows } = await sql<{
    id: number;
    operator: string;
    createdAt: Date;
    payouts: number;
    open: number;
    totalCents: number;
  }>`
    select r.id, r.operator, r.created_at as "createdAt", count(p.id)::integer as payouts,
      count(*) filter (where p.status = 'open')::integer as open,
      coalesce(sum(p.amount_cents) filter (where p.status <> 'cancelled'), 0)::bigint as "totalCents"
    from payout_run r join payout p on p.run_id = r.id group by r.id order by r.id desc limit 50`.execute(db);
  return rows.map(({ createdAt, ...run }) => ({ ...run, createdAt: createdAt.toISOString() }));
}

async function readStatement(db: Kysely<Database>, id: number) {
  const { reference } = await db
    .selectFrom('bank_statement')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom('bank_statement_entry')
    .select(['position', 'day', 'direction', 'amount', 'currency', 'outcome', 'description'])
    .select(['end_to_end_id as endToEndId', 'payout_id as payoutId'])
    .where('statement_id', '=', id)
    .orderBy('position')
    .execute();
  return { id, reference, entries };
}

/** Enables forms with a file for this operation only. */
function withStatementForm(upload: Implementation): Implementation {
  return {
    operation: upload.operation,
    register(app, surroundings) {
      void app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        await scope.register(multipart, {
          limits: { fileSize: MAX_STATEMENT_BYTES, files: 1, fields: 0, parts: 2, headerPairs: 20 },
        });
        upload.register(scope, surroundings);
      });
    },
  };
}

/** @throws Failure `wrong-type`, `too-large`; `malformed` for other forms */
async function receiveStatement(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Failure('error-content-type', {}, 'wrong-type');
  try {
    const part = await request.file();
    if (part?.fieldname !== 'file') throw new Failure('error-bank-statement-one-file', {}, 'malformed');
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof Failure) throw error;
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    if (isTooLarge) throw new Failure('error-bank-statement-too-large', {}, 'too-large');
    throw new Failure('error-bank-statement-one-file', {}, 'malformed');
  }
}

/** Serves the payment orders of a run, the commission of a month and the report of a year. */
export function teamPayoutFiles(
  server: FastifyInstance,
  deps: PayoutDependencies,
  sessions: TeamSessionReader,
): void {
  const { db, texts, priceOrder } = deps;
  const { PayoutRunParams, CommissionFileParams, YearParams, FileQuery } = contract;
  const ensure = async (permission: string, request: FastifyRequest) =>
    ensurePermitted(permission, await sessions.of(request));

  server.get<{ Params: Static<typeof PayoutRunParams> }>(
    '/api/team/payout-runs/:id/file',
    { schema: { params: PayoutRunParams }, config: SELDOM },
    async (request, reply) => {
      await ensure('payouts.write', request);
      const { id } = request.params;
      return reply
        .type(XML)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachment(`payouts-${id}.xml`))
        .send(await paymentOrderFile(db, Number(id)));
    },
  );

  server.get<{ Params: Static<typeof CommissionFileParams>; Querystring: Static<typeof FileQuery> }>(
    '/api/team/commission/:month/file',
    { schema: { params: CommissionFileParams, querystring: FileQuery }, config: SELDOM },
    async (request, reply) => {
      await ensure('payouts.report', request);
      const { month } = request.params;
      await bookDue(deps);
      const t = texts.in(request.query.language ?? 'bg');
      return reply
        .type(TABLE_TYPES.csv)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachment(`commission-${month}.csv`))
        .send(
          writeTable('csv', commissionHeader(t, priceOrder), await commissionRows(db, month, priceOrder)),
        );
    },
  );

  server.get<{ Params: Static<typeof YearParams> }>(
    '/api/team/dac7/:year/file',
    { schema: { params: YearParams }, config: SELDOM },
    async (request, reply) => {
      await ensure('payouts.report', request);
      const { year } = request.params;
      await bookDue(deps);
      return reply
        .type(XML)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachment(`dac7-${year}.xml`))
        .send(await dac7Report(deps, year));
    },
  );
}

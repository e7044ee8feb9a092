import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import * as contract from '../../../../api/properties/viewings.ts';
import { PAGE_SIZE } from '../../../../src/core/shared/page.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import { answerViewing, answerViewingAsVisitor } from './answer-viewing.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { requestViewing } from './request-viewing.ts';
import { loadViewings, receivedViewingOf, sentViewingOf, toCome } from './viewing-rows.ts';
import type { ViewingRow } from './viewing-rows.ts';
import type { FastifyInstance } from 'fastify';
import { CALENDAR_TYPE } from '../../../platform/documents/calendar-file.ts';
import { VIEWING_FILE } from './viewing-calendar.ts';

export function viewingRoutes(deps: PropertyDependencies): Implementation[] {
  const { db, clock } = deps;
  return [
    implement(
      contract.requestViewing,
      async ({ body, account, language, sender, isProven }) => {
        const asker = { accountId: account?.id ?? null, sender, language, isProven };
        return { message: 'viewing-request-success', token: await requestViewing(deps, body, asker) };
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(contract.receivedViewings, async ({ query, account, language }) => {
      const waiting = query.waiting ? sql`v.status = 'requested' and ${toCome(clock.now())}` : ALL;
      const page = await pageOf(deps, sql`p.owner_id = ${account.id} and ${waiting}`, query);
      return { ...page, data: page.data.map((row) => receivedViewingOf(row, language, clock.now())) };
    }),
    implement(contract.sentViewings, async ({ query, account, language }) => {
      const waiting = query.waiting ? sql`v.status = 'proposed' and ${toCome(clock.now())}` : ALL;
      const page = await pageOf(deps, sql`v.account_id = ${account.id} and ${waiting}`, query);
      return { ...page, data: page.data.map((row) => sentViewingOf(row, language, clock.now())) };
    }),
    implement(contract.receivedViewing, async ({ params, account, language }) => {
      const [row] = await loadViewings(db, sql`v.id = ${params.id} and p.owner_id = ${account.id}`);
      if (!row) throw new Failure('error-viewing-not-found', {}, 'not-found');
      return receivedViewingOf(row, language, clock.now());
    }),
    implement(contract.answerViewing, async ({ params, body, account, language }) => {
      const row = await answerViewing(deps, account.id, Number(params.id), body);
      return receivedViewingOf(row, language, clock.now());
    }),
    implement(contract.followViewing, async ({ params, language }) => {
      const [row] = await loadViewings(db, sql`v.token = ${params.token}`);
      if (!row) throw new Failure('error-viewing-not-found', {}, 'not-found');
      return sentViewingOf(row, language, clock.now());
    }),
    implement(
      contract.answerViewingAsVisitor,
      async ({ params, body, language }) => {
        const row = await answerViewingAsVisitor(deps, params.token, body);
        return sentViewingOf(row, language, clock.now());
      },
      { shareOfLimit: 1 / 20 },
    ),
  ];
}

const ALL = sql`true`;

async function pageOf(
  { db }: PropertyDependencies,
  condition: RawBuilder<unknown>,
  {
    offset = 0,
    limit = PAGE_SIZE.ownProperties,
  }: { offset?: number | undefined; limit?: number | undefined },
): Promise<{ data: ViewingRow[]; total: number }> {
  const [data, { rows }] = await Promise.all([
    loadViewings(db, condition, sql`limit ${limit} offset ${offset}`),
    sql<{ total: number }>`
      select count(*) as total from viewing_request v join property p on p.id = v.property_id
      where ${condition}`.execute(db),
  ]);
  return { data, total: rows[0]?.total ?? 0 };
}

/** Serves the visitor's calendar entry by its secret, while the viewing is agreed or after it was cancelled. */
export function viewingCalendarFile(server: FastifyInstance, { db, calendar }: PropertyDependencies): void {
  server.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    const [row] = token ? await loadViewings(db, sql`v.token = ${token}`) : [];
    const agreed = row?.status === 'accepted';
    if (!row?.date_time || !(agreed || row.status === 'cancelled' || row.status === 'declined')) {
      throw new Failure('error-viewing-not-found', {}, 'not-found');
    }
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${VIEWING_FILE}"`)
      .type(CALENDAR_TYPE)
      .send(calendar.entry(row, 'visitor', row.language, !agreed));
  });
}

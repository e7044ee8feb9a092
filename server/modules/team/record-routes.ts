import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import * as contract from '../../../api/team/records.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { attachment, TABLE_TYPES, writeTable } from '../../platform/documents/table-file.ts';
import { ensurePermitted, implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import type { Texts } from '../../platform/texts.ts';
import { ensureExportable, exportRecords } from './records/export-records.ts';
import { fileColumns } from './records/record-file.ts';
import { readRecord } from './records/read-record.ts';
import { readRecords, readRow } from './records/read-records.ts';
import type { RecordResource } from './records/record-resource.ts';
import { runAction } from './records/run-action.ts';
import { searchRecords } from './records/search-records.ts';
import type { TeamDependencies } from './team-dependencies.ts';

/** Records of the back office (TEAM-05). */
export function teamRecordRoutes(
  deps: TeamDependencies,
  resources: readonly RecordResource[],
): Implementation[] {
  const { db } = deps;
  return [
    implement(contract.teamRecords, ({ params, query, member }) => {
      const { filter, offset = 0, limit = 25, ...rest } = query;
      const wanted = { ...rest, offset, limit, filter: filterOf(filter) };
      return readRecords(db, resourceNamed(resources, params.resource), wanted, member);
    }),
    implement(contract.teamRecord, async ({ params, member }) => ({
      record: await readRecord(db, resources, resourceNamed(resources, params.resource), params.id, member),
    })),
    implement(contract.createTeamRecord, async ({ params, body, member }) => {
      const resource = resourceNamed(resources, params.resource);
      const action = { name: 'write', action: resource.create };
      const id = await runAction(deps, resource, action, { id: '', member, request: body });
      return { record: await readRecord(db, resources, resource, id, member) };
    }),
    implement(contract.changeTeamRecord, async ({ params, body, member }) => {
      const { id, action: name } = params;
      const resource = resourceNamed(resources, params.resource);
      const { actions = {} } = resource;
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
      // Refuses unknown and foreign records before anything else.
      await readRow(db, resource, id, member);
      await runAction(deps, resource, { name, action }, { id, member, request: body });
      return { record: await readRecord(db, resources, resource, id, member).catch(removedRecord(id)) };
    }),
    implement(contract.teamSearch, async ({ query, member }) => ({
      data: await searchRecords(db, resources, query.q, member),
    })),
  ];
}

/** Rate limit, because a file may have 100,000 rows. */
const SELDOM = { rateLimit: { max: 20, timeWindow: 60_000 } };

type FileTexts = { texts: Texts; priceOrder: PriceOrder };

/** Serves a list as a CSV file, for members who may read it; the audit log has a permission of its own. */
export function teamRecordFiles(
  server: FastifyInstance,
  { db, clock, sessions, texts, priceOrder }: TeamDependencies & FileTexts,
  resources: readonly RecordResource[],
): void {
  const { ExportParams: params, ExportQuery: querystring } = contract;
  server.get<{ Params: Static<typeof params>; Querystring: Static<typeof querystring> }>(
    '/api/team/records/:resource/export',
    { schema: { params, querystring }, config: SELDOM },
    async (request, reply) => {
      const name = request.params.resource;
      const permission = name === 'audit-log' ? 'audit-log.export' : `${name}.read`;
      const member = ensurePermitted(permission, await sessions.of(request));
      const resource = resourceNamed(resources, name);
      const { q, filter, language = 'bg' } = request.query;
      const query = { q, filter: filterOf(filter) };
      const columns = fileColumns(resource, { texts, language, priceOrder });
      await ensureExportable(db, resource, query, member);
      return reply
        .type(TABLE_TYPES.csv)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachment(`${name}-${sofiaDay(clock.now())}.csv`))
        .send(
          writeTable(
            'csv',
            columns.map(({ title }) => title),
            exportRecords(db, resource, query, member, columns),
          ),
        );
    },
  );
}

/** @throws Failure `not-found` */
function resourceNamed(resources: readonly RecordResource[], name: string): RecordResource {
  const resource = resources.find((one) => one.name === name);
  if (!resource) throw new Failure('error-not-found', {}, 'not-found');
  return resource;
}

/** An action may remove the record: then only its id is returned. */
const removedRecord = (id: string) => (error: unknown) => {
  if (error instanceof Failure && error.kind === 'not-found') return { id };
  throw error;
};

/** @throws Failure `malformed` if it is not a JSON object */
function filterOf(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Reported below like any other text that is no object.
  }
  throw new Failure('error-malformed-request', {}, 'malformed');
}

import type { RaRecord } from 'react-admin';
import { CATALOGUE_RESOURCES } from '../../core/team/catalogue.ts';
import type { CatalogueResource } from '../../core/team/catalogue.ts';
import type { RecordReader } from '../content/content-records.ts';
import type { TeamOperations } from '../team-operations.ts';

type Operations = Pick<TeamOperations, 'teamCatalogue' | 'teamCatalogueRecord'>;

/** Records that visitors see, as records of react-admin; the id is their key (TEAM-07). */
export function catalogueRecords(operations: Operations): Record<CatalogueResource, RecordReader> {
  const readerOf = (resource: CatalogueResource): RecordReader => ({
    list: async ({ offset, limit }) => {
      const { data } = await operations.teamCatalogue({ resource });
      // The tree of categories has a page of its own.
      const rows = data.filter(({ key }) => key !== 'tree').map((row) => ({ ...row, id: row.key }));
      return { data: rows.slice(offset, offset + limit), total: rows.length };
    },
    one: async (key) => ({ ...(await operations.teamCatalogueRecord({ resource, key })), id: key }),
  });
  return Object.fromEntries(CATALOGUE_RESOURCES.map((resource) => [resource, readerOf(resource)])) as Record<
    CatalogueResource,
    RecordReader
  >;
}

export type CatalogueRecord = Awaited<ReturnType<Operations['teamCatalogueRecord']>> & RaRecord;
export type CatalogueRow = Awaited<ReturnType<Operations['teamCatalogue']>>['data'][number] & RaRecord;

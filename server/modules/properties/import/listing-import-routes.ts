import * as contract from '../../../../api/properties/listing-imports.ts';
import type { AnswerOf } from '../../../../api/operation.ts';
import type { Kysely } from 'kysely';
import { PROPERTY_LIMITS } from '../../../../src/core/properties/property-choices.ts';
import { BACKGROUND_SECONDS } from '../../../platform/database/database-time.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import type { ImportOwner } from '../../../platform/import-files/stored-file.ts';
import type { Database } from '../../../tables.ts';
import { changeEncoding, changeImport, mapImport } from '../../shop/import/change-import.ts';
import type { ImportDependencies } from '../../shop/import/import-dependencies.ts';
import { countNoted, importDetailsOf, importsOf, ownImport, rowsOf } from '../../shop/import/import-rows.ts';
import type { ImportRecord } from '../../shop/import/import-subject.ts';
import { receiveImport, withImportForm } from '../../shop/import/receive-import.ts';
import { withDistrictNames } from './district-names.ts';

const ROWS = 20;

/** Routes of an agency's listing import. The contract rejects other account types. */
export function listingImportRoutes(deps: ImportDependencies): Implementation[] {
  const { db } = deps;
  return [
    withImportForm(
      implement(
        contract.uploadListingImport,
        async ({ account, request }) => ({
          id: await receiveImport(deps, { account, owner: agencyOwner(account) }, request),
        }),
        { databaseSeconds: BACKGROUND_SECONDS },
      ),
    ),
    implement(contract.listingImports, ({ account, query: { offset = 0, limit = ROWS } }) =>
      importsOf(db, agencyOwner(account), { offset, limit }),
    ),
    implement(contract.listingImport, async ({ account, params }) =>
      listingImportOf(db, await ownImport(db, agencyOwner(account), params.id)),
    ),
    implement(contract.changeListingImport, async ({ account, params, body }) =>
      listingImportOf(db, await changeImport(deps, agencyOwner(account), params.id, body.status)),
    ),
    implement(contract.mapListingImport, async ({ account, params, body }) =>
      listingImportOf(db, await mapImport(deps, agencyOwner(account), params.id, body)),
    ),
    implement(contract.changeListingEncoding, async ({ account, params, body }) =>
      listingImportOf(db, await changeEncoding(deps, agencyOwner(account), params.id, body.encoding)),
    ),
    implement(contract.listingImportRows, async ({ account, params, query, language }) => {
      const { action = 'bad', offset = 0, limit = ROWS } = query;
      const record = await ownImport(db, agencyOwner(account), params.id);
      const { total, rows } = await rowsOf(db, record, { action, offset, limit }, PROPERTY_LIMITS.pictures);
      const data = rows.map(({ stored, row }) => ({ ...row, listingId: stored.product_id }));
      return { total, data: await withDistrictNames(db, data, language) };
    }),
  ];
}

export const agencyOwner = ({ id }: { id: number }): ImportOwner => ({ column: 'agency_id', id });

async function listingImportOf(
  db: Kysely<Database>,
  record: ImportRecord,
): Promise<AnswerOf<typeof contract.listingImport>> {
  return {
    ...(await importDetailsOf(db, record)),
    incomplete: await countNoted(db, record.id, 'incomplete'),
  };
}

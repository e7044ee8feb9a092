import * as contract from '../../../../api/shop/product-imports.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { BACKGROUND_SECONDS } from '../../../platform/database/database-time.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { changeEncoding, changeImport, mapImport } from './change-import.ts';
import { importOf, importsOf, ownImport, rowsOf } from './import-rows.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import { receiveImport, withImportForm } from './receive-import.ts';

const ROWS = 20;

/** The import of products (VEND-04 to VEND-06). */
export function importRoutes(services: ImportDependencies): Implementation[] {
  const { db } = services;
  return [
    withImportForm(
      implement(
        contract.uploadProductImport,
        async ({ account, request }) => ({
          id: await receiveImport(services, { ...account, vendorId: shopOf(account) }, request),
        }),
        { databaseSeconds: BACKGROUND_SECONDS },
      ),
    ),
    implement(contract.productImports, ({ account, query: { offset = 0, limit = ROWS } }) =>
      importsOf(db, shopOf(account), { offset, limit }),
    ),
    implement(contract.productImport, async ({ account, params }) =>
      importOf(db, await ownImport(db, shopOf(account), params.id)),
    ),
    implement(contract.changeProductImport, async ({ account, params, body }) =>
      importOf(db, await changeImport(services, shopOf(account), params.id, body.status)),
    ),
    implement(contract.mapProductImport, async ({ account, params, body }) =>
      importOf(db, await mapImport(services, shopOf(account), params.id, body)),
    ),
    implement(contract.changeImportEncoding, async ({ account, params, body }) =>
      importOf(db, await changeEncoding(services, shopOf(account), params.id, body.encoding)),
    ),
    implement(contract.productImportRows, async ({ account, params, query, language }) => {
      const { action = 'bad', offset = 0, limit = ROWS } = query;
      return rowsOf(db, await ownImport(db, shopOf(account), params.id), { action, offset, limit }, language);
    }),
  ];
}

/** The account's shop. @throws Failure `not-allowed` for a vendor's account that has none. */
export function shopOf({ vendorId }: SignedIn): number {
  if (vendorId === null) throw new Failure('error-not-allowed', {}, 'not-allowed');
  return vendorId;
}

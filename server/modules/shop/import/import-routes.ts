import * as contract from '../../../../api/shop/product-imports.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { BACKGROUND_SECONDS } from '../../../platform/database/database-time.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { changeEncoding, changeImport, mapImport } from './change-import.ts';
import type { ImportOwner } from '../../../platform/import-files/stored-file.ts';
import { importsOf, ownImport } from './import-rows.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import { productImportOf, productRowsOf } from './product-import-answers.ts';
import { receiveImport, withImportForm } from './receive-import.ts';

const ROWS = 20;

/** Routes of product imports (VEND-04 to VEND-06). */
export function importRoutes(deps: ImportDependencies): Implementation[] {
  const { db } = deps;
  return [
    withImportForm(
      implement(
        contract.uploadProductImport,
        async ({ account, request }) => ({
          id: await receiveImport(deps, { account, owner: shopOf(account) }, request),
        }),
        { databaseSeconds: BACKGROUND_SECONDS },
      ),
    ),
    implement(contract.productImports, ({ account, query: { offset = 0, limit = ROWS } }) =>
      importsOf(db, shopOf(account), { offset, limit }),
    ),
    implement(contract.productImport, async ({ account, params }) =>
      productImportOf(db, await ownImport(db, shopOf(account), params.id)),
    ),
    implement(contract.changeProductImport, async ({ account, params, body }) =>
      productImportOf(db, await changeImport(deps, shopOf(account), params.id, body.status)),
    ),
    implement(contract.mapProductImport, async ({ account, params, body }) =>
      productImportOf(db, await mapImport(deps, shopOf(account), params.id, body)),
    ),
    implement(contract.changeImportEncoding, async ({ account, params, body }) =>
      productImportOf(db, await changeEncoding(deps, shopOf(account), params.id, body.encoding)),
    ),
    implement(contract.productImportRows, async ({ account, params, query, language }) => {
      const { action = 'bad', offset = 0, limit = ROWS } = query;
      return productRowsOf(
        db,
        await ownImport(db, shopOf(account), params.id),
        { action, offset, limit },
        language,
      );
    }),
  ];
}

/**
 * Returns the account's shop as the owner of imports. @throws Failure `not-allowed` for a vendor account
 * without a shop
 */
export function shopOf({ vendorId }: SignedIn): ImportOwner {
  if (vendorId === null) throw new Failure('error-not-allowed', {}, 'not-allowed');
  return { column: 'vendor_id', id: vendorId };
}

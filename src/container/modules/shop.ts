import { ContainerModule } from 'inversify';
import * as bulk from '../../../api/calls/shop/bulk-changes.ts';
import * as calls from '../../../api/calls/shop/own-products.ts';
import * as profile from '../../../api/calls/shop/own-shop.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpProductImports } from '../../adapters/http/shop/http-imports.ts';
import { OwnProducts } from '../../core/shop/own-products.ts';
import { ProductImports } from '../../core/shop/import/product-import.ts';

/** Module of the vendor's screens; the catalogue and the favorites are in the shell. */
export default new ContainerModule(({ bind }) => {
  bind(OwnProducts).toResolvedValue(
    (http) => httpGateway<OwnProducts>(http, { ...bulk, ...calls, ...profile }),
    [HttpClient],
  );
  bind(ProductImports).toResolvedValue((http) => new HttpProductImports(http), [HttpClient]);
});

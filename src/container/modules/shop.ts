import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpProductImports } from '../../adapters/http/shop/http-imports.ts';
import { HttpOwnProducts } from '../../adapters/http/shop/http-own-products.ts';
import { OwnProducts } from '../../core/shop/own-products.ts';
import { ProductImports } from '../../core/shop/import/product-import.ts';

/** Module of the vendor's screens; the catalogue and the favorites are in the shell. */
export default new ContainerModule(({ bind }) => {
  bind(OwnProducts).toResolvedValue((http) => new HttpOwnProducts(http), [HttpClient]);
  bind(ProductImports).toResolvedValue((http) => new HttpProductImports(http), [HttpClient]);
});

import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpProductImports } from '../adapters/http/http-imports.ts';
import { HttpOwnProducts } from '../adapters/http/http-own-products.ts';
import { OwnProducts } from '../core/shop/own-products.ts';
import { ProductImports } from '../core/shop/product-import.ts';

/** What a vendor works with; the catalogue and the favorites are every screen's. */
export default new ContainerModule(({ bind }) => {
  bind(OwnProducts).toResolvedValue((http) => new HttpOwnProducts(http), [HttpClient]);
  bind(ProductImports).toResolvedValue((http) => new HttpProductImports(http), [HttpClient]);
});

import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpProductImports } from '../adapters/http/http-imports.ts';
import { ProductImports } from '../core/shop/product-import.ts';

/** The way to the imports, bound with the first screen or modal that needs it. */
export function bindProductImports({ bind, isBound }: ContainerModuleLoadOptions): void {
  if (isBound(ProductImports)) return;
  bind(ProductImports).toResolvedValue((http) => new HttpProductImports(http), [HttpClient]);
}

import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpOwnProducts } from '../adapters/http/http-own-products.ts';
import { Failure } from '../core/shared/failure.ts';
import type { OwnProductRules } from '../core/shop/own-product-rules.ts';
import { OwnProducts } from '../core/shop/own-products.ts';

/** A vendor's products and profile, bound with the first screen that needs them. */
export function bindOwnProducts({ bind, isBound }: ContainerModuleLoadOptions): void {
  if (isBound(OwnProducts)) return;
  bind(OwnProducts).toResolvedValue((http) => new HttpOwnProducts(http), [HttpClient]);
}

/** The rules of the forms weigh: they come with the first check. */
export async function ownProductRules(): Promise<OwnProductRules> {
  try {
    const module = await import('../core/shop/own-product-rules.ts');
    return module.ownProductRules;
  } catch {
    throw new Failure('error-please-try-again-later', {}, 'unreachable');
  }
}

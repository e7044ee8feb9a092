import { ContainerModule } from 'inversify';
import { Clock } from '../core/shared/clock.ts';
import { ProductImports } from '../core/shop/product-import.ts';
import { ProductImportsScreen } from '../view-models/shop/product-imports-screen.ts';
import { Modals } from '../view-models/site/modals.ts';
import { bindProductImports } from './product-import-desk.ts';

/** The page of imports. */
export const productImportScreens = new ContainerModule((options) => {
  bindProductImports(options);
  options
    .bind(ProductImportsScreen)
    .toResolvedValue(
      (own, clock, modals) => new ProductImportsScreen(own, clock, modals),
      [ProductImports, Clock, Modals],
    );
});

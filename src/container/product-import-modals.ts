import { ContainerModule } from 'inversify';
import { ProductImports } from '../core/shop/product-import.ts';
import { pathOf } from '../core/site/paths.ts';
import { ProductImportUpload } from '../view-models/shop/product-import-upload.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { Modals } from '../view-models/site/modals.ts';
import { Navigation } from '../view-models/site/navigation.ts';
import { bindProductImports } from './product-import-desk.ts';

/** The modal that sends a file of products. It lives as long as the page: closed, the sending goes on. */
export const productImportModals = new ContainerModule((options) => {
  bindProductImports(options);
  options
    .bind(ProductImportUpload)
    .toResolvedValue(
      (own, modals, navigation, languages) =>
        new ProductImportUpload(
          own,
          modals,
          () => new AbortController(),
          (id) => navigation.go(pathOf('AdminProductsImport', languages.language, {}, { import: id })),
        ),
      [ProductImports, Modals, Navigation, LanguageSwitch],
    )
    .inSingletonScope();
});

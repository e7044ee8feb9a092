import { KeyGenerator } from '../../../core/shared/id.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { OwnProducts } from '../../../core/shop/own-products.ts';
import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import { PictureUploads } from '../../../core/site/picture-uploads.ts';
import formsModule from '../../modules/forms.ts';
import shopModule from '../../modules/shop.ts';
import { screen } from '../../screen.ts';
import { ProductFormScreen } from '../../../view-models/shop/product-form-screen.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { ProductFormPage } from '../../../views/shop/product-form-page.tsx';

export default screen({
  view: ProductFormPage,
  modules: [shopModule, formsModule],
  dependencies: {
    products: OwnProducts,
    catalogue: ProductCatalogue,
    uploads: PictureUploads,
    drafts: FormDrafts,
    keys: KeyGenerator,
    modals: Modals,
    navigation: Navigation,
    languageSwitch: LanguageSwitch,
  },
  build: ({ products, catalogue, uploads, drafts, keys, modals, navigation, languageSwitch: { language } }) =>
    new ProductFormScreen({
      products,
      catalogue,
      uploads,
      drafts,
      keys,
      modals,
      navigation,
      language,
      rules: lazyImport(() =>
        import('../../../core/shop/own-product-rules.ts').then((module) => module.ownProductRules),
      ),
      newAbort: () => new AbortController(),
    }),
});

import { ContainerModule } from 'inversify';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { OwnProducts } from '../core/shop/own-products.ts';
import { ProductCatalogue } from '../core/shop/product-catalogue.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';
import { PictureUploads } from '../core/site/picture-uploads.ts';
import { OwnProductsScreen } from '../view-models/shop/own-products-screen.ts';
import { ProductFormScreen } from '../view-models/shop/product-form-screen.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { Modals } from '../view-models/site/modals.ts';
import { Navigation } from '../view-models/site/navigation.ts';
import { PreferredCurrency } from '../view-models/site/preferred-currency.ts';
import { bindFormDrafts } from './form-drafts.ts';
import { bindOwnProducts, ownProductRules } from './own-products.ts';
import { bindPictureUploads } from './picture-uploads.ts';

/** The screens of a vendor's products: the list, and the form of one. */
export const ownProductScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindOwnProducts(options);
  bindPictureUploads(options);
  bindFormDrafts(options);
  bind(OwnProductsScreen).toResolvedValue(
    (products, catalogue, modals, navigation, { language }, preferred) =>
      new OwnProductsScreen(products, catalogue, modals, navigation, language, preferred),
    [OwnProducts, ProductCatalogue, Modals, Navigation, LanguageSwitch, PreferredCurrency],
  );
  bind(ProductFormScreen).toResolvedValue(
    (products, catalogue, uploads, drafts, keys, modals, navigation, { language }) =>
      new ProductFormScreen({
        products,
        catalogue,
        uploads,
        drafts,
        keys,
        modals,
        navigation,
        language,
        rules: ownProductRules,
        newAbort: () => new AbortController(),
      }),
    [OwnProducts, ProductCatalogue, PictureUploads, FormDrafts, KeyMaker, Modals, Navigation, LanguageSwitch],
  );
});

import { OwnProducts } from '../../../core/shop/own-products.ts';
import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import shopModule from '../../modules/shop.ts';
import { screen } from '../../screen.ts';
import { OwnProductsScreen } from '../../../view-models/shop/own-products-screen.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { PreferredCurrency } from '../../../view-models/site/preferred-currency.ts';
import { OwnProductsPage } from '../../../views/shop/own-products-page.tsx';

export default screen({
  view: OwnProductsPage,
  modules: [shopModule],
  dependencies: {
    products: OwnProducts,
    catalogue: ProductCatalogue,
    modals: Modals,
    navigation: Navigation,
    languageSwitch: LanguageSwitch,
    preferred: PreferredCurrency,
  },
  build: ({ products, catalogue, modals, navigation, languageSwitch: { language }, preferred }) =>
    new OwnProductsScreen(products, catalogue, modals, navigation, language, preferred),
});

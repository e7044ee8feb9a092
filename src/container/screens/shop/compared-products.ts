import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import { screen } from '../../screen.ts';
import { ComparisonOpener } from '../../../view-models/comparison/comparison-opener.ts';
import { ComparisonScreen } from '../../../view-models/comparison/comparison-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { ComparedProductsPage } from '../../../views/shop/compared-products-page.tsx';

export default screen({
  view: ComparedProductsPage,
  modules: [],
  dependencies: { catalogue: ProductCatalogue, chosen: ComparisonOpener, modals: Modals },
  build: ({ catalogue, chosen, modals }) =>
    new ComparisonScreen('products', (id, signal) => catalogue.product({ id }, signal), chosen, modals),
});

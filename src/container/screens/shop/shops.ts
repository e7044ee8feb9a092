import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import { screen } from '../../screen.ts';
import { ShopsScreen } from '../../../view-models/shop/shops-screen.ts';
import { ShopsPage } from '../../../views/shop/shops-page.tsx';

export default screen({
  view: ShopsPage,
  modules: [],
  dependencies: { catalogue: ProductCatalogue },
  build: ({ catalogue }) => new ShopsScreen(catalogue),
});

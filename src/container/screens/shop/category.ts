import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import { screen } from '../../screen.ts';
import { CategoryScreen } from '../../../view-models/shop/category-screen.ts';
import { CategoryPage } from '../../../views/shop/category-page.tsx';

export default screen({
  view: CategoryPage,
  modules: [],
  dependencies: { catalogue: ProductCatalogue },
  build: ({ catalogue }) => new CategoryScreen(catalogue),
});

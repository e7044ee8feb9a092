import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import { screen } from '../../screen.ts';
import { CategoriesScreen } from '../../../view-models/shop/categories-screen.ts';
import { CategoriesPage } from '../../../views/shop/categories-page.tsx';

export default screen({
  view: CategoriesPage,
  modules: [],
  dependencies: { catalogue: ProductCatalogue },
  build: ({ catalogue }) => new CategoriesScreen(catalogue),
});

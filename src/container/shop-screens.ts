import { ContainerModule } from 'inversify';
import { ProductCatalogue } from '../core/shop/product-catalogue.ts';
import { CartViewModel } from '../view-models/orders/cart-view-model.ts';
import { CategoriesScreen } from '../view-models/shop/categories-screen.ts';
import { CategoryScreen } from '../view-models/shop/category-screen.ts';
import { ProductScreen } from '../view-models/shop/product-screen.ts';
import { VendorScreen } from '../view-models/shop/vendor-screen.ts';

/** The screens of the shop. */
export const shopScreens = new ContainerModule(({ bind }) => {
  bind(CategoriesScreen).toResolvedValue((catalogue) => new CategoriesScreen(catalogue), [ProductCatalogue]);
  bind(CategoryScreen).toResolvedValue((catalogue) => new CategoryScreen(catalogue), [ProductCatalogue]);
  bind(ProductScreen).toResolvedValue(
    (catalogue, cart) => new ProductScreen(catalogue, cart),
    [ProductCatalogue, CartViewModel],
  );
  bind(VendorScreen).toResolvedValue((catalogue) => new VendorScreen(catalogue), [ProductCatalogue]);
});

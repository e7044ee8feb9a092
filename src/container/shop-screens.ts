import { ContainerModule } from 'inversify';
import selectedPromoCategories from '../../content/selected-promo-categories.json' with { type: 'json' };
import { ProductCatalogue } from '../core/shop/product-catalogue.ts';
import { CartViewModel } from '../view-models/orders/cart-view-model.ts';
import { CategoriesScreen } from '../view-models/shop/categories-screen.ts';
import { CategoryScreen } from '../view-models/shop/category-screen.ts';
import { FavoritesScreen } from '../view-models/shop/favorites-screen.ts';
import { FavoritesViewModel } from '../view-models/shop/favorites-view-model.ts';
import { HomeScreen } from '../view-models/shop/home-screen.ts';
import { ProductScreen } from '../view-models/shop/product-screen.ts';
import { VendorScreen } from '../view-models/shop/vendor-screen.ts';
import { Modals } from '../view-models/site/modals.ts';

/** The screens of the shop. */
export const shopScreens = new ContainerModule(({ bind }) => {
  bind(HomeScreen).toResolvedValue(
    (catalogue) => new HomeScreen(catalogue, selectedPromoCategories),
    [ProductCatalogue],
  );
  bind(CategoriesScreen).toResolvedValue((catalogue) => new CategoriesScreen(catalogue), [ProductCatalogue]);
  bind(CategoryScreen).toResolvedValue((catalogue) => new CategoryScreen(catalogue), [ProductCatalogue]);
  bind(ProductScreen).toResolvedValue(
    (catalogue, cart) => new ProductScreen(catalogue, cart),
    [ProductCatalogue, CartViewModel],
  );
  bind(VendorScreen).toResolvedValue((catalogue) => new VendorScreen(catalogue), [ProductCatalogue]);
  bind(FavoritesScreen).toResolvedValue(
    (favorites, catalogue, modals) => new FavoritesScreen(favorites, catalogue, modals),
    [FavoritesViewModel, ProductCatalogue, Modals],
  );
});

import { ContainerModule } from 'inversify';
import selectedPromoCategories from '../../content/selected-promo-categories.json' with { type: 'json' };
import { HomeCatalogue } from '../core/homes/home-catalogue.ts';
import { ProductCatalogue } from '../core/shop/product-catalogue.ts';
import { FavoritesScreen } from '../view-models/shop/favorites-screen.ts';
import { FavoritesViewModel } from '../view-models/shop/favorites-view-model.ts';
import { HomeScreen } from '../view-models/shop/home-screen.ts';
import { Modals } from '../view-models/site/modals.ts';
import { bindHomeCatalogue } from './home-desk.ts';

/** The screens that show the shop and the homes together. */
export const frontScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindHomeCatalogue(options);
  bind(HomeScreen).toResolvedValue(
    (catalogue, homes) => new HomeScreen(catalogue, homes, selectedPromoCategories),
    [ProductCatalogue, HomeCatalogue],
  );
  bind(FavoritesScreen).toResolvedValue(
    (favorites, catalogue, homes, modals) => new FavoritesScreen(favorites, catalogue, homes, modals),
    [FavoritesViewModel, ProductCatalogue, HomeCatalogue, Modals],
  );
});

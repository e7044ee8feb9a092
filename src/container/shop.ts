import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpProductCatalogue } from '../adapters/http/http-product-catalogue.ts';
import { StoredFavorites } from '../adapters/storage/stored-favorites.ts';
import { TextStore } from '../adapters/storage/text-store.ts';
import { FavoritesStorage } from '../core/shop/favorites.ts';
import { ProductCatalogue } from '../core/shop/product-catalogue.ts';
import { FavoritesViewModel } from '../view-models/shop/favorites-view-model.ts';
import { Modals } from '../view-models/site/modals.ts';

/** What every screen needs of the shop. */
export const shop = new ContainerModule(({ bind }) => {
  bind(ProductCatalogue).toResolvedValue((http) => new HttpProductCatalogue(http), [HttpClient]);
  bind(FavoritesStorage).toResolvedValue((store) => new StoredFavorites(store), [TextStore]);
  bind(FavoritesViewModel)
    .toResolvedValue((storage, modals) => new FavoritesViewModel(storage, modals), [FavoritesStorage, Modals])
    .inSingletonScope();
});

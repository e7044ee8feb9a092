import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpProductCatalogue } from '../adapters/http/http-product-catalogue.ts';
import { StoredFavorites } from '../adapters/storage/stored-favorites.ts';
import { TextStore } from '../adapters/storage/text-store.ts';
import { Clock } from '../core/shared/clock.ts';
import { FavoritesStorage } from '../core/shop/favorites.ts';
import { ProductCatalogue } from '../core/shop/product-catalogue.ts';
import { Session } from '../view-models/accounts/session.ts';
import { FavoritesViewModel } from '../view-models/shop/favorites-view-model.ts';
import { Modals } from '../view-models/site/modals.ts';

/** What every screen needs of the shop; what keeps favorites in an account loads for those who are signed in. */
export const shop = new ContainerModule(({ bind }) => {
  bind(ProductCatalogue).toResolvedValue((http) => new HttpProductCatalogue(http), [HttpClient]);
  bind(FavoritesStorage).toResolvedValue((store) => new StoredFavorites(store), [TextStore]);
  bind(FavoritesViewModel)
    .toResolvedValue(
      (storage, modals, session, http, store, clock) =>
        new FavoritesViewModel(storage, modals, session, async (favorites) => {
          const { favoritesSync } = await import('./favorites-sync.ts');
          return favoritesSync(favorites, storage, { session, modals, http, store, clock });
        }),
      [FavoritesStorage, Modals, Session, HttpClient, TextStore, Clock],
    )
    .inSingletonScope();
});

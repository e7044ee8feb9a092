import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpHomeCatalogue } from '../adapters/http/http-home-catalogue.ts';
import { StoredBrowserKey } from '../adapters/storage/stored-browser-key.ts';
import { TextStore } from '../adapters/storage/text-store.ts';
import { BrowserKey } from '../core/homes/browser-key.ts';
import { HomeCatalogue } from '../core/homes/home-catalogue.ts';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { FavoriteHomes } from '../view-models/homes/favorite-homes.ts';
import { FavoritesViewModel } from '../view-models/shop/favorites-view-model.ts';

/** The catalogue of homes and what its cards need, bound with the first screen that shows some. */
export function bindHomeCatalogue({ bind, isBound }: ContainerModuleLoadOptions): void {
  if (!isBound(HomeCatalogue)) {
    bind(HomeCatalogue).toResolvedValue((http) => new HttpHomeCatalogue(http), [HttpClient]);
  }
  if (isBound(FavoriteHomes)) return;
  bind(BrowserKey).toResolvedValue((store, keys) => new StoredBrowserKey(store, keys), [TextStore, KeyMaker]);
  bind(FavoriteHomes)
    .toResolvedValue(
      (favorites, catalogue, key) => new FavoriteHomes(favorites, catalogue, key),
      [FavoritesViewModel, HomeCatalogue, BrowserKey],
    )
    .inSingletonScope();
}

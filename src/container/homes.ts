import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpHomeCatalogue } from '../adapters/http/http-home-catalogue.ts';
import { HttpViewingDesk } from '../adapters/http/http-viewing-desk.ts';
import { StoredBrowserKey } from '../adapters/storage/stored-browser-key.ts';
import { TextStore } from '../adapters/storage/text-store.ts';
import { BrowserKey } from '../core/homes/browser-key.ts';
import { HomeCatalogue } from '../core/homes/home-catalogue.ts';
import { ViewingDesk } from '../core/homes/viewing-desk.ts';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { ChosenSlot } from '../view-models/homes/chosen-slot.ts';
import { FavoriteHomes } from '../view-models/homes/favorite-homes.ts';
import { FavoritesViewModel } from '../view-models/shop/favorites-view-model.ts';

/** Homes for rent: the catalogue, favorites, viewings. */
export default new ContainerModule(({ bind }) => {
  bind(HomeCatalogue).toResolvedValue((http) => new HttpHomeCatalogue(http), [HttpClient]);
  bind(ViewingDesk).toResolvedValue((http) => new HttpViewingDesk(http), [HttpClient]);
  bind(BrowserKey).toResolvedValue((store, keys) => new StoredBrowserKey(store, keys), [TextStore, KeyMaker]);
  bind(FavoriteHomes)
    .toResolvedValue(
      (favorites, catalogue, key) => new FavoriteHomes(favorites, catalogue, key),
      [FavoritesViewModel, HomeCatalogue, BrowserKey],
    )
    .inSingletonScope();
  // What a listing hands to the form for a viewing.
  bind(ChosenSlot)
    .toResolvedValue(() => new ChosenSlot())
    .inSingletonScope();
});

import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import * as agencyCalls from '../../../api/calls/properties/agencies.ts';
import * as propertyCalls from '../../../api/calls/properties/properties.ts';
import * as viewingCalls from '../../../api/calls/properties/viewings.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { StoredBrowserKey } from '../../adapters/storage/stored-browser-key.ts';
import { TextStore } from '../../adapters/storage/text-store.ts';
import { BrowserKey, PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import { ViewingGateway } from '../../core/properties/viewings/viewing-gateway.ts';
import { KeyGenerator } from '../../core/shared/id.ts';
import { ChosenSlot } from '../../view-models/properties/viewings/chosen-slot.ts';
import { FavoriteProperties } from '../../view-models/favorites/favorite-properties.ts';
import { FavoritesViewModel } from '../../view-models/favorites/favorites-view-model.ts';

/** Module of rental homes: catalogue, favorites, viewings. */
export default new ContainerModule(({ bind }) => {
  bind(PropertyCatalogue).toResolvedValue(
    (http) =>
      httpGateway<PropertyCatalogue>(http, {
        ...propertyCalls,
        ...agencyCalls,
        visitProperty: { ...propertyCalls.visitProperty, byItself: true },
      }),
    [HttpClient],
  );
  bind(ViewingGateway).toResolvedValue(
    (http) => httpGateway<ViewingGateway>(http, viewingCalls),
    [HttpClient],
  );
  bind(BrowserKey).toResolvedValue(
    (store, keys) => new StoredBrowserKey(store, keys),
    [TextStore, KeyGenerator],
  );
  bind(FavoriteProperties)
    .toResolvedValue(
      (favorites, catalogue, key) => new FavoriteProperties(favorites, catalogue, key),
      [FavoritesViewModel, PropertyCatalogue, BrowserKey],
    )
    .inSingletonScope();
  // Passes the chosen slot of a listing to the form for a viewing.
  bind(ChosenSlot)
    .toResolvedValue(() => new ChosenSlot())
    .inSingletonScope();
});

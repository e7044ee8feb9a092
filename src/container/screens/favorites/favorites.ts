import { FavoriteStates, FavoriteStatesStorage } from '../../../core/favorites/favorite-ports.ts';
import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { RoommateCatalogue } from '../../../core/roommates/roommate-catalogue.ts';
import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import favoritesModule from '../../modules/favorites.ts';
import propertiesModule from '../../modules/properties.ts';
import roommatesModule from '../../modules/roommates.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { FavoriteAlert } from '../../../view-models/favorites/favorite-alert.ts';
import { FavoriteChanges } from '../../../view-models/favorites/favorite-changes.ts';
import { FavoritesScreen } from '../../../view-models/favorites/favorites-screen.ts';
import { FavoritesViewModel } from '../../../view-models/favorites/favorites-view-model.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { FavoritesPage } from '../../../views/favorites/favorites-page.tsx';

export default screen({
  view: FavoritesPage,
  modules: [propertiesModule, roommatesModule, favoritesModule],
  dependencies: {
    favorites: FavoritesViewModel,
    catalogue: ProductCatalogue,
    properties: PropertyCatalogue,
    roommates: RoommateCatalogue,
    session: Session,
    modals: Modals,
    states: FavoriteStates,
    stored: FavoriteStatesStorage,
  },
  build: ({ favorites, catalogue, properties, roommates, session, modals, states, stored }) =>
    new FavoritesScreen(
      favorites,
      catalogue,
      properties,
      roommates,
      session,
      modals,
      new FavoriteChanges(favorites, states, stored, session),
      new FavoriteAlert(states, modals),
    ),
});

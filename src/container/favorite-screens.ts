import { ContainerModule } from 'inversify';
import { HomeCatalogue } from '../core/homes/home-catalogue.ts';
import { RoommateCatalogue } from '../core/roommates/roommate-catalogue.ts';
import { ProductCatalogue } from '../core/shop/product-catalogue.ts';
import { Session } from '../view-models/accounts/session.ts';
import { FavoritesScreen } from '../view-models/shop/favorites-screen.ts';
import { FavoritesViewModel } from '../view-models/shop/favorites-view-model.ts';
import { Modals } from '../view-models/site/modals.ts';
import { bindHomeCatalogue } from './home-desk.ts';
import { bindOwnHabits } from './own-habits.ts';
import { bindRoommateCatalogue } from './roommate-desk.ts';

/** The favorites of every domain. */
export const favoriteScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindHomeCatalogue(options);
  bindRoommateCatalogue(options);
  bindOwnHabits(options);
  bind(FavoritesScreen).toResolvedValue(
    (favorites, catalogue, homes, roommates, session, modals) =>
      new FavoritesScreen(favorites, catalogue, homes, roommates, session, modals),
    [FavoritesViewModel, ProductCatalogue, HomeCatalogue, RoommateCatalogue, Session, Modals],
  );
});

import { ContainerModule } from 'inversify';
import selectedPromoCategories from '../../content/selected-promo-categories.json' with { type: 'json' };
import { HomeCatalogue } from '../core/homes/home-catalogue.ts';
import { JournalCatalogue } from '../core/journal/journal-catalogue.ts';
import { RoommateCatalogue } from '../core/roommates/roommate-catalogue.ts';
import { ProductCatalogue } from '../core/shop/product-catalogue.ts';
import { HomeScreen } from '../view-models/shop/home-screen.ts';
import { bindHomeCatalogue } from './home-desk.ts';
import { bindJournalCatalogue } from './journal-desk.ts';
import { bindRoommateCatalogue } from './roommate-desk.ts';

/** The front page, which shows shop, homes and roommates together. */
export const frontScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindHomeCatalogue(options);
  bindRoommateCatalogue(options);
  bindJournalCatalogue(options);
  bind(HomeScreen).toResolvedValue(
    (catalogue, homes, roommates, journal) =>
      new HomeScreen(catalogue, homes, roommates, journal, selectedPromoCategories),
    [ProductCatalogue, HomeCatalogue, RoommateCatalogue, JournalCatalogue],
  );
});

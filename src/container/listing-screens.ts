import { ContainerModule } from 'inversify';
import { BrowserSharing } from '../adapters/browser/browser-sharing.ts';
import { HomeCatalogue } from '../core/homes/home-catalogue.ts';
import { Sharing } from '../core/site/sharing.ts';
import { Session } from '../view-models/accounts/session.ts';
import { ChosenSlot } from '../view-models/homes/chosen-slot.ts';
import { PropertyScreen } from '../view-models/homes/property-screen.ts';
import { Modals } from '../view-models/site/modals.ts';
import { TextTranslation } from '../view-models/site/text-translation.ts';
import { bindChosenSlot } from './chosen-slot.ts';
import { bindHomeCatalogue } from './home-desk.ts';
import { bindTextTranslation } from './text-translation.ts';

/** The page of a listing. */
export const listingScreens = new ContainerModule((options) => {
  const { bind, isBound } = options;
  bindHomeCatalogue(options);
  bindChosenSlot(options);
  bindTextTranslation(options);
  if (!isBound(Sharing)) bind(Sharing).toResolvedValue(() => new BrowserSharing());
  bind(PropertyScreen).toResolvedValue(
    (catalogue, session, modals, slot, sharing, translation) =>
      new PropertyScreen(catalogue, session, modals, slot, sharing, translation),
    [HomeCatalogue, Session, Modals, ChosenSlot, Sharing, TextTranslation],
  );
});

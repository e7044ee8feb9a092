import { RoommateCatalogue } from '../../../core/roommates/roommate-catalogue.ts';
import { SiteSettings } from '../../../core/site/settings.ts';
import { Sharing } from '../../../core/site/sharing.ts';
import { TextTranslations } from '../../../core/site/texts.ts';
import roommatesModule from '../../modules/roommates.ts';
import siteModule from '../../modules/site.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { OwnHabits } from '../../../view-models/roommates/own-habits.ts';
import { RoommateOfferScreen } from '../../../view-models/roommates/roommate-offer-screen.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { TextTranslation } from '../../../view-models/site/text-translation.ts';
import { RoommateOfferPage } from '../../../views/roommates/roommate-offer-page.tsx';

export default screen({
  view: RoommateOfferPage,
  modules: [roommatesModule, siteModule],
  dependencies: {
    catalogue: RoommateCatalogue,
    habits: OwnHabits,
    session: Session,
    modals: Modals,
    sharing: Sharing,
    texts: TextTranslations,
    languageSwitch: LanguageSwitch,
    siteSettings: SiteSettings,
  },
  build: ({
    catalogue,
    habits,
    session,
    modals,
    sharing,
    texts,
    languageSwitch: { language },
    siteSettings: { translations },
  }) =>
    new RoommateOfferScreen(
      catalogue,
      habits,
      session,
      modals,
      sharing,
      new TextTranslation(texts, modals, language, translations),
    ),
});

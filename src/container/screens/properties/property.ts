import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { ReviewCatalogue } from '../../../core/reviews/review-gateway.ts';
import { SiteSettings } from '../../../core/site/settings.ts';
import { Sharing } from '../../../core/site/sharing.ts';
import { TextTranslations } from '../../../core/site/texts.ts';
import propertiesModule from '../../modules/properties.ts';
import reviewsModule from '../../modules/reviews.ts';
import siteModule from '../../modules/site.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { PropertyScreen } from '../../../view-models/properties/property-screen.ts';
import { ChosenSlot } from '../../../view-models/properties/viewings/chosen-slot.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { TextTranslation } from '../../../view-models/site/text-translation.ts';
import { PropertyPage } from '../../../views/properties/property-page.tsx';

export default screen({
  view: PropertyPage,
  modules: [propertiesModule, siteModule, reviewsModule],
  dependencies: {
    catalogue: PropertyCatalogue,
    session: Session,
    modals: Modals,
    slot: ChosenSlot,
    sharing: Sharing,
    texts: TextTranslations,
    languageSwitch: LanguageSwitch,
    siteSettings: SiteSettings,
    reviews: ReviewCatalogue,
  },
  build: ({
    catalogue,
    session,
    modals,
    slot,
    sharing,
    texts,
    languageSwitch: { language },
    siteSettings: { translations },
    reviews,
  }) =>
    new PropertyScreen(
      catalogue,
      session,
      modals,
      slot,
      sharing,
      new TextTranslation(texts, modals, language, translations),
      reviews,
    ),
});

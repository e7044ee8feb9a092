import { OwnProperties } from '../../../core/properties/own-properties.ts';
import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { UnsavedPropertyForms } from '../../../core/properties/unsaved-property-forms.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { BrowserHistory } from '../../../core/site/browser-history.ts';
import { PictureUploads } from '../../../core/site/picture-uploads.ts';
import formsModule from '../../modules/forms.ts';
import ownPropertiesModule from '../../modules/own-properties.ts';
import propertiesModule from '../../modules/properties.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { PropertyEditors } from '../../../view-models/properties/property-editors.ts';
import { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { PropertyFormPage } from '../../../views/properties/property-form-page.tsx';

export default screen({
  view: PropertyFormPage,
  modules: [propertiesModule, ownPropertiesModule, formsModule],
  dependencies: {
    properties: OwnProperties,
    uploads: PictureUploads,
    unsavedForms: UnsavedPropertyForms,
    session: Session,
    clock: Clock,
    keys: KeyGenerator,
    catalogue: PropertyCatalogue,
    editors: PropertyEditors,
    modals: Modals,
    navigation: Navigation,
    history: BrowserHistory,
    languageSwitch: LanguageSwitch,
  },
  build: ({
    properties,
    uploads,
    unsavedForms,
    session,
    clock,
    keys,
    catalogue,
    editors,
    modals,
    navigation,
    history,
    languageSwitch: { language },
  }) =>
    new PropertyFormScreen(
      {
        properties,
        uploads,
        unsavedForms,
        session,
        clock,
        newKey: () => keys.make(),
        newAbort: () => new AbortController(),
      },
      catalogue,
      editors,
      modals,
      navigation,
      history,
      language,
      lazyImport(() =>
        import('../../../core/properties/property-rules.ts').then((module) => module.propertyRules),
      ),
    ),
});

import { ListingImports } from '../../../core/properties/import/listing-imports.ts';
import { pathOf } from '../../../core/site/paths.ts';
import ownPropertiesModule from '../../modules/own-properties.ts';
import { modal } from '../../screen.ts';
import { LISTING_IMPORT } from '../../../view-models/imports/import-subject.ts';
import { ImportUpload } from '../../../view-models/imports/import-upload.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { UploadDialog } from '../../../views/imports/upload-dialog.tsx';

export default modal({
  view: UploadDialog,
  modules: [ownPropertiesModule],
  dependencies: {
    own: ListingImports,
    modals: Modals,
    navigation: Navigation,
    languageSwitch: LanguageSwitch,
  },
  build: ({ own, modals, navigation, languageSwitch: { language } }) =>
    new ImportUpload(
      LISTING_IMPORT,
      own,
      modals,
      () => new AbortController(),
      (id) => navigation.go(pathOf(LISTING_IMPORT.route, language, {}, { import: id })),
    ),
});

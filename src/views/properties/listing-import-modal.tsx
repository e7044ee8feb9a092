import { ListingImports } from '../../core/properties/import/listing-imports.ts';
import { pathOf } from '../../core/site/paths.ts';
import { LISTING_IMPORT } from '../../view-models/imports/import-subject.ts';
import { ImportUpload } from '../../view-models/imports/import-upload.ts';
import { LanguageSwitch } from '../../view-models/site/language-switch.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { UploadDialog } from '../imports/upload-dialog.tsx';
import { modal } from '../page.ts';

export default modal(
  UploadDialog,
  [ListingImports, Modals, Navigation, LanguageSwitch],
  (own, modals, navigation, { language }) =>
    new ImportUpload(
      LISTING_IMPORT,
      own,
      modals,
      () => new AbortController(),
      (id) => navigation.go(pathOf(LISTING_IMPORT.route, language, {}, { import: id })),
    ),
);

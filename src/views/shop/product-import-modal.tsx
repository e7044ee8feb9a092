import { ProductImports } from '../../core/shop/import/product-import.ts';
import { pathOf } from '../../core/site/paths.ts';
import { PRODUCT_IMPORT } from '../../view-models/imports/import-subject.ts';
import { ImportUpload } from '../../view-models/imports/import-upload.ts';
import { LanguageSwitch } from '../../view-models/site/language-switch.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { UploadDialog } from '../imports/upload-dialog.tsx';
import { modal } from '../page.ts';

export default modal(
  UploadDialog,
  [ProductImports, Modals, Navigation, LanguageSwitch],
  (own, modals, navigation, { language }) =>
    new ImportUpload(
      PRODUCT_IMPORT,
      own,
      modals,
      () => new AbortController(),
      (id) => navigation.go(pathOf(PRODUCT_IMPORT.route, language, {}, { import: id })),
    ),
);

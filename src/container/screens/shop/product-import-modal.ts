import { ProductImports } from '../../../core/shop/import/product-import.ts';
import { pathOf } from '../../../core/site/paths.ts';
import shopModule from '../../modules/shop.ts';
import { modal } from '../../screen.ts';
import { PRODUCT_IMPORT } from '../../../view-models/imports/import-subject.ts';
import { ImportUpload } from '../../../view-models/imports/import-upload.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { UploadDialog } from '../../../views/imports/upload-dialog.tsx';

export default modal({
  view: UploadDialog,
  modules: [shopModule],
  dependencies: {
    own: ProductImports,
    modals: Modals,
    navigation: Navigation,
    languageSwitch: LanguageSwitch,
  },
  build: ({ own, modals, navigation, languageSwitch: { language } }) =>
    new ImportUpload(
      PRODUCT_IMPORT,
      own,
      modals,
      () => new AbortController(),
      (id) => navigation.go(pathOf(PRODUCT_IMPORT.route, language, {}, { import: id })),
    ),
});

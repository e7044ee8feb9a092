import { Clock } from '../../../core/shared/clock.ts';
import { ProductImports } from '../../../core/shop/import/product-import.ts';
import shopModule from '../../modules/shop.ts';
import { screen } from '../../screen.ts';
import { PRODUCT_IMPORT } from '../../../view-models/imports/import-subject.ts';
import { ImportsScreen } from '../../../view-models/imports/imports-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { ImportsView } from '../../../views/imports/imports-view.tsx';

export default screen({
  view: ImportsView,
  modules: [shopModule],
  dependencies: { own: ProductImports, clock: Clock, modals: Modals },
  build: ({ own, clock, modals }) => new ImportsScreen(PRODUCT_IMPORT, own, clock, modals),
});

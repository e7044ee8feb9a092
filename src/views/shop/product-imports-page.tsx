import { Clock } from '../../core/shared/clock.ts';
import { ProductImports } from '../../core/shop/import/product-import.ts';
import { PRODUCT_IMPORT } from '../../view-models/imports/import-subject.ts';
import { ImportsScreen } from '../../view-models/imports/imports-screen.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { ImportsView } from '../imports/imports-view.tsx';
import { page } from '../page.ts';

export default page(
  ImportsView,
  [ProductImports, Clock, Modals],
  (own, clock, modals) => new ImportsScreen(PRODUCT_IMPORT, own, clock, modals),
);

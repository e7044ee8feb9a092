import { Clock } from '../../core/shared/clock.ts';
import { ListingImports } from '../../core/properties/import/listing-imports.ts';
import { LISTING_IMPORT } from '../../view-models/imports/import-subject.ts';
import { ImportsScreen } from '../../view-models/imports/imports-screen.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { ImportsView } from '../imports/imports-view.tsx';
import { page } from '../page.ts';

export default page(
  ImportsView,
  [ListingImports, Clock, Modals],
  (own, clock, modals) => new ImportsScreen(LISTING_IMPORT, own, clock, modals),
);

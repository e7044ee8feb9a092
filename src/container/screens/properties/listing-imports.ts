import { ListingImports } from '../../../core/properties/import/listing-imports.ts';
import { Clock } from '../../../core/shared/clock.ts';
import ownPropertiesModule from '../../modules/own-properties.ts';
import { screen } from '../../screen.ts';
import { LISTING_IMPORT } from '../../../view-models/imports/import-subject.ts';
import { ImportsScreen } from '../../../view-models/imports/imports-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { ImportsView } from '../../../views/imports/imports-view.tsx';

export default screen({
  view: ImportsView,
  modules: [ownPropertiesModule],
  dependencies: { own: ListingImports, clock: Clock, modals: Modals },
  build: ({ own, clock, modals }) => new ImportsScreen(LISTING_IMPORT, own, clock, modals),
});

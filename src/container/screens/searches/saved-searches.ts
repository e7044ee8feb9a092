import { SavedSearches } from '../../../core/searches/saved-searches.ts';
import pushModule from '../../modules/push.ts';
import searchesModule from '../../modules/searches.ts';
import { screen } from '../../screen.ts';
import { PushSwitch as PushSwitchModel } from '../../../view-models/searches/push-switch.ts';
import { SavedSearchesScreen } from '../../../view-models/searches/saved-searches-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { SavedSearchesPage } from '../../../views/searches/saved-searches-page.tsx';

export default screen({
  view: SavedSearchesPage,
  modules: [searchesModule, pushModule],
  dependencies: { searches: SavedSearches, modals: Modals, push: PushSwitchModel },
  build: ({ searches, modals, push }) => new SavedSearchesScreen(searches, modals, push),
});

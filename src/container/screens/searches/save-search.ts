import { SavedSearches } from '../../../core/searches/saved-searches.ts';
import { CaptchaSolver } from '../../../core/shared/captcha.ts';
import commentsModule from '../../modules/comments.ts';
import pushModule from '../../modules/push.ts';
import searchesModule from '../../modules/searches.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { PushSwitch as PushSwitchModel } from '../../../view-models/searches/push-switch.ts';
import { SaveSearchScreen } from '../../../view-models/searches/save-search-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { SaveSearchPage } from '../../../views/searches/save-search-page.tsx';

export default screen({
  view: SaveSearchPage,
  modules: [searchesModule, commentsModule, pushModule],
  dependencies: {
    searches: SavedSearches,
    captcha: CaptchaSolver,
    session: Session,
    modals: Modals,
    push: PushSwitchModel,
  },
  build: ({ searches, captcha, session, modals, push }) =>
    new SaveSearchScreen(searches, captcha, session, modals, push),
});

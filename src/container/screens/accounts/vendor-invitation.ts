import { InvitationGateway } from '../../../core/accounts/vendor-members.ts';
import { pathOf } from '../../../core/site/paths.ts';
import vendorMembersModule from '../../modules/vendor-members.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { VendorInvitationScreen } from '../../../view-models/accounts/vendor-invitation-screen.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { VendorInvitationPage } from '../../../views/accounts/vendor-invitation-page.tsx';

export default screen({
  view: VendorInvitationPage,
  modules: [vendorMembersModule],
  dependencies: {
    gateway: InvitationGateway,
    session: Session,
    modals: Modals,
    navigation: Navigation,
    languages: LanguageSwitch,
  },
  build: ({ gateway, session, modals, navigation, languages }) =>
    new VendorInvitationScreen(
      gateway,
      session,
      modals,
      (page) => void navigation.go(pathOf(page, languages.language), 'replace'),
    ),
});

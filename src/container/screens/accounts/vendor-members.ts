import { VendorMembersGateway } from '../../../core/accounts/vendor-members.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import vendorMembersModule from '../../modules/vendor-members.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { VendorMembersScreen } from '../../../view-models/accounts/vendor-members-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { VendorMembersPage } from '../../../views/accounts/vendor-members-page.tsx';

const errorsOf = lazyImport(() =>
  import('../../../core/accounts/invitation-command.ts').then((module) => module.invitationErrors),
);

export default screen({
  view: VendorMembersPage,
  modules: [vendorMembersModule],
  dependencies: { gateway: VendorMembersGateway, modals: Modals, session: Session },
  build: ({ gateway, modals, session }) => {
    const me = {
      get id() {
        return session.user?.id ?? null;
      },
      reload: () => void session.load(),
    };
    return new VendorMembersScreen(gateway, modals, me, errorsOf);
  },
});

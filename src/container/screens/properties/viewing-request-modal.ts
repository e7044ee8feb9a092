import { ViewingGateway } from '../../../core/properties/viewings/viewing-gateway.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import formsModule from '../../modules/forms.ts';
import propertiesModule from '../../modules/properties.ts';
import { modal } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { ChosenSlot } from '../../../view-models/properties/viewings/chosen-slot.ts';
import { ViewingRequest } from '../../../view-models/properties/viewings/viewing-request.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { ViewingRequestModal } from '../../../views/properties/viewings/viewing-request-modal.tsx';

export default modal({
  view: ViewingRequestModal,
  modules: [propertiesModule, formsModule],
  dependencies: {
    gateway: ViewingGateway,
    modals: Modals,
    drafts: FormDrafts,
    session: Session,
    navigation: Navigation,
    slot: ChosenSlot,
    clock: Clock,
  },
  build: ({ gateway, modals, drafts, session, navigation, slot, clock }) =>
    new ViewingRequest(
      gateway,
      modals,
      drafts,
      session,
      navigation,
      slot,
      clock,
      lazyImport(() =>
        import('../../../core/properties/visitor-rules.ts').then((module) => module.visitorRules),
      ),
    ),
});

import { ContainerModule } from 'inversify';
import { ViewingDesk } from '../core/homes/viewing-desk.ts';
import { Clock } from '../core/shared/clock.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';
import { Session } from '../view-models/accounts/session.ts';
import { ChosenSlot } from '../view-models/homes/chosen-slot.ts';
import { ViewingRequest } from '../view-models/homes/viewing-request.ts';
import { Modals } from '../view-models/site/modals.ts';
import { Navigation } from '../view-models/site/navigation.ts';
import { bindFormDrafts } from './form-drafts.ts';
import { bindChosenSlot } from './chosen-slot.ts';
import { bindViewingDesk } from './viewing-desk.ts';
import { visitorRules } from './visitor-rules.ts';

/** The form for a viewing. It lives as long as the page: closed by mistake, it keeps what was typed. */
export const viewingModals = new ContainerModule((options) => {
  const { bind } = options;
  bindViewingDesk(options);
  bindChosenSlot(options);
  bindFormDrafts(options);
  bind(ViewingRequest)
    .toResolvedValue(
      (desk, modals, drafts, session, navigation, slot, clock) =>
        new ViewingRequest(desk, modals, drafts, session, navigation, slot, clock, visitorRules),
      [ViewingDesk, Modals, FormDrafts, Session, Navigation, ChosenSlot, Clock],
    )
    .inSingletonScope();
});

import { ContainerModule } from 'inversify';
import { ViewingDesk } from '../core/homes/viewing-desk.ts';
import { Clock } from '../core/shared/clock.ts';
import { Session } from '../view-models/accounts/session.ts';
import { FollowedViewingScreen } from '../view-models/homes/followed-viewing-screen.ts';
import { ViewingsScreen } from '../view-models/homes/viewings-screen.ts';
import { Modals } from '../view-models/site/modals.ts';
import { bindViewingDesk } from './viewing-desk.ts';
import { visitorRules } from './visitor-rules.ts';

/** The screens of viewings: the visitor's by its link, and both sides' in the profile. */
export const viewingScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindViewingDesk(options);
  bind(FollowedViewingScreen).toResolvedValue(
    (desk, modals) => new FollowedViewingScreen(desk, modals),
    [ViewingDesk, Modals],
  );
  bind(ViewingsScreen).toResolvedValue(
    (desk, session, modals, clock) => new ViewingsScreen(desk, session, modals, clock, visitorRules),
    [ViewingDesk, Session, Modals, Clock],
  );
});

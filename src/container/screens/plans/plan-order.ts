import { ServiceGateway } from '../../../core/services/service-gateway.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import { pathOf } from '../../../core/site/paths.ts';
import formsModule from '../../modules/forms.ts';
import plansModule from '../../modules/plans.ts';
import servicesModule from '../../modules/services.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { PlanOrderScreen } from '../../../view-models/plans/plan-order-screen.ts';
import { PlanRepository } from '../../../view-models/plans/plan-repository.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { PlanOrderPage } from '../../../views/plans/plan-order-page.tsx';

const serviceRules = lazyImport(() =>
  import('../../../core/services/service-rules.ts').then((module) => module.serviceRules),
);
const serviceOrdering = lazyImport(() => import('../../../view-models/services/service-ordering.ts'));

export default screen({
  view: PlanOrderPage,
  modules: [plansModule, servicesModule, formsModule],
  dependencies: {
    shelf: PlanRepository,
    gateway: ServiceGateway,
    drafts: FormDrafts,
    keys: KeyGenerator,
    session: Session,
    clock: Clock,
    modals: Modals,
    navigation: Navigation,
    languageSwitch: LanguageSwitch,
  },
  build: ({
    shelf,
    gateway,
    drafts,
    keys,
    session,
    clock,
    modals,
    navigation,
    languageSwitch: { language },
  }) =>
    new PlanOrderScreen({
      shelf,
      services: gateway,
      clock,
      modals,
      loadOrdering: async ({ renew, ...parts }) => {
        const { ServiceOrdering: Loaded } = await serviceOrdering();
        const newAbort = () => new AbortController();
        return new Loaded(
          { ...parts, gateway, drafts, keys, session, clock, rules: serviceRules, newAbort },
          renew,
        );
      },
      goToPlan: (id) => void navigation.go(pathOf('MovingInPlan', language, { id })),
      goToOrder: (token) => void navigation.go(pathOf('FollowedServiceOrder', language, { token })),
    }),
});

import { FileSaver, PlanExport } from '../../../core/plans/plan-export.ts';
import { PlanEvents, SharedPlans, VisitorName } from '../../../core/plans/together/shared-plans.ts';
import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { ViewingGateway } from '../../../core/properties/viewings/viewing-gateway.ts';
import { ServiceGateway } from '../../../core/services/service-gateway.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { pathOf } from '../../../core/site/paths.ts';
import planPageModule from '../../modules/plan-page.ts';
import plansModule from '../../modules/plans.ts';
import propertiesModule from '../../modules/properties.ts';
import servicesModule from '../../modules/services.ts';
import siteModule from '../../modules/site.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { MovingPlanScreen } from '../../../view-models/plans/moving-plan-screen.ts';
import { PlanOrders } from '../../../view-models/plans/plan-orders.ts';
import { PlanRepository } from '../../../view-models/plans/plan-repository.ts';
import { GoodsOrders } from '../../../view-models/plans/things/goods-orders.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { MovingPlanPage } from '../../../views/plans/moving-plan-page.tsx';

const planSections = lazyImport(() => import('../../../view-models/plans/plan-sections.ts'));
const rules = lazyImport(() =>
  import('../../../core/plans/plan-commands.ts').then((module) => module.planRules),
);

export default screen({
  view: MovingPlanPage,
  modules: [plansModule, planPageModule, propertiesModule, servicesModule, siteModule],
  dependencies: {
    shelf: PlanRepository,
    properties: PropertyCatalogue,
    services: ServiceGateway,
    viewings: ViewingGateway,
    plans: PlanExport,
    saver: FileSaver,
    session: Session,
    clock: Clock,
    modals: Modals,
    navigation: Navigation,
    languageSwitch: LanguageSwitch,
    shared: SharedPlans,
    events: PlanEvents,
    visitorName: VisitorName,
    orders: PlanOrders,
    goodsOrders: GoodsOrders,
  },
  build: ({ plans, saver, viewings, navigation, languageSwitch: { language }, ...dependencies }) =>
    new MovingPlanScreen({
      ...dependencies,
      language,
      rules,
      importSections: async (plan) => {
        const { PlanSections } = await planSections();
        const { session, services, shelf, modals } = dependencies;
        const role = await session.role();
        const own = role === 'user' || role === 'agency' ? viewings : null;
        const newAbort = () => new AbortController();
        return new PlanSections({ ...plan, services, viewings: own, newAbort, shelf, plans, saver, modals });
      },
      leave: () => void navigation.go(pathOf('MovingIn', language)),
    }),
});

import { OnOrderPlaced } from '../../../core/orders/order-placement.ts';
import { ServiceGateway } from '../../../core/services/service-gateway.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { pathOf } from '../../../core/site/paths.ts';
import ordersModule from '../../modules/orders.ts';
import servicesModule from '../../modules/services.ts';
import { screen } from '../../screen.ts';
import { FollowedServiceOrderScreen } from '../../../view-models/services/followed-service-order-screen.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { FollowedServiceOrderPage } from '../../../views/services/followed-service-order-page.tsx';

const serviceRules = lazyImport(() =>
  import('../../../core/services/service-rules.ts').then((module) => module.serviceRules),
);
const serviceOrderChange = lazyImport(() => import('../../../view-models/services/service-order-change.ts'));

export default screen({
  view: FollowedServiceOrderPage,
  modules: [servicesModule, ordersModule],
  dependencies: {
    gateway: ServiceGateway,
    modals: Modals,
    clock: Clock,
    onPlaced: OnOrderPlaced,
    navigation: Navigation,
    languageSwitch: LanguageSwitch,
  },
  build: ({ gateway, modals, clock, onPlaced, navigation, languageSwitch: { language } }) =>
    new FollowedServiceOrderScreen(
      gateway,
      modals,
      async (changed, outOfDate) => {
        const { ServiceOrderChange } = await serviceOrderChange();
        const newAbort = () => new AbortController();
        return new ServiceOrderChange(gateway, clock, serviceRules, newAbort, changed, outOfDate);
      },
      onPlaced,
      (token) => void navigation.go(pathOf('FollowedServiceOrder', language, { token })),
    ),
});

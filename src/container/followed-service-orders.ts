import { ContainerModule } from 'inversify';
import { ServiceDesk } from '../core/services/service-desk.ts';
import { Clock } from '../core/shared/clock.ts';
import { FollowedServiceOrderScreen } from '../view-models/services/followed-service-order-screen.ts';
import { Modals } from '../view-models/site/modals.ts';
import { bindServiceDesk, bring, serviceRules } from './service-desk.ts';

/** Where an order of services is followed; the form for changes comes when it is asked for. */
export const followedServiceOrders = new ContainerModule((options) => {
  bindServiceDesk(options);
  options.bind(FollowedServiceOrderScreen).toResolvedValue(
    (desk, modals, clock) =>
      new FollowedServiceOrderScreen(desk, modals, async (changed, outOfDate) => {
        const { ServiceOrderChange } = await bring(import('../view-models/services/service-order-change.ts'));
        return new ServiceOrderChange(
          desk,
          clock,
          serviceRules,
          () => new AbortController(),
          changed,
          outOfDate,
        );
      }),
    [ServiceDesk, Modals, Clock],
  );
});

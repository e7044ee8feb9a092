import { makePlan } from '../../core/plans/make-plan.ts';
import type { PlanBeginning } from '../../core/plans/make-plan.ts';
import type { HomeFacts, MovingPlan } from '../../core/plans/moving-plan.ts';
import type { City } from '../../core/properties/location.ts';
import type { ServiceCatalogue, ServiceGateway } from '../../core/services/service-gateway.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';

/** Creates plans for a home with the services of the catalogue (PLAN-01). */
export class PlanMaker {
  private catalogue: ServiceCatalogue | null = null;

  constructor(private readonly services: Pick<ServiceGateway, 'cleaningServices'>) {}

  /** @throws Failure */
  async make(
    home: HomeFacts,
    beginning: PlanBeginning,
    cities: readonly City[],
    signal?: CancelSignal,
  ): Promise<MovingPlan> {
    this.catalogue ??= await this.services.cleaningServices({}, signal);
    const { services: groups, cities: served } = this.catalogue;
    return makePlan(home, beginning, { groups, cities, served });
  }
}

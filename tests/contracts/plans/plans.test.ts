import { describe } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredPlans } from '../../../src/adapters/storage/stored-plans.ts';
import { MemoryAccountPlans } from '../../support/memory/memory-plans.ts';
import { MemoryPlanLinks, MemorySharedPlans } from '../../support/memory/memory-shared-plans.ts';
import { movingPlansContract } from './moving-plans.contract.ts';
import { planLinksContract } from './plan-links.contract.ts';
import { sharedPlansContract } from './shared-plans.contract.ts';

describe('in memory', () => {
  movingPlansContract(async () => new MemoryAccountPlans());
  const sharing = async () => {
    const plans = new MemoryAccountPlans();
    const links = new MemoryPlanLinks(plans);
    return { plans, links, shared: new MemorySharedPlans(plans, links) };
  };
  planLinksContract(sharing);
  sharedPlansContract(sharing);
});

describe('in a browser', () => {
  movingPlansContract(async () => new StoredPlans(new MemoryTextStore()));
});

import { describe } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredPlans } from '../../../src/adapters/storage/stored-plans.ts';
import { MemoryAccountPlans } from '../../support/memory/memory-plans.ts';
import { MemoryPlanExport } from '../../support/memory/memory-plan-export.ts';
import { MemoryPlanLinks, MemorySharedPlans } from '../../support/memory/memory-shared-plans.ts';
import { MemoryHandovers } from '../../support/memory/memory-handovers.ts';
import { handoversContract } from './handovers.contract.ts';
import { movingPlansContract } from './moving-plans.contract.ts';
import { planExportContract } from './plan-export.contract.ts';
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
  planExportContract(async () => {
    const plans = new MemoryAccountPlans();
    return { plans, taken: new MemoryPlanExport(plans) };
  });
});

describe('protocols in memory', () => {
  handoversContract(async () => new MemoryHandovers(() => new Date('2026-11-21T10:00:00Z')));
});

describe('in a browser', () => {
  movingPlansContract(async () => new StoredPlans(new MemoryTextStore()));
});

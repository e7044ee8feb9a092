import { describe } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredPlans } from '../../../src/adapters/storage/stored-plans.ts';
import { MemoryAccountPlans } from '../../support/memory/memory-plans.ts';
import { movingPlansContract } from './moving-plans.contract.ts';

describe('in memory', () => {
  movingPlansContract(async () => new MemoryAccountPlans());
});

describe('in a browser', () => {
  movingPlansContract(async () => new StoredPlans(new MemoryTextStore()));
});

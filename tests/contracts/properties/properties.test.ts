import { describe } from 'vitest';
import { MemoryAccountMarks } from '../../support/memory/memory-account-marks.ts';
import { accountMarksContract } from './account-marks.contract.ts';

describe('in memory', () => {
  accountMarksContract(async () => {
    const account = new MemoryAccountMarks();
    account.missing.add(987_654);
    return { account, now: 1_800_000_000_000, home: 7, missing: 987_654 };
  });
});

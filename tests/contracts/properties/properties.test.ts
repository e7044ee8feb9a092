import { describe } from 'vitest';
import { MemoryAccountMarks } from '../../support/memory/memory-account-marks.ts';
import { MemoryOwnProperties } from '../../support/memory/memory-own-properties.ts';
import { accountMarksContract } from './account-marks.contract.ts';
import { ownPropertiesContract } from './own-properties.contract.ts';

describe('in memory', () => {
  ownPropertiesContract(async () => {
    const properties = new MemoryOwnProperties();
    const double = 'a-picture-of-others-too-1';
    properties.doubles.add(double);
    return { properties, double, own: 'a-picture-of-ones-own-1' };
  });

  accountMarksContract(async () => {
    const account = new MemoryAccountMarks();
    account.missing.add(987_654);
    return { account, now: 1_800_000_000_000, home: 7, missing: 987_654 };
  });
});

import { describe } from 'vitest';
import { anAgency, aProperty } from '../../support/a-property.ts';
import { MemoryAccountMarks } from '../../support/memory/memory-account-marks.ts';
import { MemoryOwnProperties, SOFIA } from '../../support/memory/memory-own-properties.ts';
import { MemoryProperties } from '../../support/memory/memory-properties.ts';
import { accountMarksContract } from './account-marks.contract.ts';
import { ownPropertiesContract } from './own-properties.contract.ts';
import { propertyCatalogueContract } from './property-catalogue.contract.ts';

describe('in memory', () => {
  ownPropertiesContract(async () => {
    const properties = new MemoryOwnProperties();
    const double = 'a-picture-of-others-too-1';
    properties.doubles.add(double);
    return { properties, double, own: 'a-picture-of-ones-own-1' };
  });

  propertyCatalogueContract(async () => {
    const memory = new MemoryProperties();
    const agency = anAgency({ propertyCount: 2 });
    memory.agencyList = [agency];
    memory.cityList = [SOFIA];
    return {
      properties: memory,
      agency: { id: agency.id, accountId: 31 },
      offer: async (property) => {
        const id = 1 + memory.properties.length;
        const owner = { ...aProperty().owner, id: 31, agency: { ...agency, phone: agency.phone } };
        const createdAt = `2026-11-21T10:0${id}:00.000Z`;
        memory.properties.push(aProperty({ ...property, id, createdAt, owner }));
        return id;
      },
    };
  });

  accountMarksContract(async () => {
    const account = new MemoryAccountMarks();
    account.missing.add(987_654);
    return { account, now: 1_800_000_000_000, home: 7, missing: 987_654 };
  });
});

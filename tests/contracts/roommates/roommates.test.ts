import { describe } from 'vitest';
import { MemoryOwnOffers } from '../../support/memory/memory-own-roommates.ts';
import { anOfferSummary, MemoryRoommates } from '../../support/memory/memory-roommates.ts';
import { ownRoommateOffersContract } from './own-roommate-offers.contract.ts';
import { roommateCatalogueContract } from './roommate-catalogue.contract.ts';

describe('in memory', () => {
  roommateCatalogueContract(async () => {
    const catalogue = new MemoryRoommates();
    return {
      catalogue,
      offer: async (room) => {
        const id = 1 + catalogue.offers.length;
        const createdAt = `2026-11-21T10:0${id}:00.000Z`;
        catalogue.offers.push(anOfferSummary({ ...room, id, createdAt }));
        return id;
      },
    };
  });

  ownRoommateOffersContract(async () => {
    const offers = new MemoryOwnOffers();
    offers.listed = [];
    const double = 'a-picture-of-others-too-1';
    offers.doubles.add(double);
    return { offers, double, own: 'a-picture-of-ones-own-1' };
  });
});

import { describe } from 'vitest';
import { MemoryOwnOffers } from '../../support/memory/memory-own-roommates.ts';
import { anOfferSummary, MemoryRoommates } from '../../support/memory/memory-roommates.ts';
import { aConversation, MemoryTalk } from '../../support/memory/memory-talk.ts';
import { conversationsContract } from './conversations.contract.ts';
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
    return offers;
  });

  conversationsContract(
    {
      inbox: async () => {
        const conversations = new MemoryTalk();
        return { conversations, address: { id: 3 }, side: 'poster', nowhere: { id: 4 } };
      },
      link: async () => {
        const conversations = new MemoryTalk();
        conversations.talk = aConversation({ side: 'asker' });
        const address = { token: 'the-secret' };
        return { conversations, address, side: 'asker', nowhere: { token: 'another' } };
      },
    },
    async () => {
      const visitor = new MemoryTalk();
      visitor.token = 'the-secret';
      return { visitor, signedIn: new MemoryTalk(), offer: '7' };
    },
  );
});

import { EMPTY_OFFER } from '../../src/core/roommates/roommate-offer-content.ts';
import type { RoommateOfferContent } from '../../src/core/roommates/roommate-offer-content.ts';

/** Complete offer, as the form sends it. */
export function anOffer(changes: Partial<RoommateOfferContent> = {}): RoommateOfferContent {
  return {
    ...EMPTY_OFFER,
    title: 'Слънчева стая до парка',
    districtId: 11,
    price: 45_000,
    deposit: 45_000,
    bills: 'shared',
    billsAmount: 8_000,
    room: 'own-room',
    roomArea: 14,
    people: 2,
    moveInFrom: '2026-12-01',
    stay: 6,
    aboutHome: 'Тристаен апартамент с голяма кухня и тераса, на пет минути от метрото.',
    aboutPeople: 'Двама студенти, които обичат тишината в делничните вечери.',
    habits: { smoking: 'no', pets: 'yes', guests: 'sometimes', quietHours: 'early' },
    ...changes,
  };
}

import { Random } from '../random.ts';
import { composeFacts, weighted } from './compose-facts.ts';
import { rentOf } from './compose-rent.ts';
import type { DemoProperty, DemoPropertyFacts } from './demo-property.ts';
import { planPictureOf, picturesOf } from './property-pictures.ts';
import { demoAgencies, demoOwners } from './owners.ts';
import { tellingOf } from './telling.ts';
import { writeDescription } from './write-description.ts';
import { billsInWords } from './write-terms.ts';
import { writeTitle } from './write-title.ts';

const metresInDegree = 111_200;
/** How far from the middle of its district a home may lie, in metres. */
const reach = 400;

/** The listing with that number: the same one every time, whatever else is composed. */
export function composeProperty(index: number): DemoProperty {
  const random = new Random(Math.imul(index + 1, 0x9e3779b1));
  const facts = composeFacts(random);
  const rent = rentOf(random, facts) * 100;
  const commission = facts.byAgency ? (random.chance(0.62) ? Math.round(rent / 1000) * 500 : rent) : 0;
  const telling = tellingOf(facts, random);
  return {
    ...facts,
    index,
    title: writeTitle(telling),
    description: writeDescription(telling),
    taxDescription: random.chance(0.8) ? billsInWords(telling) : '',
    price: rent,
    deposit: rent * facts.deposits,
    commission,
    ...placeOf(random, facts),
    pictures: picturesOf(random, facts),
    planPicture: planPictureOf(random, facts),
    status: weighted<DemoProperty['status']>(random, [
      ['active', 92],
      ['paused', 3],
      ['rented', 4],
      ['draft', 1],
    ]),
    ...timesOf(random),
    agency: facts.byAgency ? agencyOf(random, facts.market.city.name.bg) : null,
    owner: random.between(0, demoOwners.length - 1),
  };
}

/** Somewhere within reach of the middle of the district, as likely here as there; five decimals are a metre. */
function placeOf(random: Random, { district }: DemoPropertyFacts): { latitude: number; longitude: number } {
  const away = (Math.sqrt(random.next()) * reach) / metresInDegree;
  const turn = random.next() * 2 * Math.PI;
  const narrow = Math.cos((district.latitude * Math.PI) / 180);
  return {
    latitude: Number((district.latitude + Math.sin(turn) * away).toFixed(5)),
    longitude: Number((district.longitude + (Math.cos(turn) * away) / narrow).toFixed(5)),
  };
}

function timesOf(random: Random): Pick<DemoProperty, 'hoursAgo' | 'confirmedHoursAgo' | 'views'> {
  // More of the recent ones: old listings are rented.
  const hoursAgo = Math.round(random.next() ** 1.5 * 90 * 24 * 100) / 100;
  const confirmedHoursAgo = Math.min(hoursAgo, Math.round(random.next() * 25 * 24 * 100) / 100);
  return { hoursAgo, confirmedHoursAgo, views: Math.round(hoursAgo * (0.05 + random.next() * 0.4)) };
}

/** An agency that works in the city. */
function agencyOf(random: Random, city: string): number {
  const local = [...demoAgencies.keys()].filter((place) => demoAgencies[place]?.cities.includes(city));
  const everywhere = demoAgencies.findIndex(({ cities }) => cities.length === 0);
  return local.length === 0 || random.chance(0.12) ? everywhere : random.pick(local);
}

import { Random } from '../random.ts';
import { composeFacts, weighted } from './compose-facts.ts';
import { rentOf } from './compose-rent.ts';
import type { DemoProperty, DemoPropertyFacts } from './demo-property.ts';
import { planPictureOf, picturesOf } from './property-pictures.ts';
import { demoAgencies, demoOwners } from './owners.ts';
import { descriptionContext } from './description-context.ts';
import { writeDescription } from './write-description.ts';
import { billsInWords } from './write-terms.ts';
import { writeTitle } from './write-title.ts';

const metresInDegree = 111_200;
/** Maximum metres from the centre of the district. */
const reach = 400;

/** Returns the listing of a number; deterministic. */
export function composeProperty(index: number): DemoProperty {
  const random = new Random(Math.imul(index + 1, 0x9e3779b1));
  const facts = composeFacts(random);
  const rent = rentOf(random, facts) * 100;
  const commission = facts.byAgency ? (random.chance(0.62) ? Math.round(rent / 1000) * 500 : rent) : 0;
  const context = descriptionContext(facts, random);
  return {
    ...facts,
    index,
    title: writeTitle(context),
    description: writeDescription(context),
    taxDescription: random.chance(0.8) ? billsInWords(context) : '',
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

/** Returns a random point near the centre of the district; five decimals are about a metre. */
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
  // Recent listings are more frequent, because old ones are rented.
  const hoursAgo = Math.round(random.next() ** 1.5 * 90 * 24 * 100) / 100;
  const confirmedHoursAgo = Math.min(hoursAgo, Math.round(random.next() * 25 * 24 * 100) / 100);
  return { hoursAgo, confirmedHoursAgo, views: Math.round(hoursAgo * (0.05 + random.next() * 0.4)) };
}

function agencyOf(random: Random, city: string): number {
  const local = [...demoAgencies.keys()].filter((place) => demoAgencies[place]?.cities.includes(city));
  const everywhere = demoAgencies.findIndex(({ cities }) => cities.length === 0);
  return local.length === 0 || random.chance(0.12) ? everywhere : random.pick(local);
}

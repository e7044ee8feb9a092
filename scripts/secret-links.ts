import { randomBytes } from 'node:crypto';
import { makePlan } from '../src/core/plans/make-plan.ts';
import { TypedHomeCommand } from '../src/core/plans/plan-commands.ts';
import { EMPTY_HOME_FORM } from '../src/core/plans/plan-form.ts';
import type { HomeForm } from '../src/core/plans/plan-form.ts';
import type { ServiceCatalogue } from '../src/core/services/service-gateway.ts';
import type { PathName } from '../src/core/site/routes.ts';
import { routeOfPath } from '../src/container/match-route.ts';
import { EMPTY_SERVICE_ORDER } from '../src/core/services/service-order-form.ts';
import { addDays } from '../src/core/shared/sofia-time.ts';
import { sofiaDay } from '../src/core/shared/sofia-time.ts';

/** Access to a site: the markup of a page, the answer to a request, and its clock. */
export type Shop = {
  read(path: string): Promise<string>;
  send(path: string, body: object): Promise<unknown>;
  now: Date;
};

const SENDER = { name: 'Вера', phone: '0888 55 66 77', email: 'vera@example.com' };

/** Secret links, created by the requests of a visitor. */
export const SECRET_LINKS: Partial<Record<PathName, (shop: Shop) => Promise<string>>> = {
  FollowedViewing: async (shop) => {
    const propertyId = await firstOf(shop, '/properties', 'Property');
    const contact = {
      contactName: 'Вера Стоянова',
      contactPhone: '0888 55 66 77',
      contactEmail: 'vera@example.com',
    };
    return token(
      await shop.send('/api/property-view', {
        propertyId,
        ...contact,
        dateTime: `${dayAhead(shop, 3)} 17:00`,
      }),
    );
  },
  FollowedServiceOrder: placeServiceOrder,
  ServiceTeam: async (shop) => {
    await placeServiceOrder(shop);
    return secretInMail(shop, /\/ekip\/([\w-]{43})/);
  },
  ShopInvitation: async (shop) => {
    const email = `invited-${randomBytes(6).toString('hex')}@example.com`;
    await shop.send('/api/vendor/invitation', { email, role: 'orders' });
    return secretInMail(shop, /\/pokana\/([\w-]{43})/);
  },
  FollowedConversation: async (shop) => {
    const id = await firstOf(shop, '/properties', 'Property');
    const message = 'Здравейте! Може ли да се гледа куче в апартамента? Търсим от първи.';
    return token(await shop.send(`/api/property/${id}/inquiry`, { ...SENDER, message }));
  },
  FollowedRoommateConversation: async (shop) => {
    const id = await firstOf(shop, '/roommates', 'RoommateOffer');
    const message = 'Здравейте! Свободна ли е още стаята? Работя през деня и не пуша.';
    return token(
      await shop.send(`/api/tenant-offer/${id}/inquiry`, { ...SENDER, message, sharePhone: true }),
    );
  },
  SavedSearch: async (shop) => {
    // Different each time, because the same search cannot be saved twice.
    const filters = `city=1&priceTo=${2_000 + randomBytes(2).readUInt16BE()}`;
    const search = { kind: 'properties', filters, orderBy: null, name: '', frequency: 'daily' };
    return token(await shop.send('/api/saved-search', search));
  },
  SharedPlan: async (shop) => {
    const { services, cities } = JSON.parse(await shop.read('/api/cleaning/one-time/services')) as Catalogue;
    const home = new TypedHomeCommand(HOME).facts;
    const answers = { movingInOn: dayAhead(shop, 14), people: 2 };
    const sources = { groups: services, cities: [], served: cities };
    const on = sofiaDay(shop.now);
    const deposit = { id: key(), by: 0, to: null, cost: 'deposit', note: '', amount: 85_000, on } as const;
    const plan = { ...makePlan(home, answers, sources), names: ['Вера', 'Мария'], payments: [deposit] };
    const id = key();
    await shop.send(`/api/plan/${id}`, { plan, version: null });
    return token(await shop.send(`/api/plan/${id}/links`, { access: 'edit' }));
  },
};

type Catalogue = ServiceCatalogue;

const HOME: HomeForm = {
  ...EMPTY_HOME_FORM,
  cityId: '1',
  district: 'Лозенец',
  area: '70',
  bedrooms: '1',
  furniture: 'furnished',
  heating: 'gas',
  price: '850',
  deposit: '850',
};

const key = () => randomBytes(16).toString('base64url');
type Slots = { data: { date: string; windows: { window: string; free: boolean }[] }[] };

const dayAhead = ({ now }: Shop, days: number) => addDays(sofiaDay(now), days);

/** Finds the secret of a link in the newest mails. */
async function secretInMail(shop: Shop, link: RegExp): Promise<string> {
  const list = await shop.read('/dev/outbox');
  for (const [, id] of list.matchAll(/href="\/dev\/outbox\/(\d+)"/g)) {
    const secret = link.exec(await shop.read(`/dev/outbox/${id}`))?.[1];
    if (secret !== undefined) return secret;
  }
  throw new Error(`No mail has a link like ${link}`);
}

/** Id of the first linked record of a kind. */
async function firstOf(shop: Shop, page: string, route: string): Promise<number> {
  for (const [, path = ''] of (await shop.read(page)).matchAll(/href="(\/[^"?#]+)/g)) {
    const { name, params } = routeOfPath(path);
    if (name === route && params['id']) return Number(params['id']);
  }
  throw new Error(`${page} links to no ${route}`);
}

function token(answer: unknown): string {
  if (typeof answer === 'object' && answer && 'token' in answer && typeof answer.token === 'string') {
    return answer.token;
  }
  throw new Error(`No secret link in ${JSON.stringify(answer)}`);
}

/**
 * Orders a cleaning for the first free slot.
 * @returns the customer's token
 */
async function placeServiceOrder(shop: Shop): Promise<string> {
  const { services, cities } = JSON.parse(await shop.read('/api/cleaning/one-time/services')) as Catalogue;
  const cityId = cities.find(({ kinds }) => kinds.includes('cleaning'))?.id;
  const home = services
    .flatMap(({ items }) => items)
    .find(({ serviceKey }) => serviceKey === 'home-cleaning');
  if (cityId === undefined || !home) throw new Error('The shop cleans no homes');
  const work = 'cleaning=1&moving=0&visits=1&every=1&days=14';
  const slots = await shop.read(`/api/cleaning/slots?cityId=${cityId}&${work}&from=${dayAhead(shop, 2)}`);
  const { data } = JSON.parse(slots) as Slots;
  const [free] = data.flatMap(({ date, windows }) =>
    windows.filter((one) => one.free).map(({ window }) => ({ date, window })),
  );
  const order = {
    ...EMPTY_SERVICE_ORDER,
    ...free,
    key: randomBytes(32).toString('base64url'),
    services: [{ serviceKey: home.serviceKey, sqm: 60 }],
    expectedTotal: home.price * 60,
    name: 'Вера Стоянова',
    phone: '0888 55 66 77',
    email: 'vera@example.com',
    cityId,
    district: 'Център',
    street: 'ул. „Роза“ 5',
    earlyStart: true,
    termsAccepted: true,
  };
  return token(await shop.send('/api/cleaning/one-time/order', order));
}

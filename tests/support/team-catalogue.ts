import { FULL_SCHEDULE } from '../../src/core/services/service-team-terms.ts';
import { ALL_SHELVES } from '../../src/core/shop/home-shelves.ts';
import type { ServiceTerms } from '../../src/core/services/service-terms.ts';
import type { CreditPackage } from '../../src/core/wallet/credit-prices.ts';

type Body = Record<string, unknown>;
type Version = {
  number: number;
  validFrom: string;
  createdAt: string;
  author: string;
  reason: string;
  value: object;
};
type CatalogueRecord = {
  key: string;
  name: { bg: string; en: string };
  current: object;
  latest: number;
  versions: Version[];
};

const HOME_CLEANING: ServiceTerms = {
  group: 'one-time-cleaning',
  name: { bg: 'Почистване на дома', en: 'Home cleaning' },
  description: { bg: 'Прах и подове.', en: 'Dust and floors.' },
  price: 350,
  measure: 'sqm',
  usual: 60,
  least: 30,
  minutes: 2,
  isOffered: true,
};

const PACKAGES: CreditPackage[] = [
  { credits: 4, price: 400, promo: false },
  { credits: 39, price: 3_500, promo: true },
];

const version = (number: number, value: object, reason: string): Version => ({
  number,
  validFrom: `2026-11-1${number}T08:00:00.000Z`,
  createdAt: `2026-11-1${number}T08:00:00.000Z`,
  author: 'Петър Димов',
  reason,
  value,
});

function category(id: number, bg: string, en: string): CatalogueRecord {
  const current = {
    name: { bg, en },
    rooms: ['bedroom'],
    filters: ['inStock'],
    isShown: true,
    isPromo: true,
  };
  return { key: String(id), name: { bg, en }, current, latest: 0, versions: [] };
}

/** Records that visitors see, of the in-memory server. */
export class TeamCatalogue {
  private readonly records: Record<string, CatalogueRecord[]> = {
    services: [
      {
        key: 'home-cleaning',
        name: HOME_CLEANING.name,
        current: HOME_CLEANING,
        latest: 2,
        versions: [
          version(2, HOME_CLEANING, 'Нови препарати'),
          version(1, { ...HOME_CLEANING, price: 300, measure: 'hours' }, 'Начало'),
        ],
      },
    ],
    categories: [
      {
        key: 'tree',
        name: { bg: 'Подредба на категориите', en: 'Order of categories' },
        current: {
          tree: [
            { id: 1, parentId: null },
            { id: 2, parentId: null },
          ],
        },
        latest: 0,
        versions: [],
      },
      category(1, 'Дивани', 'Sofas'),
      category(2, 'Лампи', 'Lamps'),
    ],
    'service-teams': [
      {
        key: '7',
        name: { bg: 'Роса', en: 'Роса' },
        current: {
          name: 'Роса',
          kind: 'cleaning',
          cityId: 1,
          email: 'rosa@example.com',
          phone: '0888 123 456',
          isActive: true,
          ...FULL_SCHEDULE,
        },
        latest: 0,
        versions: [],
      },
    ],
    shelves: [
      {
        key: 'home',
        name: { bg: 'Начална страница', en: 'Front page' },
        current: { shelves: ALL_SHELVES, promoCategories: [2] },
        latest: 0,
        versions: [],
      },
    ],
    cities: [
      {
        key: '1',
        name: { bg: 'София', en: 'Sofia' },
        current: { name: { bg: 'София', en: 'Sofia' }, latitude: 42.7, longitude: 23.3, position: 1 },
        latest: 0,
        versions: [],
      },
    ],
    'credit-packages': [
      {
        key: 'all',
        name: { bg: 'Пакети с кредити', en: 'Credit packages' },
        current: { packages: PACKAGES },
        latest: 0,
        versions: [],
      },
    ],
  };

  /** Answer of an operation; null for another path. */
  answer(method: string, path: string, body: Body): unknown {
    const [area, resource = '', key, action] = path.split('/');
    if (area !== 'catalogue') return null;
    const records = this.records[resource] ?? [];
    if (key === undefined)
      return {
        data: records.map(({ key: id, name, current }) => ({
          key: id,
          name,
          group: { bg: 'Еднократно почистване', en: 'One-time cleaning' },
          current,
          plannedFrom: '2026-12-01T08:00:00.000Z',
        })),
      };
    if (action === 'remove') return { message: 'team-done' };
    const record = records.find((one) => one.key === key);
    if (!record || method === 'GET') return record ?? null;
    if (action === 'preview') {
      const preview = { title: 'Почистване', html: '<p>3,90 лв. за m²</p>', updated: '2026-11-21' };
      return { bg: preview, en: { ...preview, html: '<p>BGN 3.90 per m²</p>' } };
    }
    const number = record.latest + 1;
    const added = { ...version(number, body['value'] as object, String(body['reason'])) };
    Object.assign(record, {
      current: body['value'],
      latest: number,
      versions: [added, ...record.versions],
    });
    return record;
  }
}

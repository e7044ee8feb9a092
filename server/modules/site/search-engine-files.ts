import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { POST_CATEGORIES } from '../../../src/core/journal/post.ts';
import { isDevelopmentHost, LANGUAGES, languageOfHost } from '../../../src/core/shared/language.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { Addresses } from '../../platform/addresses.ts';
import type { Configuration } from '../../platform/configuration.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Database } from '../../tables.ts';

/** Maximum URLs of one sitemap file, by its standard. */
const MAX_ADDRESSES = 50_000;
/** Range of ids of a file of products or homes, which bounds its URLs. */
const A_FILE = MAX_ADDRESSES / 2;

/** Maximum posts in the file of pages. */
const FEW = 5_000;

const REPLICA = { config: { readsReplica: true } };

const FIXED = [
  'Index',
  'MarketplaceProductCategories',
  'MarketplaceProductPromoCategories',
  'AboutUsPage',
  'TermsAndConditionsPage',
  'PrivacyPolicyPage',
  'Ranking',
  'LegalGuarantee',
  'Accessibility',
  'Contacts',
  'BlogCategory',
  'RentPlaces',
  'Shops',
] as const;

type Entry = {
  name:
    | (typeof FIXED)[number]
    | 'ProductCategory'
    | 'Vendor'
    | 'Product'
    | 'BlogPost'
    | 'Property'
    | 'RentPlace';
  params?: Record<string, string>;
  /** Time of the last change; absent if unknown. */
  changed?: Date | string;
};

const withId = (name: Entry['name'], id: number | string, changed?: Date): Entry => ({
  name,
  params: { id: String(id) },
  ...(changed && { changed }),
});

/** robots.txt and the sitemap, in parts within the standard's limit. */
export function searchEngineFiles(
  app: FastifyInstance,
  db: Kysely<Database>,
  configuration: Configuration,
): void {
  const addresses = new Addresses(configuration);
  const languageOf = (host: string): Language => {
    const site = { ...configuration.origins, testHost: configuration.testHost };
    return isDevelopmentHost(host, site) ? 'bg' : languageOfHost(host, site);
  };
  const xml = (kind: 'urlset' | 'sitemapindex', lines: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('\n')}\n</${kind}>\n`;

  app.get('/robots.txt', async (request, reply) => {
    const origin = addresses.origin(languageOf(request.host));
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /order/\nDisallow: /porachka/\nDisallow: /payment/\n` +
          `Disallow: /profile\nDisallow: /profil\nSitemap: ${origin}/sitemap.xml\n`,
      );
  });

  app.get('/sitemap.xml', REPLICA, async (request, reply) => {
    const origin = addresses.origin(languageOf(request.host));
    const partsOf = async (table: 'product' | 'property', name: string) => {
      const last = await db
        .selectFrom(table)
        .select((select) => select.fn.max('id').as('id'))
        .executeTakeFirst();
      return Array.from(
        { length: Math.ceil((last?.id ?? 0) / A_FILE) },
        (_, part) => `/sitemap-${name}-${part}.xml`,
      );
    };
    const files = [
      '/sitemap-pages.xml',
      '/sitemap-places.xml',
      ...(await partsOf('product', 'products')),
      ...(await partsOf('property', 'homes')),
    ];
    return reply.type('application/xml').send(
      xml(
        'sitemapindex',
        files.map((file) => `<sitemap><loc>${origin}${file}</loc></sitemap>`),
      ),
    );
  });

  const urls = (language: Language, entries: Entry[]) =>
    xml(
      'urlset',
      entries.map(({ name, params = {}, changed }) => {
        const at = (one: Language) => escapeHtml(addresses.of(one, name, params));
        const alternates = LANGUAGES.map(
          (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${at(one)}"/>`,
        );
        const time = changed instanceof Date ? changed.toISOString() : changed;
        const lastmod = time ? `<lastmod>${time}</lastmod>` : '';
        return `<url><loc>${at(language)}</loc>${lastmod}${alternates.join('')}</url>`;
      }),
    );

  app.get('/sitemap-pages.xml', REPLICA, async (request, reply) => {
    const [categories, vendors, posts] = await Promise.all([
      db.selectFrom('category').select('id').where('shown', '=', true).orderBy('id').execute(),
      db
        .selectFrom('vendor')
        .select('id')
        .where('removed_at', 'is', null)
        .orderBy('id')
        .limit(A_FILE)
        .execute(),
      db.selectFrom('post').select('slug').where('active', '=', true).orderBy('id').limit(FEW).execute(),
    ]);
    const entries: Entry[] = [
      ...FIXED.map((name) => ({ name })),
      ...categories.map(({ id }) => withId('ProductCategory', id)),
      ...vendors.map(({ id }) => withId('Vendor', id)),
      ...POST_CATEGORIES.map((id) => withId('BlogCategory', id)),
      ...posts.map(({ slug }) => withId('BlogPost', slug)),
    ];
    return reply.type('application/xml').send(urls(languageOf(request.host), entries));
  });

  // Places with nightly figures; other places' pages have too little content.
  app.get('/sitemap-places.xml', REPLICA, async (request, reply) => {
    const [rows, universities] = await Promise.all([
      db
        .selectFrom('fair_price')
        .select(['city_id', 'district_id', 'type', 'counted_on'])
        .groupBy(['city_id', 'district_id', 'type', 'counted_on'])
        .orderBy('city_id')
        .orderBy('district_id')
        .orderBy('type')
        .limit(A_FILE)
        .execute(),
      db.selectFrom('university').select('id').where('active', '=', true).orderBy('position').execute(),
    ]);
    const places = new Map<string, Entry>();
    for (const { city_id: city, district_id: district, type, counted_on: changed } of rows) {
      const place = district === 0 ? `c${city}` : `d${district}`;
      places.set(place, { name: 'RentPlace', params: { place }, changed });
      places.set(`${place} ${type}`, { name: 'RentPlace', params: { place, type }, changed });
    }
    const near = universities.map(({ id }): Entry => ({ name: 'RentPlace', params: { place: `u${id}` } }));
    return reply.type('application/xml').send(urls(languageOf(request.host), [...places.values(), ...near]));
  });

  app.get<{ Params: { part: string } }>(
    '/sitemap-homes-:part(^\\d{1,5}).xml',
    REPLICA,
    async (request, reply) => {
      const from = Number(request.params.part) * A_FILE;
      const rows = await db
        .selectFrom('property')
        .select(['id', 'updated_at'])
        .where('id', '>', from)
        .where('id', '<=', from + A_FILE)
        .where('status', '=', 'active')
        .where('deleted_at', 'is', null)
        .where('removed_at', 'is', null)
        .orderBy('id')
        .execute();
      const entries = rows.map(({ id, updated_at: changed }) => withId('Property', id, changed));
      return reply.type('application/xml').send(urls(languageOf(request.host), entries));
    },
  );

  app.get<{ Params: { part: string } }>(
    '/sitemap-products-:part(^\\d{1,5}).xml',
    REPLICA,
    async (request, reply) => {
      const from = Number(request.params.part) * A_FILE;
      const rows = await db
        .selectFrom('product')
        .select(['id', 'updated_at'])
        .where('id', '>', from)
        .where('id', '<=', from + A_FILE)
        .where('deleted_at', 'is', null)
        .where('hidden_at', 'is', null)
        .orderBy('id')
        .execute();
      const entries = rows.map(({ id, updated_at: changed }) => withId('Product', id, changed));
      return reply.type('application/xml').send(urls(languageOf(request.host), entries));
    },
  );
}

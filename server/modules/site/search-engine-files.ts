import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { POST_CATEGORIES } from '../../../src/core/journal/post.ts';
import { isDevelopmentHost, LANGUAGES, languageOfHost } from '../../../src/core/shared/language.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { Addresses } from '../../platform/addresses.ts';
import type { Configuration } from '../../platform/configuration.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Database } from '../../tables.ts';

/** The most addresses that one sitemap file may list, by its standard. */
const MAX_ADDRESSES = 50_000;
const PRODUCTS_A_FILE = MAX_ADDRESSES / 2;

/** Posts that the file of pages has room for beside the rest. */
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
  'Contacts',
  'BlogCategory',
] as const;

type Entry = {
  name: (typeof FIXED)[number] | 'ProductCategory' | 'Vendor' | 'Product' | 'BlogPost';
  id?: number | string;
};

/** robots.txt and the sitemap, in parts that each stay within the standard's limit. */
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
    const last = await db
      .selectFrom('product')
      .select((select) => select.fn.max('id').as('id'))
      .executeTakeFirst();
    const parts = Math.ceil((last?.id ?? 0) / PRODUCTS_A_FILE);
    const files = [
      '/sitemap-pages.xml',
      ...Array.from({ length: parts }, (_, part) => `/sitemap-products-${part}.xml`),
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
      entries.map(({ name, id }) => {
        const at = (one: Language) =>
          escapeHtml(addresses.of(one, name, id === undefined ? {} : { id: String(id) }));
        const alternates = LANGUAGES.map(
          (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${at(one)}"/>`,
        );
        return `<url><loc>${at(language)}</loc>${alternates.join('')}</url>`;
      }),
    );

  app.get('/sitemap-pages.xml', REPLICA, async (request, reply) => {
    const [categories, vendors, posts] = await Promise.all([
      db.selectFrom('category').select('id').orderBy('id').execute(),
      db.selectFrom('vendor').select('id').orderBy('id').limit(PRODUCTS_A_FILE).execute(),
      db.selectFrom('post').select('slug').where('active', '=', true).orderBy('id').limit(FEW).execute(),
    ]);
    const entries: Entry[] = [
      ...FIXED.map((name) => ({ name })),
      ...categories.map(({ id }) => ({ name: 'ProductCategory' as const, id })),
      ...vendors.map(({ id }) => ({ name: 'Vendor' as const, id })),
      ...POST_CATEGORIES.map((id) => ({ name: 'BlogCategory' as const, id })),
      ...posts.map(({ slug }) => ({ name: 'BlogPost' as const, id: slug })),
    ];
    return reply.type('application/xml').send(urls(languageOf(request.host), entries));
  });

  app.get<{ Params: { part: string } }>(
    '/sitemap-products-:part(^\\d{1,5}).xml',
    REPLICA,
    async (request, reply) => {
      const from = Number(request.params.part) * PRODUCTS_A_FILE;
      const rows = await db
        .selectFrom('product')
        .select('id')
        .where('id', '>', from)
        .where('id', '<=', from + PRODUCTS_A_FILE)
        .where('deleted_at', 'is', null)
        .where('hidden_at', 'is', null)
        .orderBy('id')
        .execute();
      const entries = rows.map(({ id }) => ({ name: 'Product' as const, id }));
      return reply.type('application/xml').send(urls(languageOf(request.host), entries));
    },
  );
}

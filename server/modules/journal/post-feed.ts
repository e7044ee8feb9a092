import type { FastifyInstance } from 'fastify';
import { isDevelopmentHost, isLanguage, languageOfHost } from '../../../src/core/shared/language.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { FEED_PATH } from '../../../src/core/journal/post.ts';
import { Addresses } from '../../platform/addresses.ts';
import type { Configuration } from '../../platform/configuration.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { JournalDependencies } from './journal-dependencies.ts';
import { findPosts } from './post-rows.ts';

const NEWEST = 30;
const CACHE_SECONDS = 600;

/** RSS 2.0 feed of the journal. `?language=` selects the language on a host with both. */
export function postFeed(
  app: FastifyInstance,
  deps: JournalDependencies,
  configuration: Configuration,
): void {
  const addresses = new Addresses(configuration);
  const site = { ...configuration.origins, testHost: configuration.testHost };
  app.get<{ Querystring: { language?: unknown } }>(
    FEED_PATH,
    { config: { readsReplica: true } },
    async ({ query, host }, reply) => {
      const ofHost = isDevelopmentHost(host, site) ? 'bg' : languageOfHost(host, site);
      const language = isLanguage(query.language) ? query.language : ofHost;
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
        .send(await feedIn(language, deps, addresses));
    },
  );
}

async function feedIn(
  language: Language,
  { db, texts }: JournalDependencies,
  addresses: Addresses,
): Promise<string> {
  const t = texts.in(language);
  const { data } = await findPosts({ db, texts, language }, { limit: NEWEST });
  const element = (name: string, text: string, attributes = '') =>
    `<${name}${attributes}>${escapeHtml(text)}</${name}>`;
  const items = data.map(({ id, title, description, category, publishedAt }) => {
    const address = addresses.of(language, 'BlogPost', { id });
    return [
      '<item>',
      element('title', title),
      element('link', address),
      element('guid', address, ' isPermaLink="true"'),
      element('pubDate', dateOf(publishedAt)),
      element('category', category.name),
      element('description', description),
      '</item>',
    ].join('\n');
  });
  const self = escapeHtml(`${addresses.origin(language)}${FEED_PATH}?language=${language}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', t('journal-feed-title')),
    element('link', addresses.of(language, 'BlogCategory')),
    element('description', t('journal-description')),
    element('language', language),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...(data[0] ? [element('lastBuildDate', dateOf(data[0].publishedAt))] : []),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** `Sat, 21 Nov 2026 06:00:00 GMT`: a fixed hour in the morning, because posts have a day only. */
function dateOf(day: string): string {
  return new Date(`${day}T06:00:00Z`).toUTCString();
}

import { FEED_PATH } from '../../src/core/journal/post.ts';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import type { ShownMessage } from '../../src/core/site/modal.ts';
import type { Addresses } from '../platform/addresses.ts';
import { escapeHtml, escapeJson } from '../platform/escape-html.ts';
import { CARD_SIZE } from './share-cards/draw-share-card.ts';
import type { RenderedPage } from './render-page.tsx';
import { cardOfPage, cardPath } from './share-cards/share-card.ts';

/** Properties of structured data whose values are URLs. */
const ADDRESSES = new Set([
  '@id',
  'contentUrl',
  'image',
  'item',
  'logo',
  'mainEntityOfPage',
  'target',
  'url',
  'urlTemplate',
]);

/**
 * Makes the site's URLs in structured data absolute. Other texts stay unchanged, even with a leading slash;
 * empty lists are left out.
 */
export function withOrigin(value: unknown, origin: string, isAddress = false): unknown {
  if (typeof value === 'string') return isAddress && /^\/(?!\/)/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((one) => withOrigin(one, origin, isAddress));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => !Array.isArray(one) || one.length > 0)
      .map(([key, one]) => [key, withOrigin(one, origin, ADDRESSES.has(key))]),
  );
}

export type HeadFacts = { page: RenderedPage; addresses: Addresses };

const LOCALES = { bg: 'bg_BG', en: 'en_GB' } as const;
const MAX_DESCRIPTION_LENGTH = 300;

/**
 * Title, description, URLs in both languages, and the tags for link previews and search engines (NAV-13).
 */
export function headTags({ page, addresses }: HeadFacts): string {
  const { head, translate, state, status } = page;
  const { language, settings } = state;
  const textOf = (text: ShownMessage | string) =>
    typeof text === 'string' ? text : translate(text.key, text.values);
  const title = `${textOf(head.title)} · ${settings.title}`;
  const description = head.description ? shorten(textOf(head.description)) : '';
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', textOf(head.title)),
    meta('property', 'og:description', description),
    meta('property', 'og:site_name', settings.title),
    meta('property', 'og:locale', LOCALES[language]),
    meta('property', 'og:type', 'website'),
    ...pictureTags(page, addresses),
  ];
  const { canonical } = head;
  if (canonical && status === 200) {
    const address = addresses.of(language, canonical.name, canonical.params, canonical.query);
    tags.push(`<link rel="canonical" href="${escapeHtml(address)}">`, meta('property', 'og:url', address));
    for (const other of LANGUAGES) {
      const href = addresses.of(other, canonical.name, canonical.params, canonical.query);
      tags.push(`<link rel="alternate" hreflang="${other}" href="${escapeHtml(href)}">`);
    }
  } else {
    tags.push('<meta name="robots" content="noindex">');
  }
  if (head.feed) {
    const feed = escapeHtml(`${addresses.origin(language)}${FEED_PATH}?language=${language}`);
    const feedTitle = escapeHtml(textOf(head.feed));
    tags.push(`<link rel="alternate" type="application/rss+xml" title="${feedTitle}" href="${feed}">`);
  }
  for (const data of head.structuredData ?? []) {
    const absolute = withOrigin(data, addresses.origin(language));
    tags.push(`<script type="application/ld+json">${escapeJson(absolute)}</script>`);
  }
  return tags.filter((tag) => tag !== '').join('\n');
}

/** Picture of a shared link: that of the item, else that of the site. */
function pictureTags({ route, head, state }: RenderedPage, addresses: Addresses): string[] {
  const { language, answers, settings } = state;
  const own = cardOfPage(route, head.canonical?.params?.['id'], answers);
  const path = own ? cardPath(own, { ...settings, language }) : '/pictures/social.jpg';
  return [
    meta('property', 'og:image', addresses.origin(language) + path),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(CARD_SIZE.width)),
    meta('property', 'og:image:height', String(CARD_SIZE.height)),
    meta('property', 'og:image:alt', own?.card.title ?? settings.title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return content === '' ? '' : `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function shorten(text: string): string {
  return text.length <= MAX_DESCRIPTION_LENGTH
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH - 1))}…`;
}

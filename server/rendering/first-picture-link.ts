type Attributes = Readonly<Record<string, string>>;

const FIRST_WISH = 'fetchPriority="high"';
/** Matches the first picture with high priority, and the sources before it. */
const FIRST = /(<source [^>]*>)*<img [^>]*fetchpriority="high"[^>]*>/i;
const TAG = /<(?:source|img) [^>]*>/gi;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const ASCII = /^[\x20-\x7e]*$/;

/** Returns the `Link` header that preloads a page's first picture; null without one. */
export function firstPictureLink(markup: string): string | null {
  // Limits the search to the markup near it, because pages are large.
  const wish = markup.indexOf(FIRST_WISH);
  if (wish === -1) return null;
  const near = markup.slice(Math.max(0, markup.lastIndexOf('<picture', wish)), markup.indexOf('>', wish) + 1);
  const [found] = FIRST.exec(near) ?? [];
  const tags = found?.match(TAG)?.map(attributesOf) ?? [];
  const [first] = tags;
  if (!first) return null;
  // Uses the best format, because browsers with support for it use no other. Several media need one each.
  const medium = first['media'];
  const links = medium === undefined ? [first] : [first, { ...tags.at(-1), media: `not all and ${medium}` }];
  const link = links.map(linkOf).join(', ');
  return ASCII.test(link) ? link : null;
}

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&'),
    ]),
  );

function linkOf({ src, srcset, sizes, media, type }: Attributes): string {
  const address = src ?? srcset?.split(' ')[0] ?? '';
  const attributes = Object.entries({ imagesrcset: srcset, imagesizes: sizes, media, type });
  const parameters = attributes.flatMap(([name, value]) =>
    value === undefined ? [] : [`; ${name}="${value}"`],
  );
  return `<${address}>; rel=preload; as=image; fetchpriority=high${parameters.join('')}`;
}

type Attributes = Readonly<Record<string, string>>;

/** As React writes it. */
const FIRST_WISH = 'fetchPriority="high"';
/** The first picture that is asked for with high priority, and the sources that come before it. */
const FIRST = /(<source [^>]*>)*<img [^>]*fetchpriority="high"[^>]*>/i;
const TAG = /<(?:source|img) [^>]*>/gi;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const ASCII = /^[\x20-\x7e]*$/;

/**
 * The `Link` header by which a browser asks for a page's first picture while the document is still on its way; null where it
 * has none.
 */
export function firstPictureLink(markup: string): string | null {
  // What is sought is sought near it alone: a page is a thousand elements.
  const wish = markup.indexOf(FIRST_WISH);
  if (wish === -1) return null;
  const near = markup.slice(Math.max(0, markup.lastIndexOf('<picture', wish)), markup.indexOf('>', wish) + 1);
  const [found] = FIRST.exec(near) ?? [];
  const tags = found?.match(TAG)?.map(attributesOf) ?? [];
  const [first] = tags;
  if (!first) return null;
  // Of several formats the first is the best, and who reads it asks for no other; of several media one is wanted.
  const medium = first['media'];
  const wanted = medium === undefined ? [first] : [first, { ...tags.at(-1), media: `not all and ${medium}` }];
  const link = wanted.map(linkOf).join(', ');
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
  const said = Object.entries({ imagesrcset: srcset, imagesizes: sizes, media, type });
  const parameters = said.flatMap(([name, value]) => (value === undefined ? [] : [`; ${name}="${value}"`]));
  return `<${address}>; rel=preload; as=image; fetchpriority=high${parameters.join('')}`;
}

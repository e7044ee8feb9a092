/** Properties of structured data whose values are addresses. */
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
 * Structured data needs full addresses; screens write those of the site from the root. Other texts stay, even with a
 * slash in front, and empty lists are left out.
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

import type { Query } from '../../core/site/paths.ts';

/** Parses an address of the site. Two slashes at its start are a mistyped path, not another host. */
export function placeOfUrl(address: string, key: string) {
  const url = address.startsWith('/')
    ? new URL(`http://site.invalid${address}`)
    : new URL(address, 'http://site.invalid');
  const names = [...new Set(url.searchParams.keys())];
  // Object.fromEntries makes own properties even of `constructor` and `__proto__`.
  const query: Query = Object.fromEntries(names.map((name) => [name, url.searchParams.getAll(name)]));
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : '/';
  return { path, search: url.search, hash: url.hash, query, key };
}

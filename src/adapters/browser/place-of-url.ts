import type { Query } from '../../core/site/paths.ts';

/** The parts of an address within the site. */
export function placeOfUrl(address: string, key: string) {
  const url = new URL(address, 'http://site.invalid');
  const query: Record<string, string[]> = {};
  for (const [name, value] of url.searchParams) (query[name] ??= []).push(value);
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : '/';
  return { path, search: url.search, hash: url.hash, query: query satisfies Query, key };
}

import type { Language } from '../shared/language.ts';
import { ROUTES } from './routes.ts';
import type { PathName, RouteName } from './routes.ts';

export type RouteParams = Record<string, string>;
/** An address's query: all values of each name. */
export type Query = Readonly<Record<string, readonly string[]>>;
export type QueryValue = string | readonly string[] | number | boolean | null | undefined;

/** The parts of each path between its slashes, told apart once: a page builds a hundred links. */
const PARTS = new Map(
  Object.values(ROUTES).flatMap(({ en, bg }) => [en, bg].map((path) => [path as string, partsOf(path)])),
);

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

/** The path of a route in a language, with its parameters and query: links are built by name (NAV-02). */
export function pathOf(
  name: PathName,
  language: Language,
  params: Record<string, string | number> = {},
  query: Record<string, QueryValue> = {},
): string {
  const pattern: string = ROUTES[name][language];
  const path = pattern.includes(':') ? filled(name, pattern, params) : pattern;
  return path + queryText(query);
}

function filled(name: PathName, pattern: string, params: Record<string, string | number>): string {
  let path = '';
  for (const part of PARTS.get(pattern) ?? []) {
    const value = part.startsWith(':') ? params[paramOf(part)] : part;
    if (value !== undefined) path += `/${encodeURIComponent(value)}`;
    else if (!part.endsWith('?')) throw new Error(`${name} needs ${part}`);
  }
  return path;
}

/** `?room=kitchen&colour=white&colour=oak`, or nothing: empty values are left out. */
export function queryText(query: Record<string, QueryValue>): string {
  let text = '';
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as readonly QueryValue[]) : [value]) {
      if (one === undefined || one === null || one === '' || one === false) continue;
      const written = encodeURIComponent(one === true ? '1' : String(one));
      text += `${text === '' ? '?' : '&'}${encodeURIComponent(key)}=${written}`;
    }
  }
  return text;
}

const MAX_ADDRESS_LENGTH = 500;

/** A path with a query that leads to a page of this site; null for anything else, such as another site's address. */
export function siteAddress(address: string): string | null {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(address) || address.length > MAX_ADDRESS_LENGTH) return null;
  const [path = ''] = address.split(/[?#]/);
  return routeOfPath(path).name === 'NotFound' ? null : address;
}

/** The route that a path means, in whichever language it is written; an unknown one is `NotFound` (NAV-08). */
export function routeOfPath(path: string): { name: RouteName; params: RouteParams } {
  const parts = partsOf(path);
  for (const [name, paths] of Object.entries(ROUTES) as [PathName, Record<Language, string>][]) {
    const params = fit(parts, paths.en) ?? fit(parts, paths.bg);
    if (params) return { name, params };
  }
  return { name: 'NotFound', params: {} };
}

function fit(parts: readonly string[], pattern: string): RouteParams | null {
  const wanted = PARTS.get(pattern) ?? [];
  if (parts.length > wanted.length) return null;
  const params: RouteParams = {};
  for (const [index, want] of wanted.entries()) {
    const part = parts[index];
    if (part === undefined) {
      if (want.endsWith('?')) continue;
      return null;
    }
    if (!want.startsWith(':')) {
      if (part !== want) return null;
      continue;
    }
    const value = decode(part);
    if (value === null) return null;
    params[paramOf(want)] = value;
  }
  return params;
}

/** `id` of `:id` and of `:id?`. */
function paramOf(part: string): string {
  return part.slice(1, part.endsWith('?') ? -1 : undefined);
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

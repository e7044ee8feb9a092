import type { Language } from '../shared/language.ts';
import { ROUTES } from './routes.ts';
import type { PathName, RouteName } from './routes.ts';

export type RouteParams = Record<string, string>;
/** An address's query: all values of each name. */
export type Query = Readonly<Record<string, readonly string[]>>;
export type QueryValue = string | readonly string[] | number | boolean | null | undefined;

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
  return pattern.replace(/\/:(\w+)(\??)/g, (segment, param: string, optional) => {
    const value = params[param];
    if (value === undefined && !optional) throw new Error(`${name} needs ${segment.slice(1)}`);
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

/** `?room=kitchen&colour=white&colour=oak`, or nothing: empty values are left out. */
export function queryText(query: Record<string, QueryValue>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null && one !== '' && one !== false)
      .map((one) => `${encodeURIComponent(key)}=${encodeURIComponent(one === true ? '1' : String(one))}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The route that a path means, in whichever language it is written; an unknown one is `NotFound` (NAV-08). */
export function routeOfPath(path: string): { name: RouteName; params: RouteParams } {
  const segments = path.split('/').filter((segment) => segment !== '');
  for (const [name, paths] of Object.entries(ROUTES) as [PathName, Record<Language, string>][]) {
    const params = fit(segments, paths.en) ?? fit(segments, paths.bg);
    if (params) return { name, params };
  }
  return { name: 'NotFound', params: {} };
}

function fit(segments: string[], pattern: string): RouteParams | null {
  const wanted = pattern.split('/').filter((segment) => segment !== '');
  if (segments.length > wanted.length) return null;
  const params: RouteParams = {};
  for (const [index, want] of wanted.entries()) {
    const segment = segments[index];
    if (segment === undefined) {
      if (want.endsWith('?')) continue;
      return null;
    }
    if (!want.startsWith(':')) {
      if (segment !== want) return null;
      continue;
    }
    const value = decode(segment);
    if (value === null) return null;
    params[want.slice(1).replace('?', '')] = value;
  }
  return params;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

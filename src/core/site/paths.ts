import type { Language } from '../shared/language.ts';
import { ROUTES } from './routes.ts';
import type { PathName } from './routes.ts';

export type RouteParams = Record<string, string>;
/** Query of an address: all values of each name. */
export type Query = Readonly<Record<string, readonly string[]>>;
export type QueryValue = string | readonly string[] | number | boolean | null | undefined;

/** Path segments by route, split once, because a page builds a hundred links. */
const PARTS = new Map(
  Object.values(ROUTES).flatMap(({ en, bg }) => [en, bg].map((path) => [path as string, partsOf(path)])),
);

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

/** Path of a route in a language, with its parameters and query (NAV-02). */
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

/** Formats `?room=kitchen&colour=white&colour=oak`, or an empty text; empty values are omitted. */
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

/** Returns a path of this site with an optional query; null for anything else. */
export function siteAddress(address: string): string | null {
  const isPath = /^\/(?![/\\])[\x21-\x7e]*$/.test(address);
  return isPath && address.length <= MAX_ADDRESS_LENGTH ? address : null;
}

/** `id` of `:id` and of `:id?`. */
function paramOf(part: string): string {
  return part.slice(1, part.endsWith('?') ? -1 : undefined);
}

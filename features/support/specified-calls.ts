import { readFileSync } from 'node:fs';

/**
 * Calls that the specification names together: usually one method and one path. In `GET/POST/DELETE /a, /b`
 * each path exists with some of the methods and each method with some of the paths.
 */
export type SpecifiedCalls = { methods: string[]; paths: string[] };

const GROUP =
  /\b((?:GET|POST|DELETE)(?:(?:\/| and )(?:GET|POST|DELETE))*) (\/api\/[^\s,;]+(?:, \/api\/[^\s,;]+)*)/g;

/** Section 7 of the specification: the list of calls. */
export function callsSection(): string {
  const text = readFileSync('docs/specification.md', 'utf8');
  const section = /^## 7\. Calls$([\s\S]*?)^## /m.exec(text)?.[1];
  if (!section) throw new Error('docs/specification.md has no section 7');
  return section;
}

/** All calls of the section, in its order. */
export function specifiedCalls(section: string): SpecifiedCalls[] {
  return [...section.matchAll(GROUP)].map(([, methods = '', paths = '']) => ({
    methods: methods.split(/\/| and /),
    paths: paths.split(', ').map(pathOf),
  }));
}

/** `/api/property/?{filters}` → `/api/property`: a query is no part of the path. */
function pathOf(written: string): string {
  return written.replace(/\?.*$/, '').replace(/\/$/, '');
}

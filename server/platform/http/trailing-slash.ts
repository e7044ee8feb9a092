/**
 * Removes the slash before the query of an API read: `/api/property/?city=1` becomes `/api/property?city=1`
 * (CALL-01). Writes are unchanged, so that `DELETE /api/thing/` with an empty id does not affect all records.
 */
export function withoutTrailingSlash(method: string | undefined, url: string): string {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/api/')) return url;
  const start = url.indexOf('?');
  const [path, query] = start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)];
  return path.endsWith('/') ? path.slice(0, -1) + query : url;
}

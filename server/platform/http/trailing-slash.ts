/**
 * URL of an API read without a slash before its query: `/api/property/?city=1` is `/api/property?city=1` (CALL-01).
 * Writes keep theirs: with an empty id, `DELETE /api/thing/` must not become a call about all things.
 */
export function withoutTrailingSlash(method: string | undefined, url: string): string {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/api/')) return url;
  const start = url.indexOf('?');
  const [path, query] = start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)];
  return path.endsWith('/') ? path.slice(0, -1) + query : url;
}

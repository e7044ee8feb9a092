import { describe, expect, it } from 'vitest';
import { withoutTrailingSlash } from '../../../../server/platform/http/http-server.ts';

describe('withoutTrailingSlash', () => {
  it.each([
    ['/api/property/?city=1', '/api/property?city=1'],
    ['/api/property/', '/api/property'],
    ['/api/property?next=/imoti/', '/api/property?next=/imoti/'],
    ['/imoti/?city=1', '/imoti/?city=1'],
    ['/api/property//', '/api/property/'],
  ])('rewrites the read of %s to %s', (url, rewritten) => {
    expect(withoutTrailingSlash('GET', url)).toBe(rewritten);
  });

  it('leaves the URL of a write unchanged', () => {
    expect(withoutTrailingSlash('DELETE', '/api/user/session/')).toBe('/api/user/session/');
  });
});

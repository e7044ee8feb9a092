import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/core/site/routes.ts';
import { Texts } from '../../../server/platform/texts.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
    renderer: TEST_RENDERER,
  });
});
afterAll(() => app.close());

const stateIn = (html: string) =>
  JSON.parse(/id="team-state">([^<]*)</.exec(html)?.[1] ?? '') as { texts: Record<string, string> };

describe('The document of the back office', () => {
  it.each(['/team', '/team/', '/team/accounts/1/show?x=1'])('is served at %s', async (path) => {
    const { status, text, headers } = await app.get(path, { host: 'uyut.example' });
    expect(status).toBe(200);
    expect(text).toContain('<script type="module" src="/team/assets/main.js">');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it.each([
    ['uyut.example', 'bg', 'Уют – екип'],
    ['cosy.example', 'en', 'Uyut – team'],
  ])('of %s is in the language %s', async (host, language, title) => {
    const { text } = await app.get('/team', { host });
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<title>${title}</title>`);
  });

  it('allows only scripts of the site and styles with the nonce of the answer', async () => {
    const [one, other] = [await app.get('/team'), await app.get('/team')];
    const policy = String(one.headers['content-security-policy']);
    const [, nonce] = /style-src 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(one.text).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(other.text).not.toContain(String(nonce));
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('names a file of texts for each language, which visitors do not get', async () => {
    const { texts } = stateIn((await app.get('/team')).text);
    for (const language of ['bg', 'en'] as const) {
      const { status, text, headers } = await app.get(texts[language]!);
      expect(status).toBe(200);
      expect(headers['cache-control']).toContain('immutable');
      expect(JSON.parse(text)).toHaveProperty(['ra.action.save']);
      expect(new Texts('content/translations').shownBundle(language)).not.toHaveProperty(['ra.action.save']);
    }
  });

  it('has a path that no public page has', () => {
    const paths = Object.values(ROUTES).flatMap(({ bg, en }): string[] => [bg, en]);
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => path === '/team' || path.startsWith('/team/'))).toEqual([]);
  });

  it('is absent where an asset is missing', async () => {
    expect((await app.get('/team/assets/unknown.js')).status).toBe(404);
  });
});

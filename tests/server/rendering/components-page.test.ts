import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../server/rendering/render-page.tsx';
import type { Renderer } from '../../../server/rendering/page-routes.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const RENDERER: Renderer = {
  render: renderPage,
  scripts: () => ({ entry: '/assets/browser.js', preload: [] }),
  finish: async (_url, html) => html,
};

let app: TestApplication;
afterEach(() => app.close());

describe('the page of the components', () => {
  it('is an unknown address to visitors', async () => {
    app = await startTestApplication({ renderer: RENDERER });
    const { status, text } = await app.get('/dev/components');
    expect(status).toBe(404);
    expect(text).not.toContain('src/development');
  });

  it('is there while the shop is developed, in the wanted language and light', async () => {
    app = await startTestApplication({
      renderer: { ...RENDERER, styles: async () => ':root{--style-of-now:1}' },
    });
    const { status, text } = await app.get('/dev/components?language=en&theme=dark');
    expect(status).toBe(200);
    expect(text).toContain('<html lang="en" data-theme="dark">');
    expect(text).toContain('--style-of-now');
    expect(text).toContain('src="/src/development/components.tsx"');
  });
});

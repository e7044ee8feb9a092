import { afterEach, describe, expect, it } from 'vitest';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

let app: TestApplication;
afterEach(() => app.close());

describe('The component gallery', () => {
  it('returns not found to visitors', async () => {
    app = await startTestApplication({ renderer: TEST_RENDERER });
    const { status, text } = await app.get('/dev/components');
    expect(status).toBe(404);
    expect(text).not.toContain('src/development');
  });

  it('is available in development, in the requested language and theme', async () => {
    app = await startTestApplication({
      renderer: { ...TEST_RENDERER, styles: async () => ':root{--style-of-now:1}' },
    });
    const { status, text } = await app.get('/dev/components?language=en&theme=dark');
    expect(status).toBe(200);
    expect(text).toContain('<html lang="en" data-theme="dark">');
    expect(text).toContain('--style-of-now');
    expect(text).toContain('src="/src/development/components.tsx"');
  });
});

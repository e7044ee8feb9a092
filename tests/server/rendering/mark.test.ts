import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { darkColours, lightColours } from '../../../src/views/components/tokens.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

const BG = { host: 'uyut.example' };
const EN = { host: 'cosy.example' };

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
    renderer: TEST_RENDERER,
  });
});
afterAll(() => app.close());

const file = async (url: string) => {
  const { statusCode, headers, rawPayload } = await app.server.inject({ url, headers: BG });
  return { status: statusCode, headers, bytes: rawPayload };
};

type Manifest = Record<string, string> & { icons: { src: string; sizes: string; purpose: string }[] };
const manifest = async (query: string, headers: Record<string, string>) =>
  JSON.parse((await app.get(`/manifest.webmanifest${query}`, headers)).text) as Manifest;

describe('The icon of the site', () => {
  it('is in the head of a page, and every file in the head exists', async () => {
    const { text } = await app.get('/za-nas', BG);
    const links = [...text.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
    expect(links.map(([, kind]) => kind)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
    for (const [, , href = ''] of links) {
      const { status, headers } = await file(href);
      expect(status, href).toBe(200);
      expect(String(headers['cache-control']), href).toMatch(/^public, max-age=\d{5,}/);
    }
    for (const [scheme, { paper }] of [
      ['light', lightColours],
      ['dark', darkColours],
    ] as const) {
      const meta = `<meta name="theme-color" content="${paper}" media="(prefers-color-scheme: ${scheme})">`;
      expect(text).toContain(meta);
    }
  });

  it('is at the root in three sizes for clients that read no page', async () => {
    const { status, headers, bytes } = await file('/favicon.ico');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^image\//);
    const count = bytes.readUInt16LE(4);
    const sizes = Array.from({ length: count }, (_, index) => bytes.readUInt8(6 + 16 * index));
    expect(sizes).toEqual([16, 32, 48]);
    for (const [index, size] of sizes.entries()) {
      const [length, offset] = [bytes.readUInt32LE(14 + 16 * index), bytes.readUInt32LE(18 + 16 * index)];
      const png = await sharp(bytes.subarray(offset, offset + length)).metadata();
      expect(png).toMatchObject({ format: 'png', width: size, height: size });
    }
  });

  it('fills its whole square for phones that crop the corners', async () => {
    for (const [name, size] of [
      ['apple-touch-icon', 180],
      ['icon-maskable-512', 512],
    ] as const) {
      const { bytes } = await file(`/icons/${name}.png`);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: size, height: size });
      expect((await sharp(bytes).stats()).isOpaque, name).toBe(true);
    }
  });

  it('follows the browser’s colour scheme, and the SVG runs no scripts', async () => {
    const { bytes, headers } = await file('/icons/favicon.svg');
    expect(bytes.toString()).toContain('prefers-color-scheme:dark');
    expect(headers['content-security-policy']).toContain('sandbox');
  });
});

describe('The web app manifest', () => {
  it('has the name in the language of the page, else in that of the domain', async () => {
    const [bg, en] = [await manifest('', BG), await manifest('', EN)];
    expect(bg).toMatchObject({ lang: 'bg', name: 'Уют – всичко за дома', short_name: 'Уют', start_url: '/' });
    expect(en).toMatchObject({ lang: 'en', name: 'Uyut – everything for your home' });
    expect(await manifest('?language=en', BG)).toEqual(en);
    expect(await manifest('?language=xx', BG)).toEqual(bg);
  });

  it('has the colours of the site and icons of the declared sizes', async () => {
    const { theme_color, background_color, icons } = await manifest('', BG);
    expect([theme_color, background_color]).toEqual([lightColours.paper, lightColours.paper]);
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp((await file(src)).bytes).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

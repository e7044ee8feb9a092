import { describe, expect, it } from 'vitest';
import { globalStyles } from '../../../src/views/styles/global-styles.ts';
import { contrastPairs, darkColours, lightColours } from '../../../src/views/components/tokens.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('The %s palette', (_name, palette) => {
  it.each(contrastPairs)('shows %s on %s with a contrast of at least %d', (text, background, least) => {
    expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(least);
  });
});

describe('The global styles', () => {
  it('define every colour that they use', () => {
    const used = [...globalStyles.matchAll(/var\((--[a-z0-9-]+)\)/g)].map((match) => match[1]);
    const missing = used.filter((name) => !globalStyles.includes(`${name}:`));
    expect(missing).toEqual([]);
  });

  it('link to fonts in the repository', async () => {
    const { readdir } = await import('node:fs/promises');
    const present = await readdir(new URL('../../../content/fonts', import.meta.url));
    for (const [, file] of globalStyles.matchAll(/url\(\/fonts\/([^)]+)\)/g)) expect(present).toContain(file);
  });
});

// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawFavicon, drawLogo } from '../../../server/demo/drawings/mark.ts';
import { allDrawings } from '../../../server/demo/drawings/write-drawings.ts';

const drawings = new Map(allDrawings());

describe('The drawings of the demo', () => {
  it('are well formed, without scripts, styles, text or external resources', () => {
    const parser = new DOMParser();
    for (const [file, svg] of drawings) {
      expect(parser.parseFromString(svg, 'image/svg+xml').querySelector('parsererror'), file).toBeNull();
      expect(svg, file).not.toMatch(/<script|<style|<text|\sstyle=|\son\w+=|href=|NaN|undefined/);
      expect(svg.length, file).toBeLessThan(12_000);
    }
  });

  it.each([
    ['vendors', 14],
    ['agencies', 10],
    ['plans', 5],
  ])('exist for each of all %s', (folder, count) => {
    const ours = [...drawings].filter(([file]) => file.startsWith(`${folder}/`)).map(([, svg]) => svg);
    expect(ours.length).toBeGreaterThanOrEqual(count);
    expect(new Set(ours).size).toBe(ours.length);
  });
});

describe('The logo file', () => {
  it('is unchanged by the script that draws it', () => {
    expect(readFileSync('content/pictures/logo.svg', 'utf8')).toBe(drawLogo());
    expect(readFileSync('content/icons/favicon.svg', 'utf8')).toBe(drawFavicon());
  });
});

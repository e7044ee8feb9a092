// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawers } from '../../../server/demo/drawings/draw.ts';
import { drawFavicon, drawLogo } from '../../../server/demo/drawings/mark.ts';
import { allDrawings } from '../../../server/demo/drawings/write-drawings.ts';
import { kinds } from '../../../server/demo/kinds.ts';

const drawings = new Map(allDrawings());
const content = (file: string): string => readFileSync(`content/pictures/${file}`, 'utf8');

describe('the drawings of the demo shop', () => {
  it('have a drawer for every kind', () => {
    expect(Object.keys(drawers).sort()).toEqual(kinds.map(({ key }) => key).sort());
  });

  it('are well formed, and carry neither script, style, text nor anything from elsewhere', () => {
    const parser = new DOMParser();
    for (const [file, svg] of drawings) {
      if (!file.startsWith('products/') || !file.includes('-0-')) continue;
      expect(parser.parseFromString(svg, 'image/svg+xml').querySelector('parsererror'), file).toBeNull();
    }
    for (const [file, svg] of drawings) {
      expect(svg, file).not.toMatch(/<script|<style|<text|\sstyle=|\son\w+=|href=|NaN|undefined/);
      expect(svg.length, file).toBeLessThan(9_000);
    }
  });

  it('show every form of a kind differently', () => {
    for (const kind of kinds) {
      const forms = kind.sorts.map((_, variant) =>
        drawings.get(`products/${kind.key}-${variant}-${kind.colours[0]}.svg`),
      );
      expect(new Set(forms).size, kind.key).toBe(kind.sorts.length);
      expect(drawings.has(`categories/${kind.key}.svg`)).toBe(true);
    }
  });

  it('give every vendor a mark of its own', () => {
    const marks = [...drawings].filter(([file]) => file.startsWith('vendors/')).map(([, svg]) => svg);
    expect(new Set(marks).size).toBe(marks.length);
  });
});

describe('the picture of the rooms menu', () => {
  it('has zones for the seven rooms, all within the picture (ROOM-01)', () => {
    const { width, height, zones } = JSON.parse(content('apartment/zones.json')) as {
      width: number;
      height: number;
      zones: { room: string; points: [number, number][] }[];
    };
    expect(zones.map(({ room }) => room).sort()).toEqual(
      ['bathroom', 'bedroom', 'garden', 'hallway', 'kitchen', 'living-room', 'terrace'].sort(),
    );
    for (const [x, y] of zones.flatMap(({ points }) => points)) {
      expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
    }
  });

  it('is there by day and in the evening, in the sizes that the screens ask for', async () => {
    for (const hour of ['day', 'night']) {
      for (const width of [800, 1200, 1600]) {
        const file = `content/pictures/apartment/apartment-${hour}-${width}.avif`;
        expect(await sharp(file).metadata(), file).toMatchObject({ width, height: width / 1.6 });
      }
    }
  });
});

describe('the mark', () => {
  it('is kept as the script draws it', () => {
    expect(content('logo.svg')).toBe(drawLogo());
    expect(readFileSync('content/icons/favicon.svg', 'utf8')).toBe(drawFavicon());
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Outlines = {
  unitsPerEm: number;
  /** Advance and outline of each letter, in font units. */
  letters: Record<string, [advance: number, outline: string]>;
  /** Kerning of letter pairs, in font units. */
  pairs: Record<string, number>;
};

const LONGEST = 300;

/**
 * Converts text to outlines of our own font (scripts/subset-fonts.mjs). The result is independent of the
 * machine's fonts, and users' texts cannot become markup.
 */
export class OutlinedText {
  private readonly outlines: Outlines;

  constructor(root: string) {
    this.outlines = JSON.parse(readFileSync(join(root, 'content/fonts/outlines.json'), 'utf8')) as Outlines;
  }

  /** Removes characters without outlines: other scripts, pictures and direction marks. */
  writable(text: string): string {
    const seen = text.slice(0, LONGEST).normalize('NFC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '');
    const known = Array.from(seen, (letter) => (this.knows(letter) ? letter : this.plain(letter)));
    return known.join('').replace(/ +/g, ' ').trim();
  }

  /** Width of a line in pixels. */
  width(text: string, size: number): number {
    let units = 0;
    this.place(text, (_letter, _at, end) => {
      units = end;
    });
    return (units * size) / this.outlines.unitsPerEm;
  }

  /** Breaks the text into lines of a width in pixels; longer words are broken. */
  lines(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.width(longer, size) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const letter of word) {
        if (line !== '' && this.width(line + letter, size) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    return line === '' ? lines : [...lines, line];
  }

  /** Shortens a line with `…` to the width. */
  shortened(line: string, size: number, width: number): string {
    let shortened = line;
    while (shortened !== '' && this.width(`${shortened}…`, size) > width) shortened = shortened.slice(0, -1);
    return `${shortened.replace(/[\s.,;:–-]+$/, '')}…`;
  }

  /** Draws the line as SVG; x and y of the baseline's start, in pixels. */
  draw(text: string, { x, y, size, colour }: { x: number; y: number; size: number; colour: string }): string {
    const scale = size / this.outlines.unitsPerEm;
    const shapes: string[] = [];
    this.place(text, (letter, at) => {
      const outline = this.outlines.letters[letter]?.[1];
      if (outline) shapes.push(`<path transform="translate(${at} 0)" d="${outline}"/>`);
    });
    return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${colour}">${shapes.join('')}</g>`;
  }

  private knows(letter: string): boolean {
    return Object.hasOwn(this.outlines.letters, letter);
  }

  /** Replaces an accented letter by its base letter, such as `c` for `č`. */
  private plain(letter: string): string {
    return Array.from(letter.normalize('NFKD'))
      .filter((part) => this.knows(part))
      .join('');
  }

  private place(text: string, put: (letter: string, at: number, end: number) => void): void {
    let at = 0;
    let before = '';
    for (const letter of text) {
      at += this.outlines.pairs[before + letter] ?? 0;
      const end = at + (this.outlines.letters[letter]?.[0] ?? 0);
      put(letter, at, end);
      [at, before] = [end, letter];
    }
  }
}

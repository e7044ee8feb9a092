import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Outlines = {
  unitsPerEm: number;
  /** Each letter's advance and outline, in units of the font. */
  letters: Record<string, [advance: number, outline: string]>;
  /** How much nearer two letters stand, in units of the font. */
  pairs: Record<string, number>;
};

/** What is more than this no picture has room for. */
const LONGEST = 300;

/**
 * Text as outlines of our own font (scripts/subset-fonts.mjs makes them): it looks the same wherever the server
 * runs, and whatever somebody wrote becomes shapes alone, never markup.
 */
export class OutlinedText {
  private readonly outlines: Outlines;

  constructor(root: string) {
    this.outlines = JSON.parse(readFileSync(join(root, 'content/fonts/outlines.json'), 'utf8')) as Outlines;
  }

  /** What of a text can be written: other scripts, pictures and signs that turn the direction are left out. */
  writable(text: string): string {
    const seen = text.slice(0, LONGEST).normalize('NFC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '');
    const known = Array.from(seen, (letter) => (this.knows(letter) ? letter : this.plain(letter)));
    return known.join('').replace(/ +/g, ' ').trim();
  }

  /** Pixels that a line takes. */
  width(text: string, size: number): number {
    let units = 0;
    this.place(text, (_letter, _at, end) => {
      units = end;
    });
    return (units * size) / this.outlines.unitsPerEm;
  }

  /** The text in lines of a width, in pixels; a word longer than a line is broken. */
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

  /** A line cut so that it ends in `…` within the width. */
  shortened(line: string, size: number, width: number): string {
    let kept = line;
    while (kept !== '' && this.width(`${kept}…`, size) > width) kept = kept.slice(0, -1);
    return `${kept.replace(/[\s.,;:–-]+$/, '')}…`;
  }

  /** The line as SVG; x and y of its beginning on the base line, in pixels. */
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

  /** A foreign letter without its signs, such as `c` for `č`. */
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

/**
 * Makes content/fonts/*.woff2, content/fonts/outlines.json and src/views/components/font-files.ts from
 * @expo-google-fonts/sofia-sans: only Bulgarian and English letters, one file for each weight, because more
 * files would split the shaping of lines (docs/decisions/0006-first-paint-and-styles). The default Cyrillic
 * forms of Sofia Sans are Bulgarian; its `locl` feature has the Russian ones and is left out. Run: node
 * scripts/subset-fonts.mjs
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create as createFont } from 'fontkit';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(root, 'node_modules/@expo-google-fonts/sofia-sans');
const target = join(root, 'content/fonts');

/** Full fonts by text weight (tokens.ts). */
const weights = {
  regular: '400Regular/SofiaSans_400Regular.ttf',
  strong: '600SemiBold/SofiaSans_600SemiBold.ttf',
};

/** Inclusive ranges of code points. */
const points = [
  // А–Ъ ЬЮЯ а–ъ ьюя, ѝ Ѝ, the stress mark, №
  [0x301],
  [0x40d],
  [0x410, 0x42a],
  [0x42c],
  [0x42e, 0x44a],
  [0x44c],
  [0x44e, 0x44f],
  [0x45d],
  [0x2116],
  // ASCII, „“ ”’ – — … • × ° ² ³ ½ € ™ −
  [0x20, 0x7e],
  [0xa0, 0xab],
  [0xae],
  [0xb0, 0xb3],
  [0xb7],
  [0xbb, 0xbe],
  [0x2009, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2020],
  [0x2022],
  [0x2026],
  [0x202f],
  [0x2039, 0x203a],
  [0x20ac],
  [0x2122],
  [0x2212],
  // Western letters of foreign names.
  [0xc0, 0xff],
];

const textOf = (ranges) =>
  ranges
    .flatMap(([from, to = from]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .map((point) => String.fromCodePoint(point))
    .join('');

await mkdir(target, { recursive: true });
for (const old of await readdir(target)) if (old.endsWith('.woff2')) await rm(join(target, old));

const files = [];
for (const [weight, original] of Object.entries(weights)) {
  const whole = await readFile(join(source, original));
  const subset = await subsetFont(whole, textOf(points), {
    targetFormat: 'woff2',
    keepFeatures: ['ccmp', 'kern', 'mark', 'tnum'],
    noHinting: true,
  });
  const file = `sofia-sans-${weight}.${createHash('sha256').update(subset).digest('hex').slice(0, 8)}.woff2`;
  await writeFile(join(target, file), subset);
  files.push({ file, weight });
  console.log(`${file}  ${whole.length} → ${subset.length} bytes`);
}
await copyFile(join(source, 'LICENSE_FONT'), join(target, 'LICENSE-OFL.txt'));

const entry = ({ file, weight }) => `  { url: '/fonts/${file}', weight: '${weight}' },\n`;
await writeFile(
  join(root, 'src/views/components/font-files.ts'),
  `/** Written by scripts/subset-fonts.mjs. The files of content/fonts, served under /fonts and never changing. */
export const fontFiles: readonly { url: string; weight: 'regular' | 'strong' }[] = [
${files.map(entry).join('')}];
`,
);

// The letters as outlines, for pictures that the server writes on: no font has to be installed there.
// Thousandths of the size: what is less nobody sees.
const MIN_MOVED = 15;
const letters = textOf([[0x400, 0x45f], ...points]);
const font = createFont(
  await subsetFont(await readFile(join(source, weights.strong)), letters, {
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
    noHinting: true,
  }),
);
const outlines = { unitsPerEm: font.unitsPerEm, ascent: font.ascent, letters: {}, pairs: {} };
const known = [...new Set(letters)].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)));
for (const letter of known) {
  const { path, advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0));
  outlines.letters[letter] = [Math.round(advanceWidth), path.toSVG()];
}
for (const one of known) {
  for (const other of known) {
    const { positions } = font.layout(one + other);
    const moved = Math.round((positions[0]?.xAdvance ?? 0) - outlines.letters[one][0]);
    if (Math.abs(moved) >= MIN_MOVED) outlines.pairs[one + other] = moved;
  }
}
await writeFile(join(target, 'outlines.json'), `${JSON.stringify(outlines)}\n`);

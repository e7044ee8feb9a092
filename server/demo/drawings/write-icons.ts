import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawFavicon, drawIcon, drawSocial } from './mark.ts';

const SIZES_OF_ICO = [16, 32, 48];

/** Writes the logo as browser and phone icons, and the default picture of shared links as JPEG. */
export async function writeIcons(folder: string, pictures: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = (file: string, bytes: Buffer | string) => writeFile(path.join(folder, file), bytes);
  await write('favicon.svg', drawFavicon());
  await write('favicon.ico', icoOf(await Promise.all(SIZES_OF_ICO.map((size) => png('round', size)))));
  await write('apple-touch-icon.png', await png('square', 180));
  await write('icon-192.png', await png('round', 192));
  await write('icon-512.png', await png('round', 512));
  await write('icon-maskable-512.png', await png('maskable', 512));
  await writeFile(path.join(pictures, 'social.jpg'), await social(pictures));
}

/** The home by day, with space on the left for the logo and the name: 1200 × 630. */
async function social(pictures: string): Promise<Buffer> {
  const home = await sharp(path.join(pictures, 'apartment/apartment-day-1600.avif'))
    .resize({ height: 630 })
    .extend({ left: 192, extendWith: 'copy' })
    .toBuffer();
  return sharp(home)
    .composite([{ input: Buffer.from(drawSocial()) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

async function png(form: Parameters<typeof drawIcon>[0], size: number): Promise<Buffer> {
  const drawn = sharp(Buffer.from(drawIcon(form)), { density: (72 * size) / 64 }).resize(size, size);
  return (form === 'round' ? drawn : drawn.flatten({ background: '#1f4d3a' }))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Windows icon file: a directory of 16 bytes per picture, then the pictures as PNG. */
function icoOf(pictures: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { length }] of pictures.entries()) {
    const at = 6 + 16 * index;
    const size = SIZES_OF_ICO[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += length;
  }
  return Buffer.concat([head, ...pictures]);
}

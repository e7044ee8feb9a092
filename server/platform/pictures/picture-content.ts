/** Kind of a file by its first bytes; its name and declared type are ignored. */
export type PictureContent = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** @returns null for everything but photos */
export function contentOf(bytes: Buffer): PictureContent | null {
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (startsWith(bytes, PNG)) return 'png';
  if (text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP') return 'webp';
  if (text(bytes, 4) !== 'ftyp') return null;
  const brands = brandsOf(bytes);
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null;
}

/** Brands in the first box of an ISO media file. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16) return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [text(bytes, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(bytes, at));
  return brands;
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}

function text(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}

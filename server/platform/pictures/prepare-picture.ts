import type { OutputInfo, Sharp } from 'sharp';
import { Failure } from '../../../src/core/shared/failure.ts';
import { MAX_PICTURE_BYTES } from '../../../src/core/site/picture-uploads.ts';
import { contentOf } from './picture-content.ts';
import { pictureLibrary } from './picture-library.ts';
import type { PictureFormat } from './picture-store.ts';

/** 50 megapixels on phones: 8192 × 6144. */
export const MAX_PIXELS = 8_192 * 6_144;
/** AVIF is decoded whole at 17 bytes per pixel. */
export const MAX_AVIF_PIXELS = 25_000_000;
const LEAST = { longer: 200, shorter: 150 };
/** Stored widths; the largest size is also limited to this height. */
const WIDTHS = [400, 800, 1_600];
const [WIDEST, TALLEST] = [1_600, 4_800];
/** Seconds for each step: decoding, and each file. */
const STEP_SECONDS = 15;
// Higher effort takes four times as long for 25% fewer bytes (decision 10).
const AVIF = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' };
const WEBP = { quality: 75, effort: 3 };

/** An encoded picture; width and height of its largest size. */
export type PreparedPicture = {
  width: number;
  height: number;
  widths: number[];
  files: { width: number; format: PictureFormat; bytes: Buffer }[];
};

/**
 * Encodes an upload: upright, sRGB, without metadata such as the location, in several widths as AVIF and
 * WebP.
 * @throws Failure `invalid` for an unusable picture, `unavailable` after a timeout
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  if (bytes.length > MAX_PICTURE_BYTES) throw new Failure('error-picture-too-large', {}, 'too-large');
  const content = contentOf(bytes);
  if (content === null) throw new Failure('error-picture-not-a-picture', {}, 'invalid');
  // The HEIC decoder is patented and not in the library; phones send JPEG on request.
  if (content === 'heic') throw new Failure('error-picture-heic', {}, 'invalid');
  await checkSize(bytes, content === 'avif' ? MAX_AVIF_PIXELS : MAX_PIXELS);

  const { data, info } = await decode(bytes);
  const widths = [...WIDTHS.filter((width) => width < info.width), info.width];
  const files: PreparedPicture['files'] = [];
  let larger = { data, info };
  // From the largest down, each from the previous one.
  for (const width of widths.toReversed()) {
    if (width < larger.info.width) larger = await run(raw(larger).resize({ width }).raw());
    const [avif, webp] = [raw(larger).avif(AVIF), raw(larger).webp(WEBP)];
    files.push({ width, format: 'avif', bytes: (await run(avif)).data });
    files.push({ width, format: 'webp', bytes: (await run(webp)).data });
  }
  return { width: info.width, height: info.height, widths, files };
}

/** Checks the header before decoding. */
async function checkSize(bytes: Buffer, maxPixels: number): Promise<void> {
  const { width, height } = await pictureLibrary(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw new Failure('error-picture-broken', {}, 'invalid');
    });
  if (width * height > maxPixels) throw new Failure('error-picture-too-many-pixels', {}, 'invalid');
  if (Math.max(width, height) < LEAST.longer || Math.min(width, height) < LEAST.shorter) {
    throw new Failure('error-picture-too-small', {}, 'invalid');
  }
}

type Pixels = { data: Buffer; info: OutputInfo };

/** Pixels of the largest size in sRGB; only the first frame of an animation. */
function decode(bytes: Buffer): Promise<Pixels> {
  return run(
    pictureLibrary(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .raw(),
  );
}

function raw({ data, info: { width, height, channels } }: Pixels): Sharp {
  return pictureLibrary(data, { raw: { width, height, channels } });
}

async function run(step: Sharp): Promise<Pixels> {
  try {
    return await step.timeout({ seconds: STEP_SECONDS }).toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (/timeout/.test(String(error))) throw new Failure('error-please-try-again-later', {}, 'unavailable');
    throw new Failure('error-picture-broken', {}, 'invalid');
  }
}

import type { OutputInfo, Sharp } from 'sharp';
import { Failure } from '../../../src/core/shared/failure.ts';
import { MAX_PICTURE_BYTES } from '../../../src/core/site/picture-uploads.ts';
import { contentOf } from './picture-content.ts';
import { pictureLibrary } from './picture-library.ts';
import type { PictureFormat } from './picture-store.ts';

/** What phones call 50 megapixels: 8192 × 6144. */
export const MAX_PIXELS = 8_192 * 6_144;
/** AVIF is decoded whole, at 17 bytes a pixel (measured), and no camera writes larger ones. */
export const MAX_AVIF_PIXELS = 25_000_000;
const LEAST = { longer: 200, shorter: 150 };
/** The widths it is kept in; the largest size stays within this height too, for very tall ones. */
const WIDTHS = [400, 800, 1_600];
const [WIDEST, TALLEST] = [1_600, 4_800];
/** Seconds for each step: decoding, and each of the files. */
const STEP_SECONDS = 15;
// Measured: one more step of effort takes AVIF four times as long for a quarter less bytes (decision 0010).
const AVIF = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' };
const WEBP = { quality: 75, effort: 3 };

/** A picture ready to be kept; width and height are those of its largest size. */
export type PreparedPicture = {
  width: number;
  height: number;
  widths: number[];
  files: { width: number; format: PictureFormat; bytes: Buffer }[];
};

/**
 * Makes a photo out of what somebody sent: turned upright, in sRGB, without what the camera wrote into it (the
 * place where it was taken), in several widths as AVIF and WebP. Nothing of the file itself is kept.
 * @throws Failure `invalid` when it is no picture that can be used, `unavailable` when it took too long.
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  if (bytes.length > MAX_PICTURE_BYTES) throw new Failure('error-picture-too-large', {}, 'too-large');
  const content = contentOf(bytes);
  if (content === null) throw new Failure('error-picture-not-a-picture', {}, 'invalid');
  // Its decoder is bound by patents and not in the library; phones send JPEG when asked for it.
  if (content === 'heic') throw new Failure('error-picture-heic', {}, 'invalid');
  await checkSize(bytes, content === 'avif' ? MAX_AVIF_PIXELS : MAX_PIXELS);

  const { data, info } = await decode(bytes);
  const widths = [...WIDTHS.filter((width) => width < info.width), info.width];
  const files: PreparedPicture['files'] = [];
  let larger = { data, info };
  // From the largest down, each made out of the one before.
  for (const width of widths.toReversed()) {
    if (width < larger.info.width) larger = await run(raw(larger).resize({ width }).raw());
    const [avif, webp] = [raw(larger).avif(AVIF), raw(larger).webp(WEBP)];
    files.push({ width, format: 'avif', bytes: (await run(avif)).data });
    files.push({ width, format: 'webp', bytes: (await run(webp)).data });
  }
  return { width: info.width, height: info.height, widths, files };
}

/** What the header says, before anything is decoded. */
async function checkSize(bytes: Buffer, mostPixels: number): Promise<void> {
  const { width, height } = await pictureLibrary(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw new Failure('error-picture-broken', {}, 'invalid');
    });
  if (width * height > mostPixels) throw new Failure('error-picture-too-many-pixels', {}, 'invalid');
  if (Math.max(width, height) < LEAST.longer || Math.min(width, height) < LEAST.shorter) {
    throw new Failure('error-picture-too-small', {}, 'invalid');
  }
}

type Pixels = { data: Buffer; info: OutputInfo };

/** The pixels of the largest size, in sRGB, as the library does it. Only the first frame of one that moves is read. */
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

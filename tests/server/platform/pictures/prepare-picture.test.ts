import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { preparePicture } from '../../../../server/platform/pictures/prepare-picture.ts';
import type { PreparedPicture } from '../../../../server/platform/pictures/prepare-picture.ts';
import { aPhoto, jpeg, TELLING_EXIF } from '../../support/a-picture.ts';
import { newRandom, sampleOf } from '../../../support/sample.ts';

const random = newRandom();

const refusalOf = async (bytes: Buffer) =>
  preparePicture(bytes).then(
    () => 'accepted',
    (failure: { messageKey?: string }) => failure.messageKey,
  );
const fileOf = ({ files }: PreparedPicture, width: number, format = 'webp') => {
  const file = files.find((one) => one.width === width && one.format === format);
  if (!file) throw new Error(`no ${format} of ${width}`);
  return file.bytes;
};
const pixelAt = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

describe('An uploaded photo', () => {
  it('is stored in three widths, as AVIF and WebP', async () => {
    const picture = await preparePicture(await jpeg(2_000, 1_500));
    expect(picture).toMatchObject({ width: 1_600, height: 1_200, widths: [400, 800, 1_600] });
    expect(picture.files).toHaveLength(6);
    for (const { width, format, bytes } of picture.files) {
      const found = await sharp(bytes).metadata();
      expect(found).toMatchObject({ width, height: width * 0.75, space: 'srgb' });
      expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp');
    }
  });

  it.each([
    [1_600, [400, 800, 1_600]],
    [1_000, [400, 800, 1_000]],
    [800, [400, 800]],
    [401, [400, 401]],
    [240, [240]],
  ])('of %i pixels is never enlarged', async (width, widths) => {
    expect((await preparePicture(await jpeg(width, 200))).widths).toEqual(widths);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const bytes = await aPhoto().toFormat(format).toBuffer();
    const picture = await preparePicture(bytes);
    expect(picture.widths).toEqual([400, 640]);
  });

  it('is rotated upright by its orientation', async () => {
    const top = await aPhoto(600, 100, '#ff0000').png().toBuffer();
    const lying = await aPhoto(600, 400, '#0000ff')
      .composite([{ input: top, top: 0, left: 0 }])
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const picture = await preparePicture(lying);
    expect(picture).toMatchObject({ width: 400, height: 600 });
    const [red = 0, , blue = 255] = await pixelAt(fileOf(picture, 400), 390, 300);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  it('is stripped of place, device and author', async () => {
    const telling = await aPhoto()
      .withExif(TELLING_EXIF)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">telltale-xmp</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(telling).metadata()).exif?.includes('SecretPhone')).toBe(true);
    const picture = await preparePicture(telling);
    for (const { bytes } of picture.files) {
      const found = await sharp(bytes).metadata();
      expect([found.exif, found.xmp, found.icc, found.iptc, found.orientation]).toEqual(
        Array(5).fill(undefined),
      );
      for (const word of ['SecretPhone', 'telltale', 'GPS', 'Exif', 'xmpmeta']) {
        expect(bytes.includes(word)).toBe(false);
      }
    }
  });

  it.each([
    ["a phone's wide colours", () => aPhoto(640, 480, '#b0603c').withIccProfile('p3').png().toBuffer()],
    [
      'the colours of print',
      () => aPhoto(640, 480, '#b0603c').toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(),
    ],
    ['16 bits', () => aPhoto(640, 480, '#b0603c').toColourspace('rgb16').png().toBuffer()],
  ])('preserves its look with %s', async (_, make) => {
    const [red = 0, green = 0, blue = 0] = await pixelAt(
      fileOf(await preparePicture(await make()), 400),
      200,
      150,
    );
    expect(Math.abs(red - 0xb0) + Math.abs(green - 0x60) + Math.abs(blue - 0x3c)).toBeLessThan(30);
  });

  it('in greyscale stays so', async () => {
    const picture = await preparePicture(await aPhoto(640, 480, '#808080').greyscale().jpeg().toBuffer());
    expect(await pixelAt(fileOf(picture, 400), 5, 5)).toEqual([128, 128, 128]);
  });

  it('with transparency gets a white background', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect(await pixelAt(fileOf(await preparePicture(bytes), 400), 5, 5)).toEqual([255, 255, 255]);
  });

  it('may be very tall', async () => {
    const picture = await preparePicture(await aPhoto(400, 20_000).png().toBuffer());
    expect(picture).toMatchObject({ width: 96, height: 4_800, widths: [96] });
  });

  it.each(
    sampleOf(
      [
        [7_728, 5_152],
        [8_192, 6_144],
      ] as const,
      1,
      random,
    ),
  )('of 40 and of 50 megapixels is scaled down (%i × %i)', async (width, height) => {
    const picture = await preparePicture(await jpeg(width, height));
    expect(picture.widths).toEqual([400, 800, 1_600]);
  });
});

describe('A file that is not a displayable picture', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><script>alert(1)</script></svg>';
  it.each([
    ['nothing at all', Buffer.alloc(0)],
    ['a page named .jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing in SVG', Buffer.from(svg)],
    ['a drawing with a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a program', Buffer.from('MZ\x90\x00\x03\x00\x00\x00')],
    ['an archive', Buffer.from('PK\x03\x04xxxxxxxx')],
    ['a film', Buffer.from('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom')],
    ['a moving GIF', Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1')],
    ['a TIFF', Buffer.from('II*\x00\x08\x00\x00\x00')],
  ])('is rejected: %s', async (_, bytes) => {
    expect(await refusalOf(bytes)).toBe('error-picture-not-a-picture');
  });

  it('is rejected in an unsupported format', async () => {
    const heic = Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic');
    expect(await refusalOf(heic)).toBe('error-picture-heic');
  });

  it('is rejected when only its signature is of a picture', async () => {
    const whole = await jpeg();
    const png = await aPhoto().png().toBuffer();
    const broken = [
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.concat([whole.subarray(0, 20), Buffer.from(svg)]),
      Buffer.concat([png.subarray(0, 8), Buffer.from(svg)]),
      Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 '),
      Buffer.from('\x00\x00\x00\x18ftypavif\x00\x00\x00\x00mif1avif'),
    ];
    for (const bytes of broken) expect(await refusalOf(bytes)).toBe('error-picture-broken');
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is rejected when half of it is missing (%s)',
    async (format) => {
      const noisy = sharp({
        create: {
          width: 640,
          height: 480,
          channels: 3,
          background: '#808080',
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      });
      // The fastest encoding is enough here.
      const whole = await noisy.toFormat(format, format === 'avif' ? { effort: 0 } : {}).toBuffer();
      expect(await refusalOf(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('error-picture-broken');
    },
  );

  it.each([
    [199, 160],
    [300, 149],
    [1, 1],
  ])('is rejected at %i × %i: too small', async (width, height) => {
    expect(await refusalOf(await jpeg(width, height))).toBe('error-picture-too-small');
  });

  it('is large enough in portrait or landscape', async () => {
    expect(await refusalOf(await jpeg(150, 200))).toBe('accepted');
  });

  it('is rejected above 50 megapixels', async () => {
    expect(await refusalOf(await jpeg(8_200, 6_144))).toBe('error-picture-too-many-pixels');
  });

  it('is rejected by its header, before decompression', async () => {
    const since = Date.now();
    expect(await refusalOf(pngBomb(60_000, 60_000))).toBe('error-picture-too-many-pixels');
    expect(Date.now() - since).toBeLessThan(500);
  });

  it('is rejected when it has too many bytes', async () => {
    const bytes = Buffer.concat([await jpeg(), Buffer.alloc(15 * 1024 * 1024)]);
    expect(await refusalOf(bytes)).toBe('error-picture-too-large');
  });
});

describe('An animated picture', () => {
  it('becomes a still one, however many frames it has', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((colour) => aPhoto(640, 480, colour).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const picture = await preparePicture(moving);
    expect(picture).toMatchObject({ width: 640, height: 480 });
    expect((await sharp(fileOf(picture, 400)).metadata()).pages ?? 1).toBe(1);
  });
});

/** A PNG with a huge size in its header and a few bytes of content. */
function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

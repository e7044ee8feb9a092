import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Random } from '../../../server/demo/random.ts';

type Size = { width: number; height: number };
type Change = (picture: Sharp, size: Size, random: Random) => Sharp;

/** Cuts off that share of width and height at a random place. */
const crop =
  (part: number): Change =>
  (picture, { width, height }, random) => {
    const [across, down] = [Math.round(width * part), Math.round(height * part)];
    const [left, top] = [random.between(0, across), random.between(0, down)];
    return picture.extract({ left, top, width: width - across, height: height - down });
  };
const mirror: Change = (picture) => picture.flop();
const scaleTo =
  (width: number): Change =>
  (picture) =>
    picture.resize({ width });
const brightness =
  (by: number): Change =>
  (picture) =>
    picture.linear(by, 0);
const as =
  (format: 'jpeg' | 'webp' | 'avif', quality: number): Change =>
  (picture) =>
    picture.toFormat(format, { quality });

/** Changes that people make to copied pictures; all are encoded again as JPEG, by default at quality 80. */
export const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'JPEG of quality 80': [],
  'JPEG of quality 30': [as('jpeg', 30)],
  'WebP of quality 40': [as('webp', 40)],
  'scaled to 400 px': [scaleTo(400)],
  'scaled to 2000 px': [scaleTo(2000)],
  'cropped by 15%': [crop(0.15)],
  'cropped by 30%': [crop(0.3)],
  '20% brighter': [brightness(1.2)],
  '30% darker': [brightness(0.7)],
  'less contrast': [(picture) => picture.linear(0.7, 40)],
  mirrored: [mirror],
  'cropped by 15% and mirrored': [crop(0.15), mirror],
  'cropped by 15%, mirrored, 480 px, 15% brighter, JPEG of quality 50': [
    crop(0.15),
    mirror,
    scaleTo(480),
    brightness(1.15),
    as('jpeg', 50),
  ],
};

/** Changed copy of a picture as a file. */
export async function copyOf(file: string | Buffer, change: string, random: Random): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const steps = [as('jpeg', 80), ...CHANGES[change]!];
  return steps.reduce((picture, step) => step(picture, { width, height }, random), sharp(file)).toBuffer();
}

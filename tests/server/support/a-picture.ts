import sharp from 'sharp';

/** A photo of one colour as a camera would send it; turned on its side and with the place where it was taken. */
export function aPhoto(width = 640, height = 480, colour = '#b0603c') {
  return sharp({ create: { width, height, channels: 3, background: colour }, limitInputPixels: false });
}

export const jpeg = (width?: number, height?: number, colour?: string): Promise<Buffer> =>
  aPhoto(width, height, colour).jpeg().toBuffer();

/** Where it was taken, what with, and by whom, as phones write it. */
export const TELLING_EXIF = {
  IFD0: { Make: 'SecretPhone', Artist: 'Иван Петров', Copyright: 'telltale-copyright' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '42/1 41/1 51/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '23/1 19/1 19/1',
  },
};

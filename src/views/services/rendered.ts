import type { Picture } from '../../core/shared/picture.ts';
import { pictureSources } from '../components/content/picture-sources.ts';

const SIZE = { width: 1200, height: 800 };

/** Returns a rendered picture (`content/pictures/rendered.json`) by group and name. */
export function renderedPicture(name: string): Picture {
  return { url: `/pictures/${name}.avif`, ...SIZE, widths: [600, 1200] };
}

/** Returns the attributes of its `img`. */
export function rendered(name: string) {
  return { width: SIZE.width, height: SIZE.height, ...pictureSources(renderedPicture(name)) };
}

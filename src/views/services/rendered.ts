import type { Picture } from '../../core/shared/picture.ts';
import { pictureSources } from '../components/content/picture-sources.ts';

const SIZE = { width: 1200, height: 800 };

/** A picture of ours (`content/pictures/rendered.json`), by its group and name. */
export function renderedPicture(name: string): Picture {
  return { url: `/pictures/${name}.avif`, ...SIZE, widths: [600, 1200] };
}

/** What an `img` needs of it. */
export function rendered(name: string) {
  return { width: SIZE.width, height: SIZE.height, ...pictureSources(renderedPicture(name)) };
}

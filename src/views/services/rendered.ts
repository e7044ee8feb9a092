import { pictureSources } from '../components/content/picture-sources.ts';

const SIZE = { width: 1200, height: 800 } as const;

/** What an `img` needs of a picture of ours (`content/pictures/rendered.json`), by its group and name. */
export function rendered(name: string) {
  return { ...pictureSources({ url: `/pictures/${name}.avif`, ...SIZE, widths: [600, 1200] }), ...SIZE };
}

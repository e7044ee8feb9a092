import { fontFiles } from '../../../src/views/components/font-files.ts';
import { fontWeights, OUR_FONT } from '../../../src/views/styles/global-styles.ts';

const faces = fontFiles.map(({ url, weight }) => [`url(${url})`, { weight: fontWeights[weight] }]);

/**
 * Runs in the page before anything else: our font is asked for once the first picture is painted, and takes the place of the
 * system's when both weights have come, so that the page is laid out anew once. While the style names a font that is on its
 * way, lines take up to twice as long to lay out. Who comes from another of our pages has it, and reads it from the beginning.
 */
export const LATE_FONTS = `(() => {
const load = async () => {
const faces = ${JSON.stringify(faces)}.map(([file, range]) => new FontFace('${OUR_FONT}', file, range));
await Promise.allSettled(faces.map((face) => face.load()));
for (const face of faces) if (face.status === 'loaded') document.fonts.add(face);
dispatchEvent(new Event('letters'));
};
const [visit] = performance.getEntriesByType('navigation');
if (visit?.type !== 'navigate' || document.referrer.startsWith(location.origin + '/')) load();
else addEventListener('painted', load, { once: true });
})();`;

/** A house with the diamond of Bulgarian embroidery as its hearth; holes by the even-odd rule. */
const house =
  'M24 3.2 32.6 10.4V6.4H39V15.8L45.4 21.2V42.4A2.6 2.6 0 0 1 42.8 45H5.2A2.6 2.6 0 0 1 2.6 42.4V21.2Z' +
  'M24 13.4 37.6 27 24 40.6 10.4 27ZM24 18.4 27.5 21.9 24 25.4 20.5 21.9ZM29.1 23.5 32.6 27 29.1 30.5 25.6 27ZM18.9 23.5 22.4 27 18.9 30.5 15.4 27ZM24 28.6 27.5 32.1 24 35.6 20.5 32.1Z';

/** Logo in the colour of the surrounding text. */
export function drawLogo(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><path fill="currentColor" fill-rule="evenodd" d="${house}"/></svg>\n`;
}

const [GREEN, PAPER] = ['#1f4d3a', '#f6f1e7'];
const EVENING = { ground: '#8fcbab', mark: '#10261b' };

/** Favicon with its own background, lighter in dark mode. */
export function drawFavicon(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<style>.g{fill:${GREEN}}.m{fill:${PAPER}}@media(prefers-color-scheme:dark){.g{fill:${EVENING.ground}}.m{fill:${EVENING.mark}}}</style>` +
    `<rect class="g" width="64" height="64" rx="14"/><path class="m" transform="translate(8 7)" fill-rule="evenodd" d="${house}"/></svg>\n`
  );
}

/**
 * Icons for phones. `square`: the phone rounds the corners; `maskable`: only a circle of four fifths is safe;
 * `round`: a tile as in the browser's tab.
 */
export function drawIcon(form: 'square' | 'maskable' | 'round'): string {
  const scale = { square: 0.86, maskable: 0.72, round: 1 }[form];
  const [x, y] = [32 - 24 * scale, 32 - 24.1 * scale - (form === 'maskable' ? 0.5 : 0.9)];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<rect width="64" height="64" rx="${form === 'round' ? 14 : 0}" fill="${GREEN}"/>` +
    `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale})" fill="${PAPER}" fill-rule="evenodd" d="${house}"/></svg>\n`
  );
}

/** Name as brush strokes, independent of fonts. */
const name =
  'M96 330 136 420M180 330 126 452Q116 474 92 470M222 330V430M222 380H250M250 380a46 52 0 1 0 92 0a46 52 0 1 0 -92 0M372 334H446M409 334V430';

/** Overlay of the picture of shared links (1200 × 630): logo, name, and a row of embroidery. */
export function drawSocial(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">' +
    `<path transform="translate(64 424) scale(2.4)" fill="${GREEN}" fill-rule="evenodd" d="${house}"/>` +
    `<path transform="translate(136 249) scale(.66)" d="${name}" fill="none" stroke="${GREEN}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>` +
    `${embroidery(0, 606, 40, 30, '#b8405f')}</svg>\n`
  );
}

/** Row of Bulgarian shirt embroidery: diamonds with a cross in the middle. */
function embroidery(x: number, y: number, count: number, step: number, fill: string): string {
  const half = step * 0.42;
  const marks = Array.from({ length: count }, (_, place) => {
    const middle = x + step * (place + 0.5);
    return `M${middle - half} ${y}l${half} ${-half} ${half} ${half} ${-half} ${half}Z`;
  });
  const hearts = Array.from({ length: count }, (_, place) => {
    const middle = x + step * (place + 0.5);
    return `M${middle - half * 0.4} ${y}l${half * 0.4} ${-half * 0.4} ${half * 0.4} ${half * 0.4} ${-half * 0.4} ${half * 0.4}Z`;
  });
  return `<path d="${marks.join('')}" fill="${fill}"/><path d="${hearts.join('')}" fill="${PAPER}"/>`;
}

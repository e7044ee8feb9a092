import { describe, expect, it } from 'vitest';
import { firstPictureLink } from '../../../server/rendering/first-picture-link.ts';

const IMG =
  '<img src="/p/a-400.webp" srcSet="/p/a-400.webp 400w, /p/a-800.webp 800w" sizes="(min-width: 46rem) 52vw, 100vw" alt="" fetchPriority="high" decoding="async"/>';
const WEBP =
  '</p/a-400.webp>; rel=preload; as=image; fetchpriority=high; imagesrcset="/p/a-400.webp 400w, /p/a-800.webp 800w"; imagesizes="(min-width: 46rem) 52vw, 100vw"';

describe('The Link header of a page’s first picture', () => {
  it('equals the page’s picture', () => {
    expect(
      firstPictureLink(
        `<p>Лампа</p><img src="/logo.svg" alt=""/>${IMG}<img src="/b.avif" fetchPriority="high"/>`,
      ),
    ).toBe(WEBP);
  });

  it('contains only the best format, for browsers that support it', () => {
    const avif = '<source type="image/avif" srcSet="/p/a-400.avif 400w, /p/a-800.avif 800w" sizes="100vw"/>';
    expect(
      firstPictureLink(`<picture>${avif}<source type="image/webp" srcSet="/p/x.webp"/>${IMG}</picture>`),
    ).toBe(
      '</p/a-400.avif>; rel=preload; as=image; fetchpriority=high; imagesrcset="/p/a-400.avif 400w, /p/a-800.avif 800w"; imagesizes="100vw"; type="image/avif"',
    );
  });

  it('contains the evening picture in the dark theme, else the day picture', () => {
    const night =
      '<source media="(prefers-color-scheme: dark)" srcSet="/p/night-600.avif 600w" sizes="92vw"/>';
    expect(firstPictureLink(`<picture>${night}${IMG}</picture>`)).toBe(
      `</p/night-600.avif>; rel=preload; as=image; fetchpriority=high; imagesrcset="/p/night-600.avif 600w"; imagesizes="92vw"; media="(prefers-color-scheme: dark)", ${WEBP}; media="not all and (prefers-color-scheme: dark)"`,
    );
  });

  it.each([
    ['no picture', '<p>Лампа</p>'],
    ['none that is wanted first', '<img src="/p/a.avif" loading="lazy"/>'],
    ['an address that no header can say', '<img src="/p/лампа.avif" fetchPriority="high"/>'],
  ])('is absent for %s', (_, markup) => {
    expect(firstPictureLink(markup)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { pictureSources, sparingSizes } from '../../../src/views/components/content/picture-sources.ts';

const SIZE = { width: 1_600, height: 1_200 };

describe('The sources of a picture', () => {
  it('are all sizes of an uploaded one, AVIF first', () => {
    expect(pictureSources({ url: '/pictures/uploads/k', ...SIZE, widths: [400, 800] })).toEqual({
      src: '/pictures/uploads/k-400.webp',
      srcSet: '/pictures/uploads/k-400.webp 400w, /pictures/uploads/k-800.webp 800w',
      sources: [
        {
          type: 'image/avif',
          srcSet: '/pictures/uploads/k-400.avif 400w, /pictures/uploads/k-800.avif 800w',
        },
      ],
    });
  });

  it('are all sizes of a rendered one, in its one format', () => {
    expect(pictureSources({ url: '/pictures/products/lamp.avif', ...SIZE, widths: [400, 800] })).toEqual({
      src: '/pictures/products/lamp-400.avif',
      srcSet: '/pictures/products/lamp-400.avif 400w, /pictures/products/lamp-800.avif 800w',
    });
  });

  it('are the single file of a drawing', () => {
    expect(pictureSources({ url: '/pictures/lamp.svg', ...SIZE })).toEqual({ src: '/pictures/lamp.svg' });
  });

  it('are empty without a picture', () => {
    expect(pictureSources(null)).toEqual({});
  });
});

describe('The requested width of a picture', () => {
  it('is reduced for a card on a phone with a dense display', () => {
    expect(sparingSizes('(min-width: 48rem) 24vw, 46vw')).toBe(
      '(max-width: 30rem) and (min-resolution: 2.5dppx) calc(0.55 * 46vw), ' +
        '(max-width: 30rem) and (min-resolution: 1.5dppx) calc(0.8 * 46vw), (min-width: 48rem) 24vw, 46vw',
    );
  });

  it.each(['(min-width: 46rem) 52vw, 100vw', '6.5rem', undefined])(
    'is the full display width elsewhere: %s',
    (sizes) => {
      expect(sparingSizes(sizes)).toBe(sizes);
    },
  );
});

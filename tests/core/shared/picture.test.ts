import { describe, expect, it } from 'vitest';
import { formatsOf, pictureFile, sizedFile } from '../../../src/core/shared/picture.ts';

const uploaded = { url: '/uploads/home', width: 1600, height: 1200, widths: [400, 800, 1600] };
const rendered = { ...uploaded, url: '/art/home.avif' };

describe('The files of a picture', () => {
  it('are in two formats, the better first, or in the only rendered one', () => {
    expect(formatsOf(uploaded)).toEqual(['avif', 'webp']);
    expect(formatsOf(rendered)).toEqual(['avif']);
    expect(formatsOf({ url: '/uploads/a.avif.jpg' })).toEqual(['avif', 'webp']);
  });

  it('are named by width and format', () => {
    expect(sizedFile(uploaded, 800, 'webp')).toBe('/uploads/home-800.webp');
    expect(sizedFile(rendered, 400, 'avif')).toBe('/art/home-400.avif');
  });

  it('include a largest one, in the format that every browser supports', () => {
    expect(pictureFile(uploaded)).toBe('/uploads/home-1600.webp');
    expect(pictureFile(rendered)).toBe('/art/home-1600.avif');
    expect(pictureFile({ url: '/pictures/lamp.svg', width: 800, height: 800 })).toBe('/pictures/lamp.svg');
    expect(pictureFile({ ...uploaded, widths: [] })).toBe('/uploads/home');
  });

  it('include the smallest one for a width on a page', () => {
    expect(pictureFile(uploaded, 401)).toBe('/uploads/home-800.webp');
    expect(pictureFile(rendered, 240)).toBe('/art/home-400.avif');
    expect(pictureFile(uploaded, 2000)).toBe('/uploads/home-1600.webp');
  });
});

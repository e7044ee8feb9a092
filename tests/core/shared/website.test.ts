import { describe, expect, it } from 'vitest';
import { isWebsite } from '../../../src/core/shared/website.ts';

describe('The website of an agency', () => {
  it.each([
    'https://kluch.bg',
    'http://www.kluch.bg/',
    'HTTPS://Kluch.BG:8443/naemi?grad=sofia#spisak',
    'https://ключ.бг/наеми',
    'https://xn--h1acbxfam.xn--90ais',
    'https://social.example/@kluch',
  ])('may be %s', (address) => {
    expect(isWebsite(address)).toBe(true);
  });

  it.each([
    '',
    'kluch.bg',
    'javascript:alert(1)//https://kluch.bg',
    'data:text/html,hello.bg',
    'https://kluch.bg@evil.example',
    'https://user:secret@kluch.bg',
    'https://kluch',
    'https://-kluch.bg',
    'https://kluch.bg and 0888 123 456',
    'https://kluch.bg\nhttps://other.bg',
    'https://kluch.bg/"onclick="x',
    'https://kluch.bg/<b>',
    'https://kluch.bg\\@evil.example',
    'https:///kluch.bg',
    'ftp://kluch.bg',
    ' https://kluch.bg',
  ])('is not “%s”', (address) => {
    expect(isWebsite(address)).toBe(false);
  });
});

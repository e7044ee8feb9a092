/** Written by scripts/subset-fonts.mjs. The files of content/fonts, served under /fonts and never changing. */
export const fontFiles = {
  cyrillic: {
    url: '/fonts/sofia-sans-cyrillic.e78adf6e.woff2',
    unicodeRange: 'U+301,U+40D,U+410-42A,U+42C,U+42E-44A,U+44C,U+44E-44F,U+45D,U+2116',
  },
  latin: {
    url: '/fonts/sofia-sans-latin.357de2b1.woff2',
    unicodeRange:
      'U+20-7E,U+A0-AB,U+AE,U+B0-B3,U+B7,U+BB-BE,U+D7,U+2009-2011,U+2013-2014,U+2018-201E,U+2020,U+2022,U+2026,U+202F,U+2039-203A,U+20AC,U+2122,U+2212',
  },
  accents: {
    url: '/fonts/sofia-sans-accents.cbe049b1.woff2',
    unicodeRange: 'U+C0-D6,U+D8-FF',
  },
} as const;

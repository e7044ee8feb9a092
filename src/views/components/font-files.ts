/** Written by scripts/subset-fonts.mjs. The files of content/fonts, served under /fonts and never changing. */
export const fontFiles: readonly { url: string; weight: string; unicodeRange?: string }[] = [
  { url: '/fonts/sofia-sans-regular.d537d336.woff2', weight: '400 500' },
  {
    url: '/fonts/sofia-sans-regular-accents.bbb1a749.woff2',
    weight: '400 500',
    unicodeRange: 'U+C0-D6,U+D8-FF',
  },
  { url: '/fonts/sofia-sans-strong.d54b3957.woff2', weight: '501 700' },
  {
    url: '/fonts/sofia-sans-strong-accents.4f8b631c.woff2',
    weight: '501 700',
    unicodeRange: 'U+C0-D6,U+D8-FF',
  },
];

/** Written by scripts/subset-fonts.mjs. The files of content/fonts, served under /fonts and never changing. */
export const fontFiles: readonly { url: string; weight: 'regular' | 'strong'; unicodeRange?: string }[] = [
  { url: '/fonts/sofia-sans-regular.d537d336.woff2', weight: 'regular' },
  {
    url: '/fonts/sofia-sans-regular-accents.bbb1a749.woff2',
    weight: 'regular',
    unicodeRange: 'U+C0-D6,U+D8-FF',
  },
  { url: '/fonts/sofia-sans-strong.d54b3957.woff2', weight: 'strong' },
  {
    url: '/fonts/sofia-sans-strong-accents.4f8b631c.woff2',
    weight: 'strong',
    unicodeRange: 'U+C0-D6,U+D8-FF',
  },
];

/** Written by scripts/subset-fonts.mjs. The files of content/fonts, served under /fonts and never changing. */
export const fontFiles: readonly { url: string; weight: 'regular' | 'strong' }[] = [
  { url: '/fonts/sofia-sans-regular.5ac291ac.woff2', weight: 'regular' },
  { url: '/fonts/sofia-sans-strong.5b138ce5.woff2', weight: 'strong' },
];

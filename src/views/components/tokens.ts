/**
 * Values of the custom properties in global-styles.ts. Components write `var(--colour-surface)`. Only the
 * server and tests load this module.
 */
export type Palette = Readonly<Record<keyof typeof lightColours, string>>;

export const lightColours = {
  paper: '#fbf6ee',
  surface: '#fffdf9',
  sunken: '#f2eadd',
  line: '#e4d9c8',
  'line-strong': '#8a7d69',
  ink: '#2b2620',
  'ink-soft': '#62594b',
  action: '#1d5b43',
  'action-strong': '#123f2e',
  'action-soft': '#e3ede3',
  'on-action': '#fffdf9',
  rose: '#a82a58',
  'rose-soft': '#fbe8ee',
  'on-rose': '#fffdf9',
  terracotta: '#9a4420',
  'terracotta-soft': '#fae8dc',
  danger: '#a3261f',
  'danger-strong': '#7d1a15',
  'danger-soft': '#fbe7e2',
  'on-danger': '#fffdf9',
  focus: '#1d5b43',
  veil: '#2b262099',
};

export const darkColours: Palette = {
  paper: '#1b1814',
  surface: '#26221c',
  sunken: '#332d25',
  line: '#40392f',
  'line-strong': '#978b78',
  ink: '#f4ecdf',
  'ink-soft': '#c4b9a7',
  action: '#8fcbab',
  'action-strong': '#b2dfc6',
  'action-soft': '#24392e',
  'on-action': '#10261b',
  rose: '#f3a1bb',
  'rose-soft': '#45232f',
  'on-rose': '#3a0f20',
  terracotta: '#eda883',
  'terracotta-soft': '#452b1d',
  danger: '#f5a195',
  'danger-strong': '#fbc3ba',
  'danger-soft': '#4a2521',
  'on-danger': '#3c0f0a',
  focus: '#b2dfc6',
  veil: '#0b0907b3',
};

/**
 * [text, background, minimum ratio]: all colour pairs of the components. A test computes them for both
 * palettes.
 */
export const contrastPairs: readonly (readonly [keyof Palette, keyof Palette, number])[] = [
  ...(['paper', 'surface', 'sunken'] as const).flatMap((background) =>
    (['ink', 'ink-soft', 'action', 'rose', 'terracotta', 'danger'] as const).map(
      (text) => [text, background, 4.5] as const,
    ),
  ),
  ['ink', 'action-soft', 4.5],
  ['ink', 'rose-soft', 4.5],
  ['ink', 'terracotta-soft', 4.5],
  ['ink', 'danger-soft', 4.5],
  ['action', 'action-soft', 4.5],
  ['action-strong', 'action-soft', 4.5],
  ['rose', 'rose-soft', 4.5],
  ['terracotta', 'terracotta-soft', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['on-action', 'action', 4.5],
  ['on-action', 'action-strong', 4.5],
  ['on-rose', 'rose', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-strong', 4.5],
  ['paper', 'ink', 4.5],
  ['line-strong', 'paper', 3],
  ['line-strong', 'surface', 3],
  ['focus', 'paper', 3],
  ['focus', 'surface', 3],
  ['focus', 'sunken', 3],
];

/** Multiples of 4 px, in rem so that they scale with the text size. */
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];

/** [name, rem at a width of 320 px, rem at 2560 px]. */
const textSizes: readonly (readonly [string, number, number])[] = [
  ['xs', 0.8125, 0.9375],
  ['sm', 0.9375, 1.0625],
  ['md', 1.0625, 1.25],
  ['lg', 1.1875, 1.5],
  ['xl', 1.375, 1.9375],
  ['2xl', 1.625, 2.625],
  ['3xl', 2, 3.75],
];

function fluid([name, least, most]: (typeof textSizes)[number]): string {
  const slope = ((most - least) * 16) / (2560 - 320);
  const start = least - (slope * 320) / 16;
  return `--text-${name}:clamp(${least}rem,${start.toFixed(4)}rem + ${(slope * 100).toFixed(3)}vw,${most}rem)`;
}

/** CSS declarations of the tokens that are the same in both themes. */
export const sharedTokens: readonly string[] = [
  ...spaces.map((step) => `--space-${step}:${step / 4}rem`),
  ...textSizes.map(fluid),
  '--gutter:clamp(1rem,0.5rem + 2.5vw,4rem)',
  '--width-page:104rem',
  '--width-narrow:60rem',
  '--width-text:42rem',
  '--weight-regular:400',
  '--weight-strong:600',
  '--leading-tight:1.15',
  '--leading:1.55',
  '--target:2.75rem',
  '--radius-sm:.375rem',
  '--radius:.75rem',
  '--radius-lg:1.25rem',
  '--radius-round:99rem',
  '--motion-quick:120ms',
  '--motion:220ms',
  '--ease:cubic-bezier(.2,.7,.3,1)',
  '--layer-raised:1',
  '--layer-bar:5',
  '--layer-header:10',
  '--layer-menu:20',
  '--layer-notice:30',
  '--layer-progress:40',
  '--layer-skip:50',
];

/** CSS declarations of a palette and its shadows. */
export function themeTokens(palette: Palette, scheme: 'light' | 'dark'): readonly string[] {
  const shade = scheme === 'light' ? '72,52,24' : '0,0,0';
  const weight = scheme === 'light' ? 1 : 4;
  const shadow = (y: number, blur: number, alpha: number) =>
    `0 ${y}px ${blur}px rgb(${shade},${alpha * weight})`;
  return [
    `color-scheme:${scheme}`,
    ...Object.entries(palette).map(([name, value]) => `--colour-${name}:${value}`),
    // Dims photographs in the dark theme.
    `--picture-light:${scheme === 'light' ? 'none' : 'brightness(.88) saturate(1.15)'}`,
    `--shadow-sm:${shadow(1, 2, 0.06)},${shadow(1, 6, 0.04)}`,
    `--shadow:${shadow(2, 4, 0.05)},${shadow(8, 24, 0.08)}`,
    `--shadow-lg:${shadow(4, 8, 0.06)},${shadow(24, 64, 0.16)}`,
  ];
}

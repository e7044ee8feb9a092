import type { Language } from '../../core/shared/language.ts';
import { fontFiles } from '../components/font-files.ts';
import { darkColours, lightColours, sharedTokens, themeTokens } from '../components/tokens.ts';

const OUR_FONT = 'Sofia Sans';

/** Weight ranges of our two font files, so that browsers do not synthesise bold text. */
const fontWeights = { regular: '400 500', strong: '501 700' };

/**
 * A system font with the metrics of Sofia Sans (ascent 0.9, descent 0.3), so that the swap moves nothing.
 */
function fallbackFace(
  family: string,
  weight: keyof typeof fontWeights,
  local: string,
  stretch: number,
): string {
  const percent = (part: number) => `${((part / stretch) * 100).toFixed(1)}%`;
  return `@font-face{font-family:"${family}";font-weight:${fontWeights[weight]};src:${local};size-adjust:${(stretch * 100).toFixed(1)}%;ascent-override:${percent(0.9)};descent-override:${percent(0.3)};line-gap-override:0%}`;
}

const arialRegular = 'local("Arial"),local("Liberation Sans"),local("Roboto"),local("Helvetica")';
const arialStrong =
  'local("Arial Bold"),local("Liberation Sans Bold"),local("Roboto Bold"),local("Helvetica Bold")';

/**
 * Width of the product's texts in Sofia Sans (regular and strong), relative to Arial and to DejaVu Sans. One
 * factor for each language, because different factors within a line would split its shaping.
 */
const stretches: Record<Language, { arial: [number, number]; dejaVu: [number, number] }> = {
  bg: { arial: [0.994, 0.938], dejaVu: [0.865, 0.794] },
  en: { arial: [0.96, 0.898], dejaVu: [0.845, 0.752] },
};

/** Replaces the fallback as soon as it has loaded. */
const ourFontFaces: string = fontFiles
  .map(
    ({ url, weight }) =>
      `@font-face{font-family:"${OUR_FONT}";font-weight:${fontWeights[weight]};font-display:swap;src:url(${url}) format("woff2")}`,
  )
  .join('');

const systemFaces = Object.entries(stretches).flatMap(([language, { arial, dejaVu }]) => [
  fallbackFace(`Arial ${language}`, 'regular', arialRegular, arial[0]),
  fallbackFace(`Arial ${language}`, 'strong', arialStrong, arial[1]),
  fallbackFace(`DejaVu ${language}`, 'regular', 'local("DejaVu Sans")', dejaVu[0]),
  fallbackFace(`DejaVu ${language}`, 'strong', 'local("DejaVu Sans Bold")', dejaVu[1]),
]);

/** Font faces of the product, with fallbacks of the same metrics. */
export const fontFaces = ourFontFaces + systemFaces.join('');

const fontOf = (language: Language): string =>
  `--font:"${OUR_FONT}","Arial ${language}","DejaVu ${language}",system-ui,sans-serif`;

const light = themeTokens(lightColours, 'light').join(';');
const dark = themeTokens(darkColours, 'dark').join(';');

const base = `
:root{${sharedTokens.join(';')};${fontOf('bg')};${light}}
:root:lang(en){${fontOf('en')}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}
:root[data-theme=dark]{${dark}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:none;text-size-adjust:none;scroll-padding-top:var(--space-20);background:var(--colour-paper);accent-color:var(--colour-action)}
body{margin:0;min-height:100dvh;display:flow-root;background:var(--colour-paper);color:var(--colour-ink);font:var(--weight-regular) var(--text-md)/var(--leading) var(--font);overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
h1,h2,h3,h4{margin:0;font-weight:var(--weight-strong);line-height:var(--leading-tight);text-wrap:balance;letter-spacing:-.015em}
h1{font-size:var(--text-3xl)}h2{font-size:var(--text-2xl)}h3{font-size:var(--text-xl)}h4{font-size:var(--text-lg)}
p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0}
p{text-wrap:pretty}
ul,ol{padding:0;list-style:none}
fieldset{border:0;padding:0;min-width:0}legend{padding:0}
strong,b,th{font-weight:var(--weight-strong)}
small{font-size:var(--text-sm)}
a{color:var(--colour-action);text-underline-offset:.2em;text-decoration-thickness:1px;transition:text-decoration-thickness var(--motion-quick)}
a:hover{text-decoration-thickness:2px}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
@media (max-width:47.99rem),(pointer:coarse){input,select,textarea{font-size:max(1em,16px)}}
button,summary,select,[type=checkbox],[type=radio]{cursor:pointer;-webkit-tap-highlight-color:transparent}
summary:has(>svg){list-style:none}summary:has(>svg)::-webkit-details-marker{display:none}
summary>svg{flex:none;transition:transform var(--motion)}details[open]>summary>svg{transform:rotate(180deg)}
:disabled{cursor:not-allowed}
img,svg,picture{display:block;max-width:100%}img{height:auto}
:where(.icon){width:1.25em;height:1.25em;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
hr{border:0;border-top:1px solid var(--colour-line);margin:var(--space-8) 0}
table{border-collapse:collapse}
[hidden]{display:none!important}
[tabindex="-1"]:focus{outline:none}
:focus-visible{outline:3px solid var(--colour-focus);outline-offset:2px;border-radius:var(--radius-sm)}
::selection{background:var(--colour-action);color:var(--colour-on-action)}
dialog{color:inherit}
html:has(dialog:modal){overflow:hidden;scrollbar-gutter:stable}
@keyframes uyut-turn{to{transform:rotate(1turn)}}
@keyframes uyut-rise{from{opacity:0;transform:translateY(.75rem)}}
@keyframes uyut-slide-left{from{opacity:0;transform:translateX(min(12vw,6rem))}}
@keyframes uyut-breathe{50%{opacity:.55}}
@media (prefers-reduced-motion:reduce){:root{--motion-quick:0s;--motion:0s}*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
@media print{:root:root{${light};--text-md:11pt}body{background:none}nav,dialog,button,[data-print=hide]{display:none!important}a{color:inherit}h2,h3{break-after:avoid}li,tr,figure{break-inside:avoid}}
`;

export const globalStyles: string = fontFaces + base.replaceAll('\n', '');

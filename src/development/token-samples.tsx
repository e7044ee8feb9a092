import styled from '@emotion/styled';
import { contrastPairs, darkColours, lightColours, sharedTokens } from '../views/components/tokens.ts';
import type { Palette } from '../views/components/tokens.ts';
import { Specimen, Specimens } from './specimen.tsx';

const Swatch = styled.div`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius);
  font-size: var(--text-sm);
`;

const Measure = styled.div`
  height: var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--colour-action);
`;

const Sheet = styled.div`
  height: var(--space-16);
  border: 1px solid var(--colour-line);
  background: var(--colour-surface);
`;

const namesOf = (kind: RegExp): string[] =>
  sharedTokens.map((token) => token.split(':')[0] ?? '').filter((name) => kind.test(name));

/** Returns the lower contrast of the two palettes. */
function leastContrast(text: keyof Palette, background: keyof Palette): string {
  const ratios = [lightColours, darkColours].map((palette) => contrastOf(palette[text], palette[background]));
  return ratios.map((ratio) => ratio.toFixed(1)).join(' / ');
}

/** Colours with contrasts (light / dark), text sizes, spaces, corners and shadows. */
export function TokenSamples() {
  return (
    <>
      <h3>Colours</h3>
      <Specimens>
        {(Object.keys(lightColours) as (keyof Palette)[]).map((name) => (
          <Specimen key={name} state={`${name}: ${lightColours[name]} / ${darkColours[name]}`}>
            <Swatch style={{ background: `var(--colour-${name})`, minHeight: 'var(--space-12)' }} />
          </Specimen>
        ))}
      </Specimens>
      <h3>Text on its background</h3>
      <Specimens>
        {contrastPairs.map(([text, background, least]) => (
          <Swatch
            key={`${text}-${background}`}
            style={{ color: `var(--colour-${text})`, background: `var(--colour-${background})` }}
          >
            {text} on {background}: {leastContrast(text, background)} (at least {least})
          </Swatch>
        ))}
      </Specimens>
      <h3>Text</h3>
      {namesOf(/^--text-/).map((name) => (
        <Specimen key={name} state={name}>
          <p style={{ fontSize: `var(${name})`, lineHeight: 'var(--leading-tight)' }}>
            Уютен дом за 1 234,50 лв. (A cosy home)
          </p>
        </Specimen>
      ))}
      <h3>Spaces</h3>
      {namesOf(/^--space-/).map((name) => (
        <Specimen key={name} state={name}>
          <Measure style={{ width: `var(${name})` }} />
        </Specimen>
      ))}
      <h3>Corners and shadows</h3>
      <Specimens>
        {namesOf(/^--radius/).map((name) => (
          <Specimen key={name} state={name}>
            <Sheet style={{ borderRadius: `var(${name})` }} />
          </Specimen>
        ))}
        {['--shadow-sm', '--shadow', '--shadow-lg'].map((name) => (
          <Specimen key={name} state={name}>
            <Sheet style={{ boxShadow: `var(${name})` }} />
          </Specimen>
        ))}
      </Specimens>
    </>
  );
}

/** Contrast of two colours as in WCAG 2, from 1 to 21; ignores transparency. */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

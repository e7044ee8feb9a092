import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { sparingSizes } from '../components/content/picture-sources.ts';
import { useTexts } from '../components/use-texts.ts';
import { rendered } from './rendered.ts';

const Base = styled.figure`
  & > div {
    position: relative;
    display: grid;
    border-radius: var(--radius-lg);
    overflow: clip;
  }
  & img {
    grid-area: 1 / 1;
    width: 100%;
    height: auto;
  }
  & img:last-of-type {
    clip-path: inset(0 calc(100% - var(--share, 50%)) 0 0);
  }
  & > div > b {
    position: absolute;
    top: var(--space-3);
    right: var(--space-3);
    padding: 0 var(--space-3);
    border-radius: var(--radius-round);
    background: var(--colour-surface);
    color: var(--colour-ink);
    font-size: var(--text-sm);
  }
  & > div > b:first-of-type {
    right: auto;
    left: var(--space-3);
  }
  & > div > i {
    position: absolute;
    inset: 0 auto 0 var(--share, 50%);
    width: 4px;
    margin-left: -2px;
    background: var(--colour-surface);
    box-shadow: var(--shadow);
    pointer-events: none;
  }
  & input {
    width: 100%;
    height: var(--target);
    margin: 0;
    accent-color: var(--colour-action);
    touch-action: pan-y;
  }
  & figcaption > span {
    display: block;
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
  /* Without a script both pictures are shown, one below the other. */
  @media (scripting: none) {
    & img:nth-of-type(n) {
      grid-area: auto;
      clip-path: none;
    }
    & img:last-of-type {
      order: -1;
    }
    & > div > b,
    & > div > i,
    & input {
      display: none;
    }
  }
`;

const SIZES = sparingSizes('(min-width: 49rem) min(46vw, 33rem), 92vw');

/** Pictures of the same rooms from the same camera, after the work. */
const AFTER = {
  'living-room': 'interiors/living-room-sage',
  kitchen: 'interiors/kitchen-sage',
  bedroom: 'interiors/bedroom-terracotta',
} as const;

/** Rooms with pictures before and after. */
export const EXAMPLES = Object.keys(AFTER) as (keyof typeof AFTER)[];

/** A room before and after, with a slider for pointer and keys. */
export function BeforeAfter({ name }: { name: keyof typeof AFTER }) {
  const t = useTexts();
  const [share, setShare] = useState(50);
  const frame = useRef<HTMLDivElement>(null);
  const title = t(`interior-example-${name}`);
  const later = { sizes: SIZES, loading: 'lazy', decoding: 'async' } as const;
  return (
    <Base>
      <div ref={frame}>
        <img {...rendered(AFTER[name])} alt={t(`interior-example-${name}-after`)} {...later} />
        <img {...rendered(`services/before-${name}`)} alt={t(`interior-example-${name}-before`)} {...later} />
        <b aria-hidden="true">{t('interior-before')}</b>
        <b aria-hidden="true">{t('interior-after')}</b>
        <i />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        defaultValue={50}
        aria-label={t('interior-compare', { name: title })}
        aria-valuetext={t('interior-compare-part', { percent: share })}
        onChange={({ target }) => {
          // Set by script, because the content security policy forbids style attributes.
          frame.current?.style.setProperty('--share', `${target.value}%`);
          setShare(Number(target.value));
        }}
      />
      <figcaption>
        <strong>{title}</strong>
        <span>{t(`interior-example-${name}-text`)}</span>
      </figcaption>
    </Base>
  );
}

import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { Picture as PictureData } from '../../core/shared/picture.ts';
import { Picture } from '../components/content/picture.tsx';
import { useTexts } from '../components/use-texts.ts';

const Track = styled.ul`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -4px;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  & > li {
    flex: 0 0 100%;
    aspect-ratio: 3 / 2;
    background: var(--colour-sunken);
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  &[data-fit='contain'] {
    height: 100%;
    & > li {
      aspect-ratio: auto;
      background: none;
    }
    & .picture {
      grid-template: 100% / 100%;
      width: 100%;
      height: 100%;
      background: none;
    }
    & .picture img {
      height: 100%;
    }
  }
`;

/** Milliseconds without scrolling after which a picture counts as shown. */
const AT_REST = 100;

export interface PictureTrackProps {
  pictures: readonly PictureData[];
  title: string;
  /** Index of the shown picture; a swipe calls `onShow`. */
  shown: number;
  onShow: (index: number) => void;
  onOpen?: () => void;
  sizes: string;
  /** True if the first picture is the main one of the screen. */
  priority?: boolean;
  fit?: 'cover' | 'contain';
}

/** Pictures side by side, one at a time, by swipe or arrow keys. Distant ones are not loaded. */
export function PictureTrack(props: PictureTrackProps) {
  const t = useTexts();
  const { pictures, title, shown, onShow, onOpen, sizes, priority, fit = 'cover' } = props;
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const placed = useRef(false);
  // Loads the next picture when a pointer or the focus comes near.
  const [awake, setAwake] = useState(fit === 'contain');
  const [fetched] = useState(() => new Set<number>());
  for (const near of awake ? [shown - 1, shown, shown + 1] : [shown]) fetched.add(near);
  useEffect(() => {
    const { current } = track;
    if (!current || current.clientWidth === 0) return;
    const behavior = placed.current ? 'auto' : 'instant';
    placed.current = true;
    if (Math.round(current.scrollLeft / current.clientWidth) !== shown) {
      current.scrollTo({ left: shown * current.clientWidth, behavior });
    }
  }, [shown]);
  useEffect(() => () => clearTimeout(rest.current), []);
  const arrive = () => {
    const { current } = track;
    if (current && current.clientWidth > 0) onShow(Math.round(current.scrollLeft / current.clientWidth));
  };
  return (
    <Track
      ref={track}
      data-fit={fit}
      aria-label={t('pictures')}
      tabIndex={0}
      onClick={onOpen}
      onPointerEnter={() => setAwake(true)}
      onTouchStart={() => setAwake(true)}
      onFocus={() => setAwake(true)}
      onScroll={() => {
        clearTimeout(rest.current);
        rest.current = setTimeout(arrive, AT_REST);
      }}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!step) return;
        event.preventDefault();
        onShow(shown + step);
      }}
    >
      {pictures.map((picture, index) => (
        <li key={picture.url} aria-hidden={index !== shown}>
          {fetched.has(index) && (
            <Picture
              of={picture}
              alt={t('listing-picture', { title, number: index + 1, count: pictures.length })}
              ratio={fit === 'cover' ? 'wide' : 'natural'}
              fit={fit}
              sizes={sizes}
              priority={index === 0 ? priority : awake}
            />
          )}
        </li>
      ))}
    </Track>
  );
}

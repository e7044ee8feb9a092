import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const Frame = styled.div`
  position: relative;
  align-self: start;
  border-radius: var(--radius-lg);
  overflow: clip;
  & img {
    width: 100%;
    height: auto;
  }
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  & a {
    outline: none;
    & polygon,
    & circle:first-of-type {
      fill: var(--colour-action);
      fill-opacity: 0;
      stroke: transparent;
      stroke-width: 6;
      stroke-linejoin: round;
      transition: fill-opacity var(--motion-quick);
    }
    & circle:last-of-type {
      fill: var(--colour-action);
      fill-opacity: 1;
      stroke: var(--colour-surface);
      stroke-width: 7;
    }
    & text {
      fill: var(--colour-ink);
      stroke: var(--colour-surface);
      stroke-width: 12;
      stroke-linejoin: round;
      paint-order: stroke;
      font-size: 40px;
      font-weight: var(--weight-strong);
      text-anchor: middle;
      opacity: 0;
      transition: opacity var(--motion-quick);
      &[data-side='start'] {
        text-anchor: start;
      }
      &[data-side='end'] {
        text-anchor: end;
      }
    }
    &:hover :first-child,
    &:focus-visible :first-child {
      fill-opacity: 0.28;
      stroke: var(--colour-surface);
    }
    &:focus-visible :first-child {
      stroke: var(--colour-focus);
    }
    &:hover text,
    &:focus-visible text {
      opacity: 1;
    }
  }
  /* Touch screens have no hover: names are always shown. */
  @media (hover: none) {
    &[data-names] text {
      opacity: 1;
    }
  }
  @media (hover: none) and (max-width: 40rem) {
    &[data-names] text {
      font-size: 60px;
      stroke-width: 16;
    }
  }
`;

/** An image with links over its parts; `width` and `height` are the units of their coordinates. */
export function LinkedPicture(props: {
  width: number;
  height: number;
  label: string;
  /** Always shows the names on touch screens. */
  names?: boolean;
  picture: ReactNode;
  children: ReactNode;
}) {
  const { width, height, label, names, picture, children } = props;
  return (
    <Frame data-names={names ? '' : undefined}>
      {picture}
      <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
        {children}
      </svg>
    </Frame>
  );
}

/** A link over a part of the picture, with a dot and a name. `area` is highlighted. */
export function PictureLink(props: {
  to: string;
  name: string;
  at: readonly [x: number, y: number];
  width: number;
  area: ReactNode;
  onClick?: (() => void) | undefined;
}) {
  const { to, name, width, area, onClick } = props;
  const [x, y] = props.at;
  // Keeps long names near an edge inside the picture.
  const side = x < width / 6 ? 'start' : x > (width * 5) / 6 ? 'end' : undefined;
  return (
    <Link to={to} aria-label={name} onClick={onClick}>
      {area}
      <circle cx={x} cy={y} r={14} />
      <text x={x} y={y < 80 ? y + 64 : y - 32} data-side={side} aria-hidden="true">
        {name}
      </text>
    </Link>
  );
}

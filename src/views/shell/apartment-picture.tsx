import styled from '@emotion/styled';
import { Link } from '../components/link.tsx';
import apartment from '../../../content/pictures/apartment/zones.json' with { type: 'json' };
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';

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
    & polygon {
      fill: var(--colour-action);
      fill-opacity: 0;
      stroke: transparent;
      stroke-width: 6;
      stroke-linejoin: round;
      transition: fill-opacity var(--motion-quick);
    }
    & circle {
      fill: var(--colour-action);
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
    }
    &:hover polygon,
    &:focus-visible polygon {
      fill-opacity: 0.28;
      stroke: var(--colour-surface);
    }
    &:focus-visible polygon {
      stroke: var(--colour-focus);
    }
    &:hover text,
    &:focus-visible text {
      opacity: 1;
    }
  }
`;

const middleOf = (points: readonly number[][]) =>
  [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length);

const SIZES = '(min-width: 60rem) min(55vw, 50rem), 92vw';
const file = (hour: 'day' | 'night', of: number) => `/pictures/apartment/apartment-${hour}-${of}.avif`;
const files = (hour: 'day' | 'night') => [800, 1200, 1600].map((of) => `${file(hour, of)} ${of}w`).join(', ');

/**
 * The apartment with a link over each room (ROOM-01), in the evening where the theme is dark. The picture and the polygons
 * of its floors come from one scene (art/scene/apartment.py).
 */
export function ApartmentPicture({ onChoose, priority }: { onChoose?: () => void; priority?: boolean }) {
  const t = useTexts();
  const links = useLinks();
  const { width, height, zones } = apartment;
  return (
    <Frame>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={files('night')} sizes={SIZES} />
        <img
          src={file('day', 800)}
          srcSet={files('day')}
          sizes={SIZES}
          alt=""
          width={width}
          height={height}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
      <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t('apartment-label')}>
        {zones.map(({ room, points }) => {
          const [x = 0, y = 0] = middleOf(points);
          return (
            <Link
              key={room}
              to={links('MarketplaceProductCategories', {}, { room })}
              aria-label={t(`room-${room}`)}
              onClick={onChoose}
            >
              <polygon points={points.join(' ')} />
              <circle cx={x} cy={y} r={14} />
              <text x={x} y={y - 32} aria-hidden="true">
                {t(`room-${room}`)}
              </text>
            </Link>
          );
        })}
      </svg>
    </Frame>
  );
}

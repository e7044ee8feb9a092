import apartment from '../../../../content/pictures/apartment/zones.json' with { type: 'json' };
import { sparingSizes } from '../../components/content/picture-sources.ts';
import { useTexts } from '../../components/use-texts.ts';
import { LinkedPicture, PictureLink } from './linked-picture.tsx';
import { useLinks } from '../use-page-language.ts';

const middleOf = (points: readonly number[][]): [number, number] => {
  const middle = (axis: number) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length;
  return [middle(0), middle(1)];
};

const SIZES = sparingSizes('(min-width: 60rem) min(54vw, 58rem), 92vw');
const file = (hour: 'day' | 'night', of: number) => `/pictures/apartment/apartment-${hour}-${of}.avif`;
const files = (hour: 'day' | 'night') =>
  [600, 800, 1200, 1600].map((of) => `${file(hour, of)} ${of}w`).join(', ');

/**
 * The apartment with a link over each room (ROOM-01), by night in the dark theme. Picture and polygons come
 * from one scene (art/scene/apartment.py).
 */
export function ApartmentPicture({ onChoose, priority }: { onChoose?: () => void; priority?: boolean }) {
  const t = useTexts();
  const links = useLinks();
  const { width, height, zones } = apartment;
  return (
    <LinkedPicture
      width={width}
      height={height}
      label={t('apartment-label')}
      names
      picture={
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
      }
    >
      {zones.map(({ room, points }) => (
        <PictureLink
          key={room}
          to={links('MarketplaceProductCategories', {}, { room })}
          name={t(`room-${room}`)}
          at={middleOf(points)}
          width={width}
          area={<polygon points={points.join(' ')} />}
          onClick={onChoose}
        />
      ))}
    </LinkedPicture>
  );
}

import roomThings from '../../../../content/room-things.json' with { type: 'json' };
import type { Category } from '../../../core/shop/product.ts';
import { sparingSizes } from '../../components/content/picture-sources.ts';
import type { Room } from '../../../core/shop/room.ts';
import { useTexts } from '../../components/use-texts.ts';
import { LinkedPicture, PictureLink } from '../../shell/rooms/linked-picture.tsx';
import { useLinks } from '../../shell/use-page-language.ts';

type Things = { picture: string; things: { category: number; x: number; y: number }[] };

/** Size of the pictures, and unit of their coordinates. */
const [WIDTH, HEIGHT] = [1200, 800];
/** Half of the size of a touch target on phones. */
const REACH = 70;
const SIZES = sparingSizes('(min-width: 60rem) 50vw, 92vw');

/** A picture of the room whose objects link to their categories; renders nothing without a picture. */
export function RoomPicture({ room, categories }: { room: Room; categories: readonly Category[] }) {
  const t = useTexts();
  const links = useLinks();
  const shown: Things | undefined = (roomThings as Partial<Record<Room, Things>>)[room];
  if (!shown) return null;
  const file = (width: number) => `/pictures/interiors/${shown.picture}-${width}.avif`;
  // Objects whose category the shop does not have get no link.
  const things = shown.things.flatMap(({ category, ...at }) => {
    const name = categories.find(({ id }) => id === category)?.name;
    return name === undefined ? [] : [{ id: category, name, ...at }];
  });
  return (
    <LinkedPicture
      width={WIDTH}
      height={HEIGHT}
      label={t('room-picture-label', { room: t(`room-${room}`) })}
      picture={
        <img
          src={file(600)}
          srcSet={`${file(600)} 600w, ${file(1200)} 1200w`}
          sizes={SIZES}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          fetchPriority="high"
        />
      }
    >
      {things.map(({ id, name, x, y }) => (
        <PictureLink
          key={id}
          to={links('ProductCategory', { id })}
          name={name}
          at={[x, y]}
          width={WIDTH}
          area={<circle cx={x} cy={y} r={REACH} />}
        />
      ))}
    </LinkedPicture>
  );
}

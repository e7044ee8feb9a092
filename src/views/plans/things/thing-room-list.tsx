import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { neededBy } from '../../../core/plans/things/needed-things.ts';
import { costOfThings } from '../../../core/plans/things/planned-things.ts';
import type { ThingRoom, ThingRow } from '../../../core/plans/things/thing-rooms.ts';
import type { ThingsChoice } from '../../../view-models/plans/things/things-choice.ts';
import { DownIcon } from '../../components/icons.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { usePrices } from '../../shell/use-page-language.ts';
import { ThingItem } from './thing-item.tsx';
import type { ColourStyle } from '../../../core/plans/things/thing-choices.ts';
import type { NeedRoom } from '../../../core/plans/things/needed-things.ts';

/** Maps a colour family to the closest palette of the drawings. */
const PALETTES: Record<ColourStyle, string> = { bright: 'linen', warm: 'honey', cool: 'sea' };

const PICTURES: Record<NeedRoom, readonly [string, ...string[]]> = {
  'living-room': ['living-room'],
  bedroom: ['bedroom', 'second-bedroom'],
  kitchen: ['kitchen'],
  bathroom: ['bathroom'],
  hallway: ['hallway'],
  home: ['living-corner'],
};

/** Returns the drawing of a room in a palette. */
function roomPicture(room: NeedRoom, number: number, style: ColourStyle): string {
  const names = PICTURES[room];
  const name = names[(Math.max(1, number) - 1) % names.length];
  return `/pictures/interiors/${name}-${PALETTES[style]}-600.avif`;
}

const Rooms = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Sheet = styled.details`
  border: 1px solid var(--colour-line);
  border-radius: var(--radius);
  overflow: clip;
  & > summary {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--target);
    padding-right: var(--space-4);
    font-variant-numeric: tabular-nums;
    & > svg {
      color: var(--colour-ink-soft);
    }
    & small {
      display: block;
      color: var(--colour-ink-soft);
      white-space: nowrap;
    }
  }
  & > summary > img {
    width: 5.5rem;
    height: 4.5rem;
    object-fit: cover;
    transition: filter var(--motion) var(--ease);
  }
  & > div {
    padding: 0 var(--space-4) var(--space-3);
  }
`;

const More = styled.details`
  & > summary {
    padding-block: var(--space-3);
  }
`;

/** Rooms of the home; a room's picture gets its colours as it is furnished. */
export const ThingRoomList = observer(function ThingRoomList({ choice }: { choice: ThingsChoice }) {
  return (
    <Rooms>
      {choice.rooms.map((room, place) => (
        <Room key={room.key} choice={choice} place={room} isFirst={place === 0} />
      ))}
    </Rooms>
  );
});

type RoomProps = { choice: ThingsChoice; place: ThingRoom; isFirst: boolean };

const Room = observer(function Room({ choice, place: { room, number, rows }, isFirst }: RoomProps) {
  const t = useTexts();
  const prices = usePrices();
  const { budget } = choice.planned;
  const isWanted = ({ need, thing }: ThingRow) =>
    thing !== null || (need !== null && neededBy([need], budget ?? 'modest').length > 0);
  const wanted = rows.filter(isWanted);
  const more = rows.filter((row) => !isWanted(row));
  const counted = wanted.filter(({ thing }) => thing?.state !== 'left-out');
  const there = counted.filter(({ thing }) => thing !== null).length;
  const { goods } = costOfThings({ things: rows.flatMap(({ thing }) => thing ?? []) });
  const picture = roomPicture(room, number, choice.choices[budget ?? 'modest'].style ?? 'bright');
  const share = counted.length > 0 ? there / counted.length : 1;
  return (
    <Sheet open={isFirst || undefined}>
      <summary>
        <img
          src={picture}
          alt=""
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          style={{ filter: `grayscale(${1 - share}) opacity(${0.6 + 0.4 * share})` }}
        />
        <span>
          <strong>
            {number > 0
              ? t('plan-room-numbered', { room: t(`plan-room-${room}`), number })
              : t(`plan-room-${room}`)}
          </strong>
          <small>
            {counted.length > 0
              ? t('plan-things-there', { there, of: counted.length })
              : t('plan-things-nothing-missing')}
          </small>
        </span>
        <strong>{goods > 0 && prices.brief(goods)}</strong>
        <DownIcon />
      </summary>
      <div>
        <ul>
          {wanted.map((row) => (
            <ThingItem key={row.id} choice={choice} row={row} />
          ))}
        </ul>
        {more.length > 0 && (
          <More>
            <summary>{t('plan-things-more', { count: more.length })}</summary>
            <ul>
              {more.map((row) => (
                <ThingItem key={row.id} choice={choice} row={row} />
              ))}
            </ul>
          </More>
        )}
      </div>
    </Sheet>
  );
});

import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { ROOMS } from '../../../core/shop/room.ts';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../../shell/use-page-language.ts';
import type { Room } from '../../../core/shop/room.ts';

/** Icons of rooms: one stroke and one soft fill, 48 units wide. */
const ROOM_DRAWINGS: Record<Room, string> = {
  hallway: 'M14 43V6h20v37zM8 43h32M29.5 25v1M18 11h12v9H18z',
  'living-room':
    'M9 24v-7a5 5 0 0 1 5-5h20a5 5 0 0 1 5 5v7M4 28a4 4 0 0 1 8 0v4h24v-4a4 4 0 0 1 8 0v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM8 38v3M40 38v3M24 12v20',
  kitchen:
    'M9 22h30v14a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5zM4 26h5M39 26h5M7 22h34M24 17v5M17 13c-2-2 2-4 0-7M24 11c-2-2 2-3 0-5M31 13c-2-2 2-4 0-7',
  bedroom: 'M5 41V9M5 33h38M43 41V28a6 6 0 0 0-6-6H18v11M5 22h13M8 15h7a3 3 0 0 1 3 3v4H5v-4a3 3 0 0 1 3-3z',
  bathroom:
    'M5 25h38v4a10 10 0 0 1-10 10H15A10 10 0 0 1 5 29zM13 39l-2 4M35 39l2 4M10 25V11a5 5 0 0 1 10-1M16 12h8',
  terrace:
    'M24 5C13 5 6 12 5 20h38C42 12 35 5 24 5zM24 20v23M16 43h16M24 5c-5 4-7 9-7 15M24 5c5 4 7 9 7 15M33 32h9v11M33 43V32',
  garden:
    'M13 29h22l-3 14H16zM24 29V17M24 19c-8 1-12-3-12-11 8 0 12 4 12 11zM24 15c0-6 4-10 11-10 0 7-4 11-11 11',
  gifts:
    'M8 23h32v18a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2zM5 15h38v8H5zM24 15v28M24 15s-2-10-8-10a5 5 0 0 0 0 10zM24 15s2-10 8-10a5 5 0 0 1 0 10z',
};

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-4) var(--space-1);
  & a {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    color: var(--colour-ink);
    font-size: min(var(--text-sm), 4vw);
    line-height: 1.3;
    text-align: center;
    text-decoration: none;
  }
  & svg {
    box-sizing: content-box;
    width: 2.25rem;
    height: 2.25rem;
    padding: var(--space-4);
    border-radius: 50%;
    background: var(--colour-surface);
    box-shadow: var(--shadow-sm);
    fill: var(--colour-action-soft);
    stroke: var(--colour-action);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    transition:
      background var(--motion-quick),
      transform var(--motion) var(--ease);
  }
  @media (hover: hover) {
    & a:hover {
      color: var(--colour-action);
    }
    & a:hover > svg {
      background: var(--colour-action-soft);
      transform: translateY(-2px);
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
  @media (min-width: 60rem) {
    & a {
      gap: var(--space-3);
      font-size: var(--text-md);
    }
    & svg {
      width: 3rem;
      height: 3rem;
      padding: var(--space-6);
    }
  }
`;

export function RoomStrip() {
  const t = useTexts();
  const links = useLinks();
  return (
    <List>
      {ROOMS.map((room) => (
        <li key={room}>
          <Link to={links('MarketplaceProductCategories', {}, { room })}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <path d={ROOM_DRAWINGS[room]} />
            </svg>
            {t(`room-${room}`)}
          </Link>
        </li>
      ))}
    </List>
  );
}

import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { ROOMS } from '../../../core/shop/room.ts';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../../shell/use-page-language.ts';
import { ROOM_DRAWINGS } from './room-drawings.ts';

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

/** The eight rooms of the shop. */
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

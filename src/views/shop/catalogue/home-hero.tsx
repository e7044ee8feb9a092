import styled from '@emotion/styled';
import apartment from '../../../../content/pictures/apartment/zones.json' with { type: 'json' };
import type { HomeScreen } from '../../../view-models/shop/home-screen.ts';
import { Link } from 'react-router-dom';
import { HomeIcon, SofaIcon, UserIcon } from '../../components/icons.tsx';
import { LampIcon, LeafIcon, TruckIcon } from '../../components/page-icons.tsx';
import { Container } from '../../components/layout.tsx';
import { PlanTile } from '../../plans/plan-tile.tsx';
import { ApartmentPicture } from '../../shell/rooms/apartment-picture.tsx';
import { HeroSearch } from './hero-search.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../../shell/use-page-language.ts';

const Base = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) clamp(var(--space-6), 4vw, var(--space-16));
  align-items: center;
  padding-top: clamp(var(--space-5), 3vw, var(--space-10));
  & p {
    max-width: 34rem;
    margin-top: var(--space-3);
    color: var(--colour-ink-soft);
    font-size: var(--text-lg);
  }
  /* Three lines in the fallback font as well, so that nothing moves when the font loads. */
  @media (max-width: 29.99rem) {
    & h1 {
      max-width: 9.5em;
    }
  }
  & fieldset {
    margin-top: var(--space-5);
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    & > nav {
      grid-row: 2;
      grid-column: 1 / -1;
    }
    /* Reserves the place of the apartment's picture. */
    &::before {
      content: '';
      aspect-ratio: ${apartment.width} / ${apartment.height};
    }
    &::before,
    & > nav + * {
      grid-area: 1 / 2;
    }
  }
`;

/** Tiles with lines between them; the plan is first and tinted. */
const Starts = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-radius: var(--radius-lg);
  background: var(--colour-surface);
  box-shadow: var(--shadow-sm);
  overflow: clip;
  & > li {
    margin: -1px 0 0 -1px;
    border: solid var(--colour-line);
    border-width: 1px 0 0 1px;
  }
  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-2);
    align-items: center;
    height: 100%;
    min-height: 3.5rem;
    padding: var(--space-2) min(var(--space-3), 2.5vw);
    color: var(--colour-ink);
    font-size: min(var(--text-sm), 4vw);
    font-weight: var(--weight-strong);
    line-height: 1.3;
    text-decoration: none;
    transition: background var(--motion-quick);
    &:focus-visible {
      border-radius: var(--radius-lg);
      outline-offset: -3px;
    }
  }
  & > li:first-of-type {
    grid-column: 1 / -1;
    background: var(--colour-action-soft);
    /* Fixed height, because the hint may change when the plan is read. */
    & small {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  & svg {
    color: var(--colour-action);
    font-size: min(1.375rem, 6vw);
  }
  & small {
    grid-column: 2;
    color: var(--colour-ink-soft);
    font-weight: var(--weight-regular);
    text-wrap: balance;
  }
  @media (max-width: 47.99rem) {
    & small {
      display: none;
    }
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--colour-action-soft);
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & a {
      gap: 0 var(--space-3);
      align-content: start;
      padding: var(--space-4);
      font-size: var(--text-md);
    }
  }
  @media (min-width: 75rem) {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    & > li:first-of-type {
      grid-column: auto;
      & small {
        height: 3lh;
        white-space: normal;
      }
    }
    & a {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-1);
      align-content: start;
      padding: var(--space-5);
    }
    & svg {
      margin-bottom: var(--space-2);
      font-size: 1.75rem;
    }
    & small {
      grid-column: 1;
    }
  }
`;

const STARTS = [
  ['Properties', HomeIcon],
  ['Roommates', UserIcon],
  ['MarketplaceProductCategories', SofaIcon],
  ['CleaningPage', LeafIcon],
  ['MovingPage', TruckIcon],
  ['InteriorPage', LampIcon],
] as const;

/** Headline, search and a tile for each area, beside the apartment. */
export function HomeHero({ screen }: { screen: HomeScreen }) {
  const t = useTexts();
  const links = useLinks();
  return (
    <Base>
      <div>
        <h1>{t('home-title')}</h1>
        <p>{t('home-lead')}</p>
        <HeroSearch screen={screen} />
      </div>
      <nav aria-label={t('home-starts')}>
        <Starts>
          <li>
            <PlanTile />
          </li>
          {STARTS.map(([name, Icon]) => (
            <li key={name}>
              <Link to={links(name)}>
                <Icon />
                {t(`start-${name}`)}
                <small>{t(`start-hint-${name}`)}</small>
              </Link>
            </li>
          ))}
        </Starts>
      </nav>
      <ApartmentPicture priority />
    </Base>
  );
}

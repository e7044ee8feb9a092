import styled from '@emotion/styled';
import { Link } from '../components/link.tsx';
import { HomeIcon, LampIcon, LeafIcon, SofaIcon, TruckIcon, UserIcon } from '../components/icons.tsx';
import { Container } from '../components/layout.tsx';
import { ApartmentPicture } from '../shell/apartment-picture.tsx';
import { SearchForm } from '../shell/search-form.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';

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
  & form {
    margin-top: var(--space-6);
  }
  @media (max-width: 59.99rem) {
    & form {
      display: none;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    & > :nth-of-type(1) {
      align-self: end;
    }
    & > :nth-of-type(2) {
      grid-column: 2;
      grid-row: 1 / span 2;
      align-self: center;
    }
    & > nav {
      align-self: start;
    }
  }
`;
const Starts = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  @media (min-width: 30rem) {
    display: flex;
    flex-wrap: wrap;
  }
  & a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    height: 100%;
    min-height: var(--target);
    padding: var(--space-1) min(var(--space-3), 3vw);
    font-size: min(1em, 4.4vw);
    line-height: 1.25;
    border-radius: var(--radius-round);
    background: var(--colour-surface);
    box-shadow: var(--shadow-sm);
    color: var(--colour-ink);
    text-decoration: none;
    &:focus-visible {
      border-radius: var(--radius-round);
    }
    & > svg {
      flex: none;
      color: var(--colour-action);
    }
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--colour-action-soft);
    }
  }
`;

const STARTS = [
  ['MarketplaceProductCategories', SofaIcon],
  ['Properties', HomeIcon],
  ['Roommates', UserIcon],
  ['CleaningPage', LeafIcon],
  ['MovingPage', TruckIcon],
  ['InteriorPage', LampIcon],
] as const;

/** What Uyut is in one sentence, the search, and where one can start; beside it the apartment itself. */
export function HomeHero() {
  const t = useTexts();
  const links = useLinks();
  return (
    <Base>
      <div>
        <h1>{t('home-heading')}</h1>
        <p>{t('home-lead')}</p>
        <SearchForm size="large" />
      </div>
      <ApartmentPicture priority />
      <nav aria-label={t('home-starts')}>
        <Starts>
          {STARTS.map(([name, Icon]) => (
            <li key={name}>
              <Link to={links(name)}>
                <Icon />
                {t(`start-${name}`)}
              </Link>
            </li>
          ))}
        </Starts>
      </nav>
    </Base>
  );
}

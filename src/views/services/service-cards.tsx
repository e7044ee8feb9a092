import styled from '@emotion/styled';
import { CardLink } from '../components/content/cards.tsx';
import { Picture } from '../components/content/picture.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { renderedPicture } from './rendered.ts';
import { classNames } from '../components/class-names.tsx';

/** Side by side; on phones a list with small pictures. */
const Base = styled.ul`
  display: grid;
  gap: var(--space-4);
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: clamp(var(--space-3), 1.6vw, var(--space-6));
  }
  @media (max-width: 47.99rem) {
    & article {
      flex-direction: row;
    }
    & .picture {
      flex: 0 0 35%;
      aspect-ratio: auto;
      min-height: 7.5rem;
    }
    & img {
      position: absolute;
      inset: 0;
    }
    & .card-body {
      justify-content: center;
    }
  }
  & .card-body > :last-child {
    margin-top: 0;
  }
`;

const SERVICES = [
  ['CleaningPage', 'services/cleaning-1'],
  ['MovingPage', 'services/moving-1'],
  ['InteriorPage', 'services/interior-0'],
] as const;

/** Services on the front page (SHOP-01). */
export function ServiceCards() {
  const t = useTexts();
  const links = useLinks();
  return (
    <Base>
      {SERVICES.map(([name, picture]) => (
        <li key={name}>
          <article className={classNames('card')}>
            <Picture
              of={renderedPicture(picture)}
              alt=""
              ratio="wide"
              sizes="(min-width: 48rem) min(31vw, 34rem), 33vw"
            />
            <div className={classNames('card-body')}>
              <h3 className={classNames('category-title')}>
                <CardLink to={links(name)}>{t(`link-${name}`)}</CardLink>
              </h3>
              <p>{t(`home-services-${name}`)}</p>
            </div>
          </article>
        </li>
      ))}
    </Base>
  );
}

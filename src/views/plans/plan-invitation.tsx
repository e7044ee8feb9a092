import styled from '@emotion/styled';
import { LinkButton } from '../components/actions/button.tsx';
import { Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { WhenSeen } from '../map/when-seen.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { lazySection } from '../components/load-part.ts';

const PlanExample = lazySection(() => import('./plan-example.tsx').then((module) => module.PlanExample));

/** Introduction beside the example, which has a reserved height. */
const Sides = styled.div`
  display: grid;
  gap: var(--space-6);
  & > [data-example] > div {
    min-height: 43.75rem;
  }
  & ul {
    padding-inline-start: 1.2em;
    list-style: disc;
  }
  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
    & > [data-example] > div {
      min-height: 33.3rem;
    }
  }
  @media (scripting: none) {
    & > [data-example] {
      display: none;
    }
  }
`;

const PARTS = ['costs', 'work', 'things', 'days'] as const;

/** Introduction of plans on the front page (PLAN-01). */
export function PlanInvitation() {
  const t = useTexts();
  const links = useLinks();
  return (
    <Sides>
      <Stack>
        <p>{t('home-plan-lead')}</p>
        <ul>
          {PARTS.map((part) => (
            <li key={part}>{t(`home-plan-part-${part}`)}</li>
          ))}
        </ul>
        <LinkButton look="secondary" to={links('Properties')}>
          {t('home-plan-from-listing')}
        </LinkButton>
      </Stack>
      <div data-example="">
        <WhenSeen>
          <PlanExample />
        </WhenSeen>
      </div>
    </Sides>
  );
}

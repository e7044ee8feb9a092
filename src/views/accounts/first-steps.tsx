import styled from '@emotion/styled';
import type { DashboardRole } from '../../core/accounts/dashboard.ts';
import type { PathName } from '../../core/site/routes.ts';
import { Link } from 'react-router-dom';
import { Panel } from '../components/layout.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';

const ROUTES = {
  'find-home': 'Properties',
  plan: 'MovingIn',
  'rent-out': 'AdminAddProperty',
  listing: 'AdminAddProperty',
  'agency-page': 'AdminSettings',
  agencies: 'TrustedAgencies',
  product: 'AdminAddProduct',
  import: 'AdminProductsImport',
  shop: 'AdminSettings',
} as const satisfies Record<string, PathName>;

const STEPS: Record<Exclude<DashboardRole, 'landlord'>, readonly (keyof typeof ROUTES)[]> = {
  tenant: ['find-home', 'plan', 'rent-out'],
  agency: ['listing', 'agency-page', 'agencies'],
  vendor: ['product', 'import', 'shop'],
};

const List = styled.ol`
  display: grid;
  gap: var(--space-3);
  & > li > div {
    height: 100%;
    position: relative;
  }
  & a {
    font-weight: var(--weight-strong);
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
  & p {
    margin-top: var(--space-2);
    color: var(--colour-ink-soft);
  }
  @media (min-width: 44rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** First steps of a new account, in place of figures that are all zero. */
export function FirstSteps({ role }: { role: Exclude<DashboardRole, 'landlord'> }) {
  const t = useTexts();
  const links = useLinks();
  return (
    <Section title={t('dashboard-first-steps')}>
      <List>
        {STEPS[role].map((step) => (
          <li key={step}>
            <Panel>
              <h3>
                <Link to={links(ROUTES[step])}>{t(`dashboard-first-${step}`)}</Link>
              </h3>
              <p>{t(`dashboard-first-${step}-text`)}</p>
            </Panel>
          </li>
        ))}
      </List>
    </Section>
  );
}

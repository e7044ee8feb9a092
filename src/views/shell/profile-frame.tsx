import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RouteName } from '../../core/site/routes.ts';
import { Session } from '../../view-models/accounts/session.ts';
import { UserMenu } from '../../view-models/accounts/user-menu.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Container } from '../components/layout.tsx';
import { useNumbers, useTexts } from '../components/use-texts.ts';
import { profileLinks, UserBadge } from './profile-menu.tsx';
import { useService } from './services.tsx';
import { useLinks } from './use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-items: start;
  min-height: 100dvh;
  padding-block: var(--space-6) var(--space-16);
  @media (min-width: 60rem) {
    &:has(> nav) {
      grid-template-columns: 16.5rem minmax(0, 1fr);
    }
  }
  & > [data-width='narrow'] {
    max-width: var(--width-narrow);
  }
  & li h2 {
    font-size: var(--text-xl);
  }
`;

/** Hidden on phones, which have the same links in the bottom menu (HEAD-07). */
const Side = styled.nav`
  display: none;
  @media (min-width: 60rem) {
    position: sticky;
    top: 6rem;
    display: block;
  }
  & li > * {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: var(--target);
    padding: 0 var(--space-3);
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: var(--colour-ink);
    font: inherit;
    text-decoration: none;
  }
  & a[aria-current] {
    background: var(--colour-action-soft);
    color: var(--colour-action);
    font-weight: var(--weight-strong);
  }
  @media (hover: hover) {
    & li > *:hover {
      background: var(--colour-sunken);
    }
  }
`;

/** Pages that belong to a link of the menu. */
const PARTS: Partial<Record<RouteName, readonly RouteName[]>> = {
  AgencyDashboard: ['Profile'],
  VendorDashboard: ['Profile', 'AdminVendorDashboard'],
  AdminPropertyList: ['AdminAddProperty', 'AdminEditProperty'],
  AdminVendorOrders: ['AdminVendorOrder', 'VendorCashOnDelivery'],
  AdminListProducts: ['AdminAddProduct', 'AdminEditProduct'],
  AdminRoommates: ['AdminRoommatesPost'],
  AdminReviews: ['WriteReview'],
};

const isWithin = (route: RouteName | undefined, way: RouteName): boolean =>
  route !== undefined && (route === way || (PARTS[way]?.includes(route) ?? false));

export interface ProfileFrameProps {
  /** `narrow` for forms. */
  width?: 'narrow';
  children: ReactNode;
}

/** Layout of profile pages: badge, menu and content. */
export const ProfileFrame = observer(function ProfileFrame({ width, children }: ProfileFrameProps) {
  const t = useTexts();
  const numbers = useNumbers();
  const links = useLinks();
  const { user } = useService(Session);
  const menu = useService(UserMenu);
  const route = useService(Navigation).current?.open?.route;
  return (
    <Frame>
      {user && (
        <Side aria-label={t('profile-parts')}>
          <UserBadge user={user} />
          <ul>
            {profileLinks(user).map((link) => (
              <li key={link.route}>
                <Link to={links(link.route)} aria-current={isWithin(route, link.route) ? 'page' : undefined}>
                  {t(link.key)}
                  {link.badge > 0 && <b className={classNames('menu-count')}>{numbers(link.badge)}</b>}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" aria-disabled={menu.leaving} onClick={() => void menu.logout()}>
                {t('logout')}
              </button>
            </li>
          </ul>
        </Side>
      )}
      <div data-width={width}>{children}</div>
    </Frame>
  );
});

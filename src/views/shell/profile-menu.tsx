import { dashboardOf, badgeName } from '../../core/accounts/account.ts';
import type { UserInfo } from '../../core/accounts/account.ts';
import type { PathName } from '../../core/site/routes.ts';
import { pictureSources } from '../components/content/picture-sources.ts';
import { UserIcon } from '../components/icons.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

/** A link of the profile menu; the badge counts what waits there (HEAD-08). */
export type ProfileLink = { route: PathName; key: string; badge: number };

/** Returns the profile links of an account type (HEAD-07, ROLE-02 to ROLE-04). */
export function profileLinks({ type, waiting }: Pick<UserInfo, 'type' | 'waiting'>): ProfileLink[] {
  const link = (route: ProfileLink['route'], key: string, badge = 0): ProfileLink => ({ route, key, badge });
  const isVendor = type === 'vendor';
  return [
    link(dashboardOf(type), 'profile-dashboard'),
    ...(isVendor
      ? [link('AdminListProducts', 'profile-products'), link('AdminProductsImport', 'profile-import')]
      : [link('AdminPropertyList', 'profile-properties')]),
    ...(type === 'agency' ? [link('AdminListingsImport', 'profile-listing-import')] : []),
    link('AdminVendorOrders', 'profile-orders', type === 'agency' ? 0 : waiting.orders),
    ...(isVendor ? [link('AdminCoupons', 'coupons-title')] : []),
    ...(isVendor ? [link('AdminPayouts', 'profile-payouts')] : []),
    ...(isVendor ? [link('AdminInvoices', 'documents-title')] : []),
    ...(isVendor ? [] : [link('ViewingRequests', 'profile-viewings', waiting.viewings)]),
    link('AdminMessages', 'profile-messages', waiting.messages),
    ...(type === 'user' ? [link('AdminRoommates', 'profile-roommates')] : []),
    link('AdminReviews', 'profile-reviews'),
    ...(type === 'user' ? [link('MovingIn', 'profile-plans')] : []),
    ...(isVendor ? [] : [link('AdminSavedSearches', 'profile-searches')]),
    ...(type === 'user' ? [link('HiddenListings', 'profile-hidden')] : []),
    ...(isVendor ? [link('AdminIntegrations', 'profile-integrations')] : []),
    link('AdminSettings', isVendor ? 'profile-shop-settings' : 'profile-settings'),
  ];
}

/** Name, role and credits (MODAL-06). */
export function UserBadge({ user }: { user: UserInfo }) {
  const t = useTexts();
  const links = useLinks();
  const picture = user.picture && pictureSources(user.picture);
  return (
    <div className={classNames('user-badge')}>
      <span className={classNames('user-picture')}>
        {picture ? <img src={picture.src} alt="" width={48} height={48} /> : <UserIcon />}
      </span>
      <div>
        <strong>{badgeName(user)}</strong>
        <span>
          {t(`role-${user.type}`)} ·{' '}
          <Link to={links('AdminWallet')}>{t('credits', { count: user.credits })}</Link>
        </span>
      </div>
    </div>
  );
}

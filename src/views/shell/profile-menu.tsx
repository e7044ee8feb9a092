import { actsForShop, dashboardOf, badgeName } from '../../core/accounts/account.ts';
import type { UserInfo } from '../../core/accounts/account.ts';
import type { VendorArea } from '../../core/shared/vendor-roles.ts';
import type { PathName } from '../../core/site/routes.ts';
import { pictureSources } from '../components/content/picture-sources.ts';
import { UserIcon } from '../components/icons.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

/** A link of the profile menu; the badge counts what waits there (HEAD-08). */
export type ProfileLink = { route: PathName; key: string; badge: number };

type Owner = Pick<UserInfo, 'type' | 'vendorRole' | 'waiting'>;

const link = (route: ProfileLink['route'], key: string, badge = 0): ProfileLink => ({ route, key, badge });

/** Returns the profile links of an account type and of a role in a shop (HEAD-07, ROLE-02 to ROLE-04). */
export function profileLinks(user: Owner): ProfileLink[] {
  const { type, waiting } = user;
  if (type === 'vendor') return vendorLinks(user);
  return [
    link(dashboardOf(type), 'profile-dashboard'),
    link('AdminPropertyList', 'profile-properties'),
    ...(type === 'agency' ? [link('AdminListingsImport', 'profile-listing-import')] : []),
    link('AdminVendorOrders', 'profile-orders', type === 'agency' ? 0 : waiting.orders),
    link('ViewingRequests', 'profile-viewings', waiting.viewings),
    link('AdminMessages', 'profile-messages', waiting.messages),
    ...(type === 'user' ? [link('AdminRoommates', 'profile-roommates')] : []),
    link('AdminReviews', 'profile-reviews'),
    ...(type === 'user' ? [link('MovingIn', 'profile-plans')] : []),
    link('AdminSavedSearches', 'profile-searches'),
    ...(type === 'user' ? [link('HiddenListings', 'profile-hidden')] : []),
    link('AdminSettings', 'profile-settings'),
  ];
}

/** Orders are those of the shop, or the member's own without that area. */
function vendorLinks(user: Owner): ProfileLink[] {
  const { waiting } = user;
  const of = (area: VendorArea, ...links: ProfileLink[]) => (actsForShop(user, area) ? links : []);
  return [
    link(dashboardOf('vendor'), 'profile-dashboard'),
    ...of(
      'products',
      link('AdminListProducts', 'profile-products'),
      link('AdminProductsImport', 'profile-import'),
    ),
    link('AdminVendorOrders', 'profile-orders', waiting.orders),
    ...of('products', link('AdminCoupons', 'coupons-title')),
    ...of('finance', link('AdminPayouts', 'profile-payouts')),
    ...of('orders', link('AdminInvoices', 'documents-title')),
    link('AdminMessages', 'profile-messages', waiting.messages),
    link('AdminReviews', 'profile-reviews'),
    ...of('integrations', link('AdminIntegrations', 'profile-integrations')),
    ...of('members', link('AdminMembers', 'members-title')),
    link('AdminSettings', actsForShop(user, 'settings') ? 'profile-shop-settings' : 'profile-settings'),
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
          {t(
            user.vendorRole && user.vendorRole !== 'owner'
              ? `vendor-role-${user.vendorRole}`
              : `role-${user.type}`,
          )}{' '}
          · <Link to={links('AdminWallet')}>{t('credits', { count: user.credits })}</Link>
        </span>
      </div>
    </div>
  );
}

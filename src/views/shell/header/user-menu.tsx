import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from '../../components/actions/link.tsx';
import { dashboardOf } from '../../../core/accounts/account.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { UserMenu as UserMenuState } from '../../../view-models/accounts/user-menu.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { UserIcon } from '../../components/icons.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { BarLink } from './bar-link.tsx';
import { profileLinks } from '../profile-links.ts';
import { useService } from '../services.tsx';
import { useLinks } from '../use-page-language.ts';
import { UserBadge } from './user-badge.tsx';

const USER_MENU_ID = 'user-menu';

/** Login, or the way to the profile: a link on a desktop, a menu on a phone (HEAD-02, HEAD-07). */
export const UserBarLink = observer(function UserBarLink() {
  const t = useTexts();
  const links = useLinks();
  const session = useService(Session);
  const { user } = session;
  if (!user) {
    return (
      <BarLink
        to={links('Profile')}
        icon={UserIcon}
        label={t('login')}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          session.askToSignIn();
        }}
      />
    );
  }
  const { viewings, messages, orders } = user.waiting;
  const waiting = viewings + messages + (user.type === 'agency' ? 0 : orders);
  return (
    <>
      <div className="bar-part" data-desktop="">
        <BarLink
          to={links(dashboardOf(user.type))}
          icon={UserIcon}
          label={t('profile')}
          count={waiting}
          countLabel={t('profile-waiting', { count: waiting })}
        />
      </div>
      <div className="bar-part" data-mobile="">
        <button className="bar-link" type="button" popoverTarget={USER_MENU_ID}>
          <UserIcon />
          {t('profile')}
          {waiting > 0 && <b className="bar-count">{waiting}</b>}
        </button>
      </div>
    </>
  );
});

/** The signed-in person's ways on a phone, which open without a script too (HEAD-07). */
export const UserMenu = observer(function UserMenu() {
  const t = useTexts();
  const links = useLinks();
  const { user } = useService(Session);
  const menu = useService(UserMenuState);
  const place = useService(Navigation).current?.place;
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  }, [place]);
  if (!user) return null;
  return (
    <nav className="user-menu" ref={sheet} id={USER_MENU_ID} popover="auto" aria-label={t('user-menu')}>
      <UserBadge user={user} />
      <ul>
        {profileLinks(user).map(({ route, key, badge }) => (
          <li key={route}>
            <Link to={links(route)}>
              {t(key)}
              {badge > 0 && <b className="menu-count">{badge}</b>}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-disabled={menu.leaving} onClick={() => void menu.logout()}>
            {t('logout')}
          </button>
        </li>
      </ul>
    </nav>
  );
});

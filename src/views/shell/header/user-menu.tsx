import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Session } from '../../../view-models/accounts/session.ts';
import { UserMenu as UserMenuState } from '../../../view-models/accounts/user-menu.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { useNumbers, useTexts } from '../../components/use-texts.ts';
import { profileLinks, UserBadge } from '../profile-menu.tsx';
import { useService } from '../services.tsx';
import { useLinks } from '../use-page-language.ts';
import { USER_MENU_ID } from './user-bar-link.tsx';
import { classNames } from '../../components/class-names.tsx';

/** Profile menu of phones, which opens without a script (HEAD-07). */
export const UserMenu = observer(function UserMenu() {
  const t = useTexts();
  const numbers = useNumbers();
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
    <nav
      className={classNames('user-menu')}
      ref={sheet}
      id={USER_MENU_ID}
      popover="auto"
      aria-label={t('user-menu')}
    >
      <UserBadge user={user} />
      <ul>
        {profileLinks(user).map(({ route, key, badge }) => (
          <li key={route}>
            <Link to={links(route)}>
              {t(key)}
              {badge > 0 && <b className={classNames('menu-count')}>{numbers(badge)}</b>}
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

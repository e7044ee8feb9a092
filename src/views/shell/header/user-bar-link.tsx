import { observer } from 'mobx-react-lite';
import { dashboardOf } from '../../../core/accounts/account.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { UserIcon } from '../../components/icons.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useService } from '../services.tsx';
import { useLinks } from '../use-page-language.ts';
import { BarCount, BarLink } from './bar-link.tsx';
import { classNames } from '../../components/class-names.tsx';

export const USER_MENU_ID = 'user-menu';

/** Login or profile: a link on desktops, a menu on phones (HEAD-02, HEAD-07). */
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
          session.requestSignIn();
        }}
      />
    );
  }
  const { viewings, messages, orders } = user.waiting;
  const waiting = viewings + messages + (user.type === 'agency' ? 0 : orders);
  const waitingLabel = t('profile-waiting', { count: waiting });
  return (
    <>
      <div className={classNames('bar-part')} data-desktop="">
        <BarLink
          to={links(dashboardOf(user.type))}
          icon={UserIcon}
          label={t('profile')}
          count={waiting}
          countLabel={waitingLabel}
        />
      </div>
      <div className={classNames('bar-part')} data-mobile="">
        <button
          className={classNames('bar-link')}
          type="button"
          popoverTarget={USER_MENU_ID}
          aria-label={waiting > 0 ? waitingLabel : undefined}
        >
          <UserIcon />
          <span>{t('profile')}</span>
          <BarCount count={waiting} />
        </button>
      </div>
    </>
  );
});

import { badgeName } from '../../../core/accounts/account.ts';
import type { UserInfo } from '../../../core/accounts/account.ts';
import { pictureSources } from '../../components/content/picture-sources.ts';
import { UserIcon } from '../../components/icons.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../use-page-language.ts';
import { classNames } from '../../components/class-names.tsx';

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

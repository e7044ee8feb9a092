import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { Icon } from '../../components/icons.tsx';
import { classNames } from '../../components/class-names.tsx';
import { observer } from 'mobx-react-lite';
import { FavoritesViewModel } from '../../../view-models/favorites/favorites-view-model.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { HeartIcon } from '../../components/icons.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useService } from '../services.tsx';
import { useLinks } from '../use-page-language.ts';

export interface BarLinkProps extends ComponentProps<typeof Link> {
  icon: Icon;
  label: string;
  /** Shown over the icon; hidden for 0. */
  count?: number;
  /** Text for screen readers. */
  countLabel?: string;
}

/** A link with an icon above a word. */
export function BarLink({ icon: Picture, label, count = 0, countLabel, ...rest }: BarLinkProps) {
  return (
    <Link className={classNames('bar-link')} aria-label={count > 0 ? countLabel : undefined} {...rest}>
      <Picture />
      <span>{label}</span>
      <BarCount count={count} />
    </Link>
  );
}

/** Count over an icon; hidden for 0. */
export function BarCount({ count }: { count: number }) {
  return count > 0 ? <b className={classNames('bar-count')}>{count > 99 ? '99+' : count}</b> : null;
}

export const FavoritesBarLink = observer(function FavoritesBarLink() {
  const t = useTexts();
  const links = useLinks();
  const { favorites } = useService(FavoritesViewModel);
  const open = useService(Navigation).current?.open?.route;
  return (
    <BarLink
      to={links('Favorites')}
      icon={HeartIcon}
      label={t('favorites')}
      count={favorites.count}
      countLabel={t('favorites-count', { count: favorites.count })}
      aria-current={open === 'Favorites' ? 'page' : undefined}
    />
  );
});

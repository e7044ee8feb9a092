import type { ReactNode } from 'react';
import { Hint } from '../components/fields/field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { Link } from 'react-router-dom';
import { useLinks } from '../shell/use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

/** Explains the order of a list and if places can be bought (TRUST-07); `paid` says that they can. */
export function RankingNote({ paid }: { paid?: ReactNode }) {
  const t = useTexts();
  const links = useLinks();
  return (
    <p className={classNames('list-note')}>
      <Hint>
        {paid ?? t('ranking-unpaid')} <Link to={links('Ranking')}>{t('ranking-link')}</Link>
      </Hint>
    </p>
  );
}

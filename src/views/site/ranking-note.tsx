import type { ReactNode } from 'react';
import { Hint } from '../components/fields/field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { Link } from 'react-router-dom';
import { useLinks } from '../shell/use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

/** What decides the order of a list, and whether a place in it can be bought (TRUST-07). `paid` says that one can. */
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

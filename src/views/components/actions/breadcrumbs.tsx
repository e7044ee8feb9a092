import { useTexts } from '../use-texts.ts';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.tsx';

export interface BreadcrumbsProps {
  /** The last item, without `to`, is the current page. */
  items: readonly { label: string; to?: string }[];
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const t = useTexts();
  return (
    <nav aria-label={t('breadcrumbs-label')}>
      <ol className={classNames('breadcrumbs')}>
        {items.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}

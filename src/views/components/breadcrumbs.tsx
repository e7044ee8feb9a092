import styled from '@emotion/styled';
import { useTexts } from './use-texts.ts';
import { Link } from 'react-router-dom';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-2);
  color: var(--colour-ink-soft);
  font-size: var(--text-sm);
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--space-8);
  }
  & > li + li::before {
    content: '/' / '';
    color: var(--colour-line-strong);
  }
  & a {
    padding-block: var(--space-1);
    color: inherit;
  }
`;

export interface BreadcrumbsProps {
  /** From the beginning; the last one, without `to`, is this page. */
  items: readonly { label: string; to?: string }[];
}

/** The way to this page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const t = useTexts();
  return (
    <nav aria-label={t('breadcrumbs-label')}>
      <List>
        {items.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </List>
    </nav>
  );
}

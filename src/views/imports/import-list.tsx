import styled from '@emotion/styled';
import type { ImportStatus, FileImportSummary, RowAction } from '../../core/shared/import/file-import.ts';
import { ROW_ACTIONS } from '../../core/shared/import/file-import.ts';
import type { ImportSubject } from '../../view-models/imports/import-subject.ts';
import { Badge } from '../components/messages/badge.tsx';
import type { BadgeProps } from '../components/messages/badge.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../components/use-texts.ts';
import { useDates, useLinks } from '../shell/use-page-language.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-4);
    align-items: center;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-lg);
    background: var(--colour-surface);
    box-shadow: var(--shadow-sm);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    overflow-wrap: anywhere;
    font-weight: var(--weight-strong);
  }
  & p {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    margin: 0;
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }
`;

const LOOKS: Partial<Record<ImportStatus, BadgeProps['look']>> = {
  ready: 'new',
  done: 'good',
  failed: 'warning',
};

export function ImportStatusBadge({ status }: { status: ImportStatus }) {
  const t = useTexts();
  return <Badge look={LOOKS[status]}>{t(`import-status-${status}`)}</Badge>;
}

/** Imports, the latest first. */
export function ImportList({
  imports,
  route,
}: {
  imports: readonly FileImportSummary[];
  route: ImportSubject['route'];
}) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  return (
    <List aria-label={t('import-list-title')}>
      {imports.map((one) => (
        <li key={one.id}>
          <Link to={links(route, {}, { import: one.id })}>{one.fileName}</Link>
          <ImportStatusBadge status={one.status} />
          <p>
            <span>{dates.moment(one.createdAt)}</span>
            {shownCounts(one.counts).map((action) => (
              <span key={action}>
                {t(`import-count-${action}`)}: {one.counts[action]}
              </span>
            ))}
            {one.error && <span>{t(one.error.key, one.error.values)}</span>}
          </p>
        </li>
      ))}
    </List>
  );
}

const shownCounts = (counts: Record<RowAction, number>) => ROW_ACTIONS.filter((action) => counts[action] > 0);

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { differs } from '../../core/site/comparison.ts';
import type { Picture as PictureFile } from '../../core/shared/picture.ts';
import type { Language } from '../../core/shared/language.ts';
import { Link } from 'react-router-dom';
import { Picture } from '../components/content/picture.tsx';
import { VisuallyHidden } from '../components/accessibility.tsx';
import { useTexts } from '../components/use-texts.ts';

const Frame = styled.div`
  /* Keeps visually hidden text from widening the page. */
  position: relative;
  overflow-x: auto;
  & table {
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
    width: max(100%, calc(7.5rem + var(--compared) * 7.8rem));
  }
  & thead td,
  & tbody th {
    width: 7.5rem;
  }
  & tbody th,
  & td,
  & thead th {
    padding: var(--space-3) var(--space-3) var(--space-3) 0;
    border-bottom: 1px solid var(--colour-line);
    text-align: start;
    vertical-align: top;
  }
  & tbody th,
  & thead td {
    background: var(--colour-paper);
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
    font-weight: var(--weight-regular);
  }
  & thead th {
    font-weight: var(--weight-regular);
    & > a:not([data-look]) {
      display: block;
      margin-top: var(--space-2);
      color: var(--colour-ink);
      font-weight: var(--weight-strong);
      text-decoration: none;
    }
  }
  & tr:not([data-differs]) > td {
    color: var(--colour-ink-soft);
  }
  & tr[data-differs] > th > span[aria-hidden] {
    margin-inline-start: var(--space-1);
    color: var(--colour-action);
  }
  /* Low windows, and large zoom, show only the table. */
  @media (min-height: 26rem) {
    & tbody th,
    & thead td {
      position: sticky;
      left: 0;
      z-index: var(--layer-raised);
    }
  }
  @media (min-width: 44rem) {
    & thead td,
    & tbody th {
      width: 13rem;
    }
    & table {
      width: clamp(13rem + var(--compared) * 12rem, 100%, 13rem + var(--compared) * 17rem);
    }
  }
  &[data-count='2'] {
    --compared: 2;
  }
  &[data-count='3'] {
    --compared: 3;
  }
  &[data-count='4'] {
    --compared: 4;
  }
  @media print {
    overflow: visible;
    & table {
      width: 100%;
    }
  }
`;

const Base = styled.div`
  /* Shows only rows that differ. */
  &:has(input[name='differences']:checked) tbody > tr:not([data-differs]) {
    display: none;
  }
`;

const OnlyDifferences = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  @media print {
    display: none;
  }
`;

export type ComparedColumn = {
  id: number;
  title: string;
  /** Language of the title, if it is not the page's. */
  lang?: Language;
  to: string;
  picture: PictureFile | null;
  ratio: 'square' | 'wide';
  /** Line under the title: the price. */
  note: ReactNode;
};

export interface ComparisonTableProps {
  label: string;
  columns: readonly ComparedColumn[];
  /** A value for each column, null if unknown; rows without values are omitted. */
  rows: readonly { term: string; values: readonly (string | number | null)[] }[];
  /** Link to the same page without the item. */
  leaveOut: (column: ComparedColumn) => { to: string; onClick: () => void };
}

/** Items side by side; differences are marked by colour and sign (FIND-06). */
export function ComparisonTable({ label, columns, rows, leaveOut }: ComparisonTableProps) {
  const t = useTexts();
  return (
    <Base>
      <OnlyDifferences>
        <input type="checkbox" name="differences" />
        {t('comparison-only-differences')}
      </OnlyDifferences>
      <Frame tabIndex={0} role="group" aria-label={label} data-count={columns.length}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column.id} scope="col" lang={column.lang}>
                  <Picture
                    of={column.picture}
                    alt=""
                    ratio={column.ratio}
                    sizes="(min-width: 44rem) 16rem, 34vw"
                    rounded
                    priority
                  />
                  <Link to={column.to}>{column.title}</Link>
                  {column.note}
                  <Link data-look="quiet" data-print="hide" {...leaveOut(column)}>
                    {t('remove')} <VisuallyHidden>{column.title}</VisuallyHidden>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ values }) => values.some((value) => value !== null && value !== ''))
              .map(({ term, values }) => (
                <tr key={term} data-differs={differs(values) ? '' : undefined}>
                  <th scope="row">
                    {term}
                    {differs(values) && (
                      <>
                        <span aria-hidden="true">≠</span>
                        <VisuallyHidden>{t('comparison-differs')}</VisuallyHidden>
                      </>
                    )}
                  </th>
                  {values.map((value, index) => (
                    <td key={columns[index]?.id}>{value ?? '–'}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </Frame>
    </Base>
  );
}

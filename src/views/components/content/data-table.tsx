import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Frame = styled.div`
  overflow-x: auto;
  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    padding: var(--space-2) var(--space-3);
    border-bottom: 1px solid var(--colour-line);
    text-align: start;
    vertical-align: middle;
  }
  & thead th {
    color: var(--colour-ink-soft);
    font-weight: var(--weight-regular);
  }
  & tbody th {
    min-width: 10rem;
    font-weight: var(--weight-regular);
  }
  & [data-number] {
    text-align: end;
    white-space: nowrap;
  }
  & th:first-of-type {
    padding-inline-start: 0;
  }
  & tr > :last-child {
    padding-inline-end: 0;
  }
  @media (max-width: 40rem) {
    &[data-list] :where(table, tbody, tr, tbody th, td) {
      display: block;
      min-width: 0;
      padding: 0;
      border: 0;
    }
    &[data-list] thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &[data-list] tr {
      display: grid;
      gap: var(--space-1);
      padding-block: var(--space-3);
      border-bottom: 1px solid var(--colour-line);
    }
    &[data-list] td {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-3);
    }
    &[data-list] td:empty {
      display: none;
    }
    &[data-list] td::before {
      /* Screen readers read the column's title already. */
      content: attr(data-title) / '';
      color: var(--colour-ink-soft);
    }
  }
`;

export type DataColumn = {
  title: string;
  /** Aligns numbers by their last digit. */
  isNumber?: boolean;
};

export interface DataTableProps {
  /** Accessible name of the table. */
  label: string;
  columns: readonly DataColumn[];
  /** The first cell is the row's header. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  /** Shows a row as a list of titles and values on phones, instead of scrolling. */
  isListOnPhones?: boolean;
}

/**
 * A table that scrolls inside its own frame on narrow screens, or becomes a list there. The roles stay
 * when the list's styles change the display.
 */
export function DataTable({ label, columns, rows, isListOnPhones = false }: DataTableProps) {
  const isNumber = (index: number) => (columns[index]?.isNumber ? '' : undefined);
  return (
    <Frame tabIndex={0} role="group" aria-label={label} data-list={isListOnPhones ? '' : undefined}>
      <table role="table">
        <thead>
          <tr>
            {columns.map(({ title }, index) => (
              <th key={title} scope="col" data-number={isNumber(index)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells: [name, ...others] }) => (
            <tr key={key} role="row">
              <th scope="row" role="rowheader">
                {name}
              </th>
              {others.map((cell, index) => (
                <td
                  key={index}
                  role="cell"
                  data-number={isNumber(index + 1)}
                  data-title={columns[index + 1]?.title}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

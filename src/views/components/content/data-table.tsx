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
}

/** A table that scrolls inside its own frame on narrow screens. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  const isNumber = (index: number) => (columns[index]?.isNumber ? '' : undefined);
  return (
    <Frame tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title }, index) => (
              <th key={title} scope="col" data-number={isNumber(index)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...others] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {others.map((cell, index) => (
                <td key={index} data-number={isNumber(index + 1)}>
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

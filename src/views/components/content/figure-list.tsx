import styled from '@emotion/styled';
import { useNumbers } from '../use-texts.ts';
import { Link } from 'react-router-dom';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  margin: 0;
  & > div {
    position: relative;
    container-type: inline-size;
    display: flex;
    flex-direction: column;
    padding: var(--space-4);
    border: 1px solid var(--colour-line);
    border-radius: var(--radius-lg);
    background: var(--colour-surface);
  }
  & dt {
    order: 1;
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
  & dd {
    margin: 0;
    font-size: min(var(--text-2xl), 25cqi);
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
  }
  & dd > small {
    display: block;
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
    font-weight: var(--weight-regular);
  }
  & dd[data-note] {
    order: 2;
    color: var(--colour-ink-soft);
    font-size: var(--text-xs);
    font-weight: var(--weight-regular);
  }
  /* An amount of money spans two columns, so that its text has the usual size. */
  & > [data-long] {
    grid-column: span 2;
    & > dd:not([data-note]) {
      font-size: min(var(--text-2xl), 13.5cqi);
      white-space: nowrap;
    }
  }
  & a {
    color: inherit;
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
  /* Three, four or six columns, two with amounts: no row has a single figure. */
  @media (min-width: 44rem) {
    gap: var(--space-4);
    grid-template-columns: repeat(3, minmax(0, 1fr));
    &:has(> :nth-of-type(4):last-of-type):not(:has(> [data-long])) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @media (min-width: 84rem) {
    &,
    &:has(> :nth-of-type(4):last-of-type):not(:has(> [data-long])) {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;

export interface FigureListProps {
  /**
   * `equivalent` is the amount in the other currency, `to` the address of the counted records, `note` a small
   * line.
   */
  figures: readonly {
    label: string;
    value: string | number;
    equivalent?: string;
    note?: string;
    to?: string;
  }[];
}

export function FigureList({ figures }: FigureListProps) {
  const numbers = useNumbers();
  return (
    <List>
      {figures.map(({ label, value, equivalent, note, to }) => {
        const written = typeof value === 'number' ? numbers(value) : value;
        return (
          <div key={label} data-long={written.length > 8 ? '' : undefined}>
            <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
            <dd>
              {written} {equivalent && <small>({equivalent})</small>}
            </dd>
            {note && <dd data-note="">{note}</dd>}
          </div>
        );
      })}
    </List>
  );
}

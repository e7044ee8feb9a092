import styled from '@emotion/styled';
import { Link } from './link.tsx';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem + 3vw), 1fr));
  gap: var(--space-4);
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
    font-size: min(var(--text-3xl), 25cqi);
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
  }
  & dd[data-note] {
    order: 2;
    color: var(--colour-ink-soft);
    font-size: var(--text-xs);
    font-weight: var(--weight-regular);
  }
  & dd[data-long] {
    font-size: min(var(--text-lg), 13.5cqi);
    white-space: nowrap;
  }
  & a {
    color: inherit;
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
`;

export interface FigureListProps {
  /** `to` leads to what is counted; `note` is smaller, below. */
  figures: readonly { label: string; value: string | number; note?: string; to?: string }[];
}

/** Numbers at a glance, each with what it counts. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <List>
      {figures.map(({ label, value, note, to }) => (
        <div key={label}>
          <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
          <dd data-long={String(value).length > 8 ? '' : undefined}>{value}</dd>
          {note && <dd data-note="">{note}</dd>}
        </div>
      ))}
    </List>
  );
}

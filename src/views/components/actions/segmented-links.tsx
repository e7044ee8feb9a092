import styled from '@emotion/styled';
import { Link } from 'react-router-dom';

const Base = styled.nav`
  max-width: 100%;
  overflow-x: auto;
  scrollbar-width: none;
  border-radius: var(--radius-round);
  & > ul {
    display: flex;
    width: max-content;
    padding: var(--space-1);
    border-radius: var(--radius-round);
    background: var(--colour-sunken);
  }
  & a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    padding: var(--space-1) var(--space-4);
    border-radius: var(--radius-round);
    color: var(--colour-ink);
    font-size: var(--text-sm);
    text-decoration: none;
    white-space: nowrap;
  }
  @media (max-width: 24rem) {
    & a {
      padding-inline: var(--space-3);
    }
  }
  & a:focus-visible {
    outline-offset: -3px;
    border-radius: var(--radius-round);
  }
  & a[aria-current] {
    background: var(--colour-surface);
    box-shadow: var(--shadow-sm);
    color: var(--colour-action);
    font-weight: var(--weight-strong);
  }
  @media (hover: hover) {
    & a:hover {
      color: var(--colour-action);
    }
  }
`;

export interface SegmentedLinksProps {
  label: string;
  items: readonly { to: string; label: string; current?: boolean }[];
}

/** A choice between a few views, each with an address of its own. */
export function SegmentedLinks({ label, items }: SegmentedLinksProps) {
  return (
    <Base aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </Base>
  );
}

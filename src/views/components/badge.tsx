import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Base = styled.span`
  display: inline-block;
  padding: 0.1em 0.65em;
  border-radius: var(--radius-round);
  background: var(--colour-sunken);
  color: var(--colour-ink);
  font-size: var(--text-xs);
  font-weight: var(--weight-strong);
  line-height: 1.6;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  &[data-look='promo'] {
    background: var(--colour-rose);
    color: var(--colour-on-rose);
  }
  &[data-look='new'] {
    background: var(--colour-rose-soft);
    color: var(--colour-rose);
  }
  &[data-look='good'] {
    background: var(--colour-action-soft);
    color: var(--colour-action);
  }
  &[data-look='warning'] {
    background: var(--colour-terracotta-soft);
    color: var(--colour-terracotta);
  }
`;

export interface BadgeProps {
  look?: 'plain' | 'promo' | 'new' | 'good' | 'warning';
  children: ReactNode;
}

/** One or two words beside something: −20%, new, in stock, the last two pieces. */
export function Badge({ look = 'plain', children }: BadgeProps) {
  return <Base data-look={look}>{children}</Base>;
}

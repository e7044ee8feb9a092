import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonless } from './bar-styles.ts';
import type { Icon } from '../components/icons.tsx';

const Base = styled(Link)(buttonless);
const Count = styled.b`
  position: absolute;
  top: 0;
  left: calc(50% + 0.25rem);
  min-width: 1.25rem;
  padding-inline: 0.3rem;
  border-radius: var(--radius-round);
  background: var(--colour-rose);
  color: var(--colour-on-rose);
  font-size: 0.75rem;
  line-height: 1.25rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

export interface BarLinkProps extends ComponentProps<typeof Link> {
  icon: Icon;
  label: string;
  /** Shown over the icon, in a place that moves nothing; nothing is shown for 0. */
  count?: number;
  /** What is read aloud when there is a count. */
  countLabel?: string;
}

/** An icon over a word. */
export function BarLink({ icon: Picture, label, count = 0, countLabel, ...rest }: BarLinkProps) {
  return (
    <Base {...rest} aria-label={count > 0 ? countLabel : undefined}>
      <Picture />
      {label}
      {count > 0 && <Count>{count > 99 ? '99+' : count}</Count>}
    </Base>
  );
}

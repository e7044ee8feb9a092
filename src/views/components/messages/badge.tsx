import type { ReactNode } from 'react';
import { classNames } from '../class-names.tsx';

export interface BadgeProps {
  look?: 'plain' | 'promo' | 'new' | 'good' | 'warning';
  children: ReactNode;
}

/** One or two words: −20%, new, in stock. */
export function Badge({ look = 'plain', children }: BadgeProps) {
  return (
    <span className={classNames('badge')} data-look={look}>
      {children}
    </span>
  );
}

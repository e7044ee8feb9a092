import type { ReactNode } from 'react';

export interface BadgeProps {
  look?: 'plain' | 'promo' | 'new' | 'good' | 'warning';
  children: ReactNode;
}

/** One or two words beside something: −20%, new, in stock, the last two pieces. */
export function Badge({ look = 'plain', children }: BadgeProps) {
  return (
    <span className="badge" data-look={look}>
      {children}
    </span>
  );
}

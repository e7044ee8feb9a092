import type { ReactNode } from 'react';
import { classNames } from '../class-names.tsx';
import type { ReaderWarning } from '../../../core/accounts/warnings.ts';
import { useTexts } from '../use-texts.ts';

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

/** The most serious warning about a listing, on its card (TRUST-06). */
export function CardWarning({ warnings }: { warnings: readonly ReaderWarning[] | undefined }) {
  const t = useTexts();
  const [first] = warnings ?? [];
  return (
    first && (
      <div>
        <Badge look="warning">{t(`card-warning-${first}`)}</Badge>
      </div>
    )
  );
}

import type { ReaderWarning } from '../../../core/accounts/warnings.ts';
import { useTexts } from '../use-texts.ts';
import { Badge } from './badge.tsx';

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

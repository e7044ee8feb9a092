import { isAlwaysOpen } from '../../core/shipping/courier-office.ts';
import type { OpeningHours } from '../../core/shipping/courier-office.ts';
import { Hint } from '../components/fields/field.tsx';
import { useTexts } from '../components/use-texts.ts';

/** Opening hours in one line; closed days are left out. */
export function OfficeHours({ hours }: { hours: readonly OpeningHours[] }) {
  const t = useTexts();
  if (isAlwaysOpen(hours)) return <Line>{t('office-always-open')}</Line>;
  const open = hours.flatMap(({ days, open: times }) =>
    times ? [t('office-hours', { days: t(`office-days-${days}`), from: times.from, to: times.to })] : [],
  );
  return <Line>{open.join(', ')}</Line>;
}

const Line = ({ children }: { children: string }) => (
  <div>
    <Hint>{children}</Hint>
  </div>
);

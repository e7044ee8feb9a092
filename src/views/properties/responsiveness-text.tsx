import { RESPONSIVENESS } from '../../core/properties/responsiveness.ts';
import type { Responsiveness } from '../../core/properties/responsiveness.ts';
import { Hint } from '../components/fields/field.tsx';
import { useTexts } from '../components/use-texts.ts';

/** Response time and rate, with an explanation (TRUST-02). */
export function ResponsivenessText({ responsiveness }: { responsiveness: Responsiveness }) {
  const t = useTexts();
  const { medianMinutes, sharePercent: percent, requests } = responsiveness;
  const hours = Math.max(1, Math.ceil((medianMinutes ?? 0) / 60));
  return (
    <div>
      <p>
        {medianMinutes === null
          ? t('responsiveness-share', { percent })
          : hours <= 24
            ? t('responsiveness-hours', { count: hours, percent })
            : t('responsiveness-days', { count: Math.ceil(hours / 24), percent })}
      </p>
      <Hint>{t('responsiveness-how', { days: RESPONSIVENESS.days, requests })}</Hint>
    </div>
  );
}

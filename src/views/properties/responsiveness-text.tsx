import { answerTime, RESPONSIVENESS } from '../../core/properties/responsiveness.ts';
import type { Responsiveness } from '../../core/properties/responsiveness.ts';
import { Hint } from '../components/fields/field.tsx';
import { useTexts } from '../components/use-texts.ts';

/** Median time and share of answers, with the method (TRUST-02). */
export function ResponsivenessText({ responsiveness }: { responsiveness: Responsiveness }) {
  const t = useTexts();
  const { medianMinutes, sharePercent: percent, requests } = responsiveness;
  const time = medianMinutes === null ? null : answerTime(medianMinutes);
  return (
    <div>
      <p>
        {time
          ? t(`responsiveness-${time.unit}`, { count: time.count, percent })
          : t('responsiveness-share', { percent })}
      </p>
      <Hint>{t('responsiveness-how', { days: RESPONSIVENESS.days, requests })}</Hint>
    </div>
  );
}

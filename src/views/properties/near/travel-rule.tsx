import { TRAVEL_RULE } from '../../../core/properties/near/travel-time.ts';
import { useTexts } from '../../components/use-texts.ts';
import { classNames } from '../../components/class-names.tsx';

/** Rule of the estimated minutes, with all numbers. */
export function TravelRule() {
  const t = useTexts();
  const { walk, bike, transit } = TRAVEL_RULE;
  return (
    <details className={classNames('travel-rule')}>
      <summary>{t('near-rule')}</summary>
      <p>{t('near-rule-text')}</p>
      <ul>
        <li>{t('near-rule-walk', { ...walk })}</li>
        <li>{t('near-rule-bike', { ...bike })}</li>
        {(['metro', 'city', 'town'] as const).map((kind) => (
          <li key={kind}>{t(`near-rule-${kind}`, { ...transit[kind] })}</li>
        ))}
      </ul>
    </details>
  );
}

import styled from '@emotion/styled';
import { usualPeople } from '../../../core/properties/bills/monthly-bills.ts';
import type { Property } from '../../../core/properties/property.ts';
import { Hint } from '../../components/fields/field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useDates, usePrices } from '../../shell/use-page-language.ts';

const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & p {
    font-weight: var(--weight-strong);
  }
`;

/** Monthly total, days since publication and changes of the rent. */
export function PriceFacts({ property }: { property: Property }) {
  const t = useTexts();
  const prices = usePrices();
  const dates = useDates();
  const { price, totalMonthly, isTotalEstimated, listedDays, priceChanges } = property;
  return (
    <Facts>
      {totalMonthly !== null && totalMonthly > price && (
        <>
          <p>
            {t(isTotalEstimated ? 'property-total-about' : 'property-total', {
              price: prices.inText(totalMonthly),
            })}
          </p>
          {isTotalEstimated && (
            <Hint>{t('property-total-explained', { count: usualPeople(property.bedrooms) })}</Hint>
          )}
        </>
      )}
      <Hint>{listedDays === 0 ? t('listed-today') : t('listed-days', { count: listedDays })}</Hint>
      {priceChanges.length > 0 && (
        <ul aria-label={t('price-changes')}>
          {priceChanges.map(({ day, from, to }) => (
            <li key={`${day} ${from} ${to}`}>
              <Hint>
                {t(to < from ? 'price-lowered' : 'price-raised', {
                  from: prices.brief(from),
                  to: prices.brief(to),
                  day: dates.day(day),
                })}
              </Hint>
            </li>
          ))}
        </ul>
      )}
    </Facts>
  );
}

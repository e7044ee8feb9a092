import styled from '@emotion/styled';
import type { Product } from '../../../core/shop/product.ts';
import { holidayOf } from '../../../core/shop/holiday.ts';
import { nameIn } from '../../../core/shared/transliteration.ts';
import { Hint } from '../../components/fields/field.tsx';
import { CheckIcon, ReturnIcon } from '../../components/icons.tsx';
import { BoxIcon, TruckIcon } from '../../components/page-icons.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { LegalGuarantee } from '../legal-guarantee.tsx';
import { useDeliveryDay } from '../../shell/use-delivery-day.ts';
import { useLanguage, usePrices, useToday } from '../../shell/use-page-language.ts';

const Promises = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding-top: var(--space-5);
  border-top: 1px solid var(--colour-line);
  & > li {
    display: flex;
    gap: var(--space-3);
  }
  & svg {
    flex: none;
    margin-top: 0.15em;
    color: var(--colour-action);
  }
`;

/** Delivery, returns and guarantee. A shop on holiday promises no day. */
export function ProductPromises({ product }: { product: Product }) {
  const t = useTexts();
  const prices = usePrices();
  const { deliveryPrice, cutoffHour = null } = product.vendor;
  const name = nameIn(useLanguage(), product.vendor.name);
  const deliveryDay = useDeliveryDay();
  const isOnHoliday = holidayOf(product.vendor, useToday()) !== null;
  const { from, to } = product.deliveryDays;
  return (
    <Promises>
      <li>
        <TruckIcon />
        {deliveryPrice > 0
          ? t('product-delivery-price', { price: prices.inText(deliveryPrice), vendor: name })
          : t('product-delivery-free', { vendor: name })}
      </li>
      {!isOnHoliday && (
        <li>
          <BoxIcon />
          <span>
            <strong>{t('delivery-by', { day: deliveryDay({ days: to, cutoffHour }) })}</strong>{' '}
            <Hint>
              ({from === to ? t('delivery-days-exact', { count: to }) : t('delivery-days', { from, to })})
            </Hint>
            {cutoffHour !== null && (
              <>
                <br />
                <Hint>{t('delivery-cutoff', { hour: cutoffHour })}</Hint>
              </>
            )}
          </span>
        </li>
      )}
      <li>
        <ReturnIcon />
        {t('return-days')}
      </li>
      <li>
        <CheckIcon />
        <LegalGuarantee />
      </li>
    </Promises>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { ArrayField, DataTable, TabbedShowLayout, useRecordContext } from 'react-admin';
import type { VendorCoupon } from '../../core/orders/coupon-gateway.ts';
import { Day, MoneyField, usePrice } from '../components/formats.tsx';
import { useTexts } from '../use-texts.ts';

/** Discount codes of a vendor with their terms and uses (CART-03). */
export const couponsTab: ReactElement = (
  <TabbedShowLayout.Tab label="team-coupons" path="coupons">
    <ArrayField source="coupons" label={false}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="code" label="coupon-code" disableSort />
        <DataTable.Col source="percent" label="coupon-discount" disableSort>
          <Terms />
        </DataTable.Col>
        <DataTable.Col source="uses" label="coupon-uses" disableSort>
          <Uses />
        </DataTable.Col>
        <DataTable.Col source="turnover" label="coupon-turnover" disableSort>
          <MoneyField source="turnover" />
        </DataTable.Col>
        <DataTable.Col source="stopped" label="status" disableSort>
          <State />
        </DataTable.Col>
      </DataTable>
    </ArrayField>
  </TabbedShowLayout.Tab>
);

/** Discount, smallest amount, days and limits. */
function Terms(): ReactNode {
  const t = useTexts();
  const price = usePrice();
  const coupon = useRecordContext<VendorCoupon>();
  if (!coupon) return null;
  const { percent, amount, minAmount, validFrom, validUntil, oncePerBuyer } = coupon;
  return (
    <>
      <div>{percent === null ? price(amount ?? 0) : t('coupon-percent', { count: percent })}</div>
      {minAmount > 0 && <div>{t('coupon-from-amount', { price: price(minAmount) })}</div>}
      {validFrom !== null && (
        <div>
          {t('coupon-field-validFrom')}: <Day value={validFrom} />
        </div>
      )}
      {validUntil !== null && (
        <div>
          {t('coupon-field-validUntil')}: <Day value={validUntil} />
        </div>
      )}
      {oncePerBuyer && <div>{t('coupon-once')}</div>}
    </>
  );
}

function Uses(): ReactNode {
  const t = useTexts();
  const { uses = 0, maxUses = null } = useRecordContext<VendorCoupon>() ?? {};
  return maxUses === null ? uses : t('coupon-uses-of', { count: uses, most: maxUses });
}

function State(): ReactNode {
  const t = useTexts();
  return t(useRecordContext<VendorCoupon>()?.stopped ? 'coupon-stopped' : 'coupon-active');
}

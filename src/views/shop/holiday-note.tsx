import type { VendorSummary } from '../../core/shop/product.ts';
import { holidayOf } from '../../core/shop/holiday.ts';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates, useToday } from '../shell/use-page-language.ts';

type Props = {
  of: Pick<VendorSummary, 'holidayUntil'>;
  text: 'holiday-cart-text' | 'holiday-product-text' | 'holiday-vendor-text';
};

/** Last day on which a shop on holiday takes no orders; nothing for other shops. */
export function HolidayNote({ of, text }: Props) {
  const t = useTexts();
  const dates = useDates();
  const until = holidayOf(of, useToday());
  if (until === null) return null;
  return (
    <Alert kind="warning" title={t('holiday-title', { day: dates.day(until) })}>
      {t(text)}
    </Alert>
  );
}

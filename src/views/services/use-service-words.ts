import { writtenNumber } from '../../core/shared/written-number.ts';
import { priceService } from '../../core/services/service-price.ts';
import { amountOf, measureOf } from '../../core/services/service.ts';
import type { ServiceMeasures } from '../../core/services/service.ts';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage, usePrices } from '../shell/use-page-language.ts';

type Priced = Parameters<typeof priceService>[0];

export type ServiceWords = {
  /** Unit price: `3,50 лв. (1,79 €) за m²`. */
  unitPrice(service: Priced): string;
  /** Computation of a line's price: `3,50 лв. × 60 m² × 3 мес. × 1,3` (SERV-02). */
  arithmetic(service: Priced): string;
  /** Amount: `60 m²`. */
  amount(service: ServiceMeasures): string;
};

export function useServiceWords(): ServiceWords {
  const t = useTexts();
  const prices = usePrices();
  const language = useLanguage();
  return {
    unitPrice(service) {
      const price = prices.inText(service.price);
      const per = service.months === undefined ? measureOf(service) : `${measureOf(service)}-month`;
      return t(`services-price-${per}`, { price });
    },
    arithmetic(service) {
      const { unitPrice, amount, measure, months, multiplier } = priceService(service);
      return [
        prices.inText(unitPrice),
        t(`service-amount-${measure}`, { amount }),
        ...(months === null ? [] : [t('service-amount-months', { amount: months })]),
        ...(multiplier === null || multiplier === 1 ? [] : [writtenNumber(multiplier, language)]),
      ].join(' × ');
    },
    amount: (service) => t(`service-amount-${measureOf(service)}`, { amount: amountOf(service) }),
  };
}

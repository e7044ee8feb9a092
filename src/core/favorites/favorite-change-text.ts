import type { FavoriteChange } from './favorite-change.ts';
import type { FavoriteType } from './favorites.ts';

type Key =
  | 'favorite-back'
  | 'favorite-back-product'
  | 'favorite-last'
  | 'favorite-paused'
  | 'favorite-price-drop'
  | 'favorite-price-lowest'
  | 'favorite-price-rise'
  | 'favorite-rent-drop'
  | 'favorite-rent-rise'
  | 'favorite-rented'
  | 'favorite-sold-out';

type Wording = {
  t: (key: Key, values?: Record<string, string | number>) => string;
  /** Formats a price in both currencies. */
  price: (stotinki: number) => string;
};

/** Text of a change for pages and mails. A price drop includes the lowest price of 30 days, if known. */
export function changeText(type: FavoriteType, change: FavoriteChange, { t, price }: Wording): string {
  const { kind } = change;
  const cost = type === 'product' ? 'price' : 'rent';
  if (kind === 'price-rise') {
    return t(`favorite-${cost}-rise`, { from: price(change.from), to: price(change.to) });
  }
  if (kind === 'price-drop') {
    const { lowestPrice } = change;
    const drop = t(`favorite-${cost}-drop`, { from: price(change.from), to: price(change.to) });
    return lowestPrice === null
      ? drop
      : `${drop} ${t('favorite-price-lowest', { price: price(lowestPrice) })}`;
  }
  if (kind === 'last') return t('favorite-last', { count: change.left });
  if (kind === 'back') return t(type === 'product' ? 'favorite-back-product' : 'favorite-back');
  return t(`favorite-${kind}`);
}

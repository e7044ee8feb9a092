import { CleaningCart } from './cleaning-cart.ts';
import { ServiceSelection } from './service-selection.ts';
import { amountOf, measureOf, measuresOf, withMeasures } from './service.ts';
import type { ServiceGroup } from './service.ts';

/** Change of the catalogue since the selection; unit prices in stotinki. */
export type SelectionChange =
  | { kind: 'price'; serviceKey: string; name: string; before: number; now: number }
  | { kind: 'amount'; serviceKey: string; name: string; before: number; now: number }
  | { kind: 'gone'; serviceKey: string; name: string };

/** Updates the stored selection to the current catalogue and returns the differences. */
export function renewSelection(
  cart: CleaningCart,
  groups: readonly ServiceGroup[],
): { cart: CleaningCart; changes: SelectionChange[] } {
  const offered = new Map(groups.flatMap(({ items }) => items).map((item) => [item.serviceKey, item]));
  const changes: SelectionChange[] = [];
  const services = cart.selection.services.flatMap((chosen) => {
    const { serviceKey } = chosen;
    const now = offered.get(serviceKey);
    if (!now) {
      changes.push({ kind: 'gone', serviceKey, name: chosen.name });
      return [];
    }
    const renewed = withMeasures(now, measureOf(now) === measureOf(chosen) ? measuresOf(chosen) : {});
    const change = { serviceKey, name: now.name };
    if (now.price !== chosen.price) {
      changes.push({ kind: 'price', ...change, before: chosen.price, now: now.price });
    }
    if (amountOf(renewed) !== amountOf(chosen)) {
      changes.push({ kind: 'amount', ...change, before: amountOf(chosen), now: amountOf(renewed) });
    }
    return [renewed];
  });
  const known = Object.entries(cart.cache).filter(([key]) => offered.has(key));
  const renewed = new CleaningCart(ServiceSelection.empty, groups, Object.fromEntries(known));
  return { cart: renewed.with(ServiceSelection.of(services)), changes };
}

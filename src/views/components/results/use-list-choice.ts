import { useState } from 'react';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { useService } from '../../shell/services.tsx';

type Chosen<Filters, Order> = { filters: Filters; orderBy: Order };

/** State of a list's filters and order: a choice is shown at once, before the new list has loaded. */
export function useListChoice<Filters, Order>(
  list: Chosen<Filters, Order>,
  addressOf: (chosen: Chosen<Filters, Order>) => string,
) {
  const navigation = useService(Navigation);
  // Valid until another list has loaded.
  const [choice, setChoice] = useState<{ list: unknown; chosen: Chosen<Filters, Order> } | null>(null);
  const { filters, orderBy } = choice?.list === list ? choice.chosen : list;
  const choose = (change: Partial<Chosen<Filters, Order>>) => {
    const chosen = { filters, orderBy, ...change };
    setChoice({ list, chosen });
    void navigation.go(addressOf(chosen));
  };
  return {
    filters,
    orderBy,
    filterBy: (change: Partial<Filters>) => choose({ filters: { ...filters, ...change } }),
    order: (by: Order) => choose({ orderBy: by }),
  };
}

import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { ReceivedOrders } from '../../../view-models/orders/received-orders.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { Button, LinkButton } from '../../components/actions/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useService } from '../../shell/services.tsx';
import { useLinks } from '../../shell/use-page-language.ts';

const Base = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(9.5rem, 40%), 1fr));
  gap: var(--space-3);
  align-items: end;
  & > div:first-of-type {
    grid-column: 1 / -1;
  }
  & > div:last-child {
    display: flex;
    grid-column: 1 / -1;
    gap: var(--space-2);
  }
  @media (max-width: 43.99rem) {
    & > div:last-child > * {
      flex: 1;
    }
  }
  @media (min-width: 44rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
    & > div:last-child {
      grid-column: auto;
    }
  }
  @media (min-width: 75rem) {
    grid-template-columns: minmax(14rem, 1fr) repeat(2, 10.5rem) auto;
    & > div:first-of-type {
      grid-column: auto;
    }
  }
`;

/** Search of orders by words and days, as a plain form that works without a script (CART-08). */
export const OrderFilter = observer(function OrderFilter({ screen }: { screen: ReceivedOrders }) {
  const t = useTexts();
  const links = useLinks();
  const navigation = useService(Navigation);
  const { filter, access } = screen;
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string) => String(typed.get(name) ?? '').trim();
    const query = screen.queryOf({
      search: textOf('search'),
      from: textOf('from') || null,
      to: textOf('to') || null,
    });
    void navigation.go(links('AdminVendorOrders', {}, query));
  };
  return (
    <Base
      role="search"
      aria-label={t('received-orders-title')}
      key={JSON.stringify(filter)}
      action={links('AdminVendorOrders')}
      onSubmit={find}
    >
      <TextField
        name="search"
        type="search"
        label={t('search')}
        placeholder={t('received-orders-search-hint')}
        defaultValue={filter.search}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        unmarked
      />
      <TextField name="from" type="date" label={t('from')} defaultValue={filter.from ?? ''} unmarked />
      <TextField name="to" type="date" label={t('to')} defaultValue={filter.to ?? ''} unmarked />
      {filter.status && <input type="hidden" name="status" value={filter.status} />}
      {access && <input type="hidden" name="access" value={access} />}
      <div>
        <Button type="submit" look="secondary">
          {t('search')}
        </Button>
        {screen.isSearched && (
          <LinkButton
            look="quiet"
            to={links('AdminVendorOrders', {}, screen.queryOf({ search: '', from: null, to: null }))}
          >
            {t('clear')}
          </LinkButton>
        )}
      </div>
    </Base>
  );
});

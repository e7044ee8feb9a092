import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { OWN_PRODUCT_ORDERS } from '../../../core/shop/own-product.ts';
import type { OwnProductsScreen } from '../../../view-models/shop/own-products-screen.ts';
import { Button } from '../../components/actions/button.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useTexts } from '../../components/use-texts.ts';

const classes = {
  ownChoice: 'own-choice',
} as const;

const Filter = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: end;
  @media (max-width: 43.99rem) {
    & > .${classes.ownChoice} {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 44rem) and (max-width: 74.99rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    & > .field,
    & > .${classes.ownChoice} ~ .${classes.ownChoice} {
      grid-column: span 2;
    }
  }
  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 4fr) auto minmax(0, 3fr) minmax(0, 4fr);
  }
`;

/** Search of the vendor's products by code or words, category and order. */
export const OwnProductsFilter = observer(function OwnProductsFilter({
  screen,
}: {
  screen: OwnProductsScreen;
}) {
  const t = useTexts();
  const { wanted, categories } = screen;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Filter
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        setTyped(null);
        void screen.narrow({ search: (typed ?? wanted.search).trim() });
      }}
    >
      <TextField
        name="search"
        type="search"
        label={t('own-products-search')}
        unmarked
        maxLength={200}
        autoComplete="off"
        value={typed ?? wanted.search}
        onValue={setTyped}
      />
      <Button type="submit" look="secondary">
        {t('own-products-search-go')}
      </Button>
      <div className={classes.ownChoice}>
        <SelectField
          name="category"
          label={t('product-field-categoryId')}
          unmarked
          placeholder={t('own-products-every-category')}
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={wanted.categoryId === null ? null : String(wanted.categoryId)}
          onValue={(id) => void screen.narrow({ categoryId: id === null ? null : Number(id) })}
        />
      </div>
      <div className={classes.ownChoice}>
        <SelectField
          name="orderBy"
          label={t('order-by')}
          unmarked
          options={OWN_PRODUCT_ORDERS.map((order) => ({
            value: order,
            label: t(`own-products-order-${order}`),
          }))}
          value={wanted.orderBy}
          onValue={(order) => order && void screen.narrow({ orderBy: order })}
        />
      </div>
    </Filter>
  );
});

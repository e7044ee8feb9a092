import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { stateOf } from '../../../core/shop/own-product.ts';
import type { OwnProductRow } from '../../../view-models/shop/own-product-row.ts';
import type { OwnProductsScreen } from '../../../view-models/shop/own-products-screen.ts';
import { Badge } from '../../components/messages/badge.tsx';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Link } from 'react-router-dom';
import { Picture } from '../../components/content/picture.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { VisuallyHidden } from '../../components/accessibility.tsx';
import { useLinks } from '../../shell/use-page-language.ts';
import { OwnProductCell } from './own-product-cell.tsx';

const classes = {
  ownName: 'own-name',
  ownPicture: 'own-picture',
  ownTick: 'own-tick',
  ownWays: 'own-ways',
} as const;

/** A table from 60 rem on; below, each row is a card. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);
  & thead th {
    padding: var(--space-2);
    color: var(--colour-ink-soft);
    font-weight: var(--weight-regular);
    text-align: start;
    vertical-align: bottom;
  }
  & tbody td,
  & tbody th {
    padding: var(--space-3) var(--space-2);
    border-top: 1px solid var(--colour-line);
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
  }
  & tr[data-chosen] {
    background: var(--colour-action-soft);
  }
  & .${classes.ownTick} {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    cursor: pointer;
    & > input {
      width: 1.25rem;
      height: 1.25rem;
      accent-color: var(--colour-action);
    }
  }
  & .${classes.ownPicture} {
    width: 4rem;
  }
  & .${classes.ownName} {
    display: grid;
    gap: var(--space-1);
    min-width: 9rem;
    overflow-wrap: anywhere;
    & > a {
      color: inherit;
      font-size: var(--text-md);
      font-weight: var(--weight-strong);
      text-decoration: none;
    }
    & > a:hover {
      text-decoration: underline;
    }
  }
  & .${classes.ownWays} {
    display: flex;
    margin-inline-start: calc(-1 * var(--space-2));
  }
  @media (max-width: 59.99rem) {
    &,
    & tbody {
      display: block;
    }
    & thead {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    & tbody tr {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2) var(--space-3);
      margin-bottom: var(--space-3);
      padding: var(--space-3);
      border-radius: var(--radius-lg);
      background: var(--colour-surface);
      box-shadow: var(--shadow-sm);
    }
    & tbody td,
    & tbody th {
      padding: 0;
      border: 0;
    }
    & tbody th {
      flex: 1 1 calc(100% - var(--target) - 4rem - 2 * var(--space-3));
    }
    & tbody td[data-field] {
      flex: 1 1 calc((100% - 2 * var(--space-3)) / 3);
    }
    & tbody td[data-line] {
      display: flex;
      flex: 1 1 100%;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
    }
    & .${classes.ownName} {
      min-width: 0;
    }
    & .${classes.ownWays} {
      margin-inline: auto calc(-1 * var(--space-3));
    }
  }
`;

const COLUMNS = ['name', 'category', 'price', 'promoPrice', 'quantity', 'state'] as const;

/** The vendor's products; prices and stock are edited in place. */
export const OwnProductsTable = observer(function OwnProductsTable({
  screen,
}: {
  screen: OwnProductsScreen;
}) {
  const t = useTexts();
  return (
    <Table role="table">
      <caption>
        <VisuallyHidden>{t('own-products-title')}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <label className={classes.ownTick}>
              <VisuallyHidden>{t('bulk-choose-page')}</VisuallyHidden>
              <input
                type="checkbox"
                checked={screen.isAllChosen}
                onChange={(event) => screen.chooseAllOfPage(event.target.checked)}
              />
            </label>
          </th>
          <th role="columnheader" scope="col">
            <VisuallyHidden>{t('own-products-picture')}</VisuallyHidden>
          </th>
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {t(`own-products-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {screen.rows.map((row) => (
          <ProductRow key={row.product.id} screen={screen} row={row} />
        ))}
      </tbody>
    </Table>
  );
});

const ProductRow = observer(function ProductRow({
  screen,
  row,
}: {
  screen: OwnProductsScreen;
  row: OwnProductRow;
}) {
  const t = useTexts();
  const links = useLinks();
  const { product } = row;
  const { id, title, code, image, category } = product;
  const isChosen = screen.bulk.chosen.has(id);
  const variant = [product.colour && t(`colour-${product.colour}`), product.size].filter(Boolean).join(', ');
  return (
    <tr role="row" data-chosen={isChosen || undefined}>
      <td role="cell">
        <label className={classes.ownTick}>
          <VisuallyHidden>{t('bulk-choose-one', { title })}</VisuallyHidden>
          <input type="checkbox" checked={isChosen} onChange={() => screen.bulk.toggle(id)} />
        </label>
      </td>
      <td role="cell">
        <div className={classes.ownPicture}>
          <Picture of={image} alt="" ratio="square" sizes="4rem" rounded />
        </div>
      </td>
      <th role="rowheader" scope="row">
        <span className={classes.ownName}>
          <Link to={links('AdminEditProduct', { id })}>{title}</Link>
          <Hint>
            {code}
            {variant && ` · ${variant}`}
          </Hint>
          {product.variantOf !== null && <Hint>{t('own-product-is-variant')}</Hint>}
          {product.lacksContact && <Badge look="warning">{t('own-product-lacks-contact')}</Badge>}
        </span>
      </th>
      <td role="cell" data-line="">
        {category.name}
      </td>
      <td role="cell" data-field="">
        <OwnProductCell row={row} field="price" />
      </td>
      <td role="cell" data-field="">
        <OwnProductCell row={row} field="promoPrice" />
      </td>
      <td role="cell" data-field="">
        <OwnProductCell row={row} field="quantity" />
      </td>
      <td role="cell" data-line="">
        <State row={row} />
        <Ways screen={screen} row={row} />
      </td>
    </tr>
  );
});

const LOOKS = { selling: 'good', low: 'warning', 'sold-out': 'plain', hidden: 'plain' } as const;

const State = observer(function State({ row: { product } }: { row: OwnProductRow }) {
  const t = useTexts();
  const state = stateOf(product);
  return (
    <>
      <Badge look={LOOKS[state]}>{t(`own-product-${state}`)}</Badge>
      {product.sold > 0 && <Hint> {t('own-product-sold', { count: product.sold })}</Hint>}
    </>
  );
});

const Ways = observer(function Ways({ screen, row }: { screen: OwnProductsScreen; row: OwnProductRow }) {
  const t = useTexts();
  const { product } = row;
  const { title, hidden } = product;
  return (
    <div className={classes.ownWays}>
      <Button
        look="quiet"
        size="small"
        aria-label={t(hidden ? 'own-product-show-of' : 'own-product-hide-of', { title })}
        onClick={() => void screen.show(product, hidden)}
      >
        {t(hidden ? 'own-product-show' : 'own-product-hide')}
      </Button>
      <Button
        look="quiet"
        size="small"
        aria-label={t('own-product-delete-of', { title })}
        onClick={() => screen.setDeleting(product)}
      >
        {t('own-product-delete')}
      </Button>
    </div>
  );
});

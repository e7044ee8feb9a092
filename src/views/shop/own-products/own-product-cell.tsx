import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { OwnProduct } from '../../../core/shop/own-product.ts';
import type { OwnProductRow, RowField } from '../../../view-models/shop/own-product-row.ts';
import { Hint } from '../../components/fields/field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { PromoNote } from '../editor/promo-note.tsx';
import { useDates, usePrices } from '../../shell/use-page-language.ts';
import { classNames } from '../../components/class-names.tsx';

const Cell = styled.div`
  display: grid;
  gap: var(--space-1);
  & .control {
    width: 100%;
    min-width: 5rem;
    padding-inline: var(--space-2);
    font-variant-numeric: tabular-nums;
    /* The bar of actions covers the end of the page. */
    scroll-margin-block: 6rem 14rem;
  }
  & .control[aria-busy] {
    opacity: 0.6;
  }
  & > span > span {
    display: block;
  }
  & > label {
    display: none;
  }
  @media (max-width: 59.99rem) {
    & > label {
      display: block;
      color: var(--colour-ink-soft);
      font-size: var(--text-xs);
    }
    & > .control {
      min-width: 0;
    }
  }
  /* The longest label takes two lines; keeps the fields aligned. */
  @media (max-width: 23.99rem) {
    & > label {
      display: grid;
      align-content: end;
      min-height: 2lh;
    }
  }
`;

/** Days of a promotion, if it has any. */
function PromoDays({ product: { promoFrom, promoUntil } }: { product: OwnProduct }) {
  const t = useTexts();
  const dates = useDates();
  if (promoFrom && promoUntil) {
    return (
      <Hint>{t('own-product-promo-days', { from: dates.day(promoFrom), until: dates.day(promoUntil) })}</Hint>
    );
  }
  if (promoFrom) return <Hint>{t('own-product-promo-from', { from: dates.day(promoFrom) })}</Hint>;
  return promoUntil && <Hint>{t('own-product-promo-until', { until: dates.day(promoUntil) })}</Hint>;
}

/** An editable cell: Enter saves, Escape reverts, blur saves changes. */
export const OwnProductCell = observer(function OwnProductCell({
  row,
  field,
}: {
  row: OwnProductRow;
  field: RowField;
}) {
  const t = useTexts();
  const prices = usePrices();
  const { id, title } = row.product;
  const error = row.errorOf(field);
  const inputId = `row-${id}-${field}`;
  const amount = field === 'quantity' ? null : row.amountOf(field);
  const isSaving = row.saving === field;
  return (
    <Cell>
      <label htmlFor={inputId}>{t(`own-products-${field}`)}</label>
      <input
        id={inputId}
        className={classNames('control')}
        inputMode={field === 'quantity' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={24}
        aria-label={t('own-product-field-of', { field: t(`own-products-${field}`), title })}
        aria-invalid={error ? true : undefined}
        aria-busy={isSaving || undefined}
        aria-describedby={`${inputId}-note`}
        value={row.textOf(field)}
        onChange={(event) => row.type(field, event.target.value)}
        onBlur={() => void row.save(field)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            void row.save(field);
          } else if (event.key === 'Escape') {
            row.cancel(field);
          }
        }}
      />
      <span id={`${inputId}-note`}>
        {error ? (
          <Hint className={classNames('field-error')} role="alert">
            {t(error.key, error.count === undefined ? {} : { count: error.count })}
          </Hint>
        ) : isSaving ? (
          <Hint role="status">{t('own-product-saving')}</Hint>
        ) : row.saved === field ? (
          <Hint role="status">{t('own-product-saved')}</Hint>
        ) : (
          amount !== null && amount > 0 && <Hint>{prices.inText(amount)}</Hint>
        )}
        {field === 'promoPrice' && <PromoDays product={row.product} />}
        {field === 'promoPrice' && <PromoNote prices={row.prices} history={row.product} />}
      </span>
    </Cell>
  );
});

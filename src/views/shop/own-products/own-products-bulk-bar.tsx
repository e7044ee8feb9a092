import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { MAX_AT_ONCE } from '../../../core/shop/own-product.ts';
import { PRICE_ROUNDINGS } from '../../../core/shop/bulk-change.ts';
import { BULK_ACTIONS } from '../../../view-models/shop/own-products-bulk.ts';
import type { OwnProductsScreen } from '../../../view-models/shop/own-products-screen.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Panel, Row } from '../../components/layout.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { BulkPreviewModal } from './bulk-preview-modal.tsx';
import { classNames } from '../../components/class-names.tsx';

const Bar = styled(Panel)`
  position: sticky;
  bottom: calc(4.75rem + var(--notice, 0rem) + env(safe-area-inset-bottom));
  z-index: var(--layer-raised);
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  box-shadow: var(--shadow-lg);
  & form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: end;
    & > .field {
      flex: 1 1 8rem;
    }
    & > .field:first-of-type {
      flex-basis: 16rem;
    }
  }
  @media (min-width: 60rem) {
    bottom: var(--space-4);
  }
`;

/** Actions for the selected products, with their result. */
export const OwnProductsBulkBar = observer(function OwnProductsBulkBar({
  screen,
}: {
  screen: OwnProductsScreen;
}) {
  const t = useTexts();
  const { bulk, total, rows } = screen;
  const count = bulk.all ? total : bulk.chosen.size;
  const hasMore = screen.isAllChosen && total > rows.length;
  const isTooMany = total > MAX_AT_ONCE;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void bulk.preview();
  };
  return (
    <>
      {bulk.isAny && (
        <Bar data-above-notice="" as="section" aria-label={t('bulk-title')}>
          <Row spread>
            <strong role="status">{t('bulk-chosen', { count })}</strong>
            <Row>
              {hasMore && !isTooMany && (
                <Button look="quiet" size="small" onClick={() => bulk.chooseAll(!bulk.all)}>
                  {bulk.all ? t('bulk-page-only') : t('bulk-all', { count: total })}
                </Button>
              )}
              <Button look="quiet" size="small" onClick={() => bulk.choose([])}>
                {t('bulk-none')}
              </Button>
            </Row>
          </Row>
          {hasMore && isTooMany && <Hint>{t('error-bulk-too-many')}</Hint>}
          <form noValidate aria-label={t('bulk-title')} onSubmit={submit}>
            <SelectField
              name="bulk-action"
              label={t('bulk-action')}
              hideLabel
              placeholder={t('bulk-choose')}
              options={BULK_ACTIONS.map((action) => ({ value: action, label: t(`bulk-${action}`) }))}
              value={bulk.action}
              onValue={(action) => bulk.plan(action)}
            />
            <Amount screen={screen} />
            <Button type="submit" busy={bulk.busy} look={bulk.action === 'delete' ? 'danger' : 'primary'}>
              {t('bulk-apply')}
            </Button>
          </form>
          {bulk.error && !bulk.planned && (
            <Hint className={classNames('field-error')} role="alert">
              {t(bulk.error)}
            </Hint>
          )}
        </Bar>
      )}
      <BulkPreviewModal bulk={bulk} />
    </>
  );
});

const Amount = observer(function Amount({ screen }: { screen: OwnProductsScreen }) {
  const t = useTexts();
  const { bulk, categories } = screen;
  switch (bulk.action) {
    case 'price-percent':
    case 'promo-percent':
    case 'set-stock':
      return (
        <>
          <TextField
            name="bulk-amount"
            label={t(`bulk-${bulk.action}-amount`)}
            unmarked
            inputMode={bulk.action === 'price-percent' ? 'text' : 'numeric'}
            autoComplete="off"
            maxLength={9}
            value={bulk.amount}
            onValue={(amount) => bulk.setAmount(amount)}
          />
          {bulk.action !== 'set-stock' && (
            <SelectField
              name="bulk-rounding"
              label={t('bulk-rounding')}
              unmarked
              options={PRICE_ROUNDINGS.map((one) => ({ value: one, label: t(`bulk-rounding-${one}`) }))}
              value={bulk.rounding}
              onValue={(rounding) => bulk.round(rounding ?? 'exact')}
            />
          )}
        </>
      );
    case 'category':
      return (
        <SelectField
          name="bulk-category"
          label={t('product-field-categoryId')}
          unmarked
          placeholder={t('product-choose')}
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={bulk.categoryId === null ? null : String(bulk.categoryId)}
          onValue={(id) => bulk.setCategory(id === null ? null : Number(id))}
        />
      );
    default:
      return null;
  }
});

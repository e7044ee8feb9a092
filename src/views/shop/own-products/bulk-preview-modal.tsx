import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { BulkProductChange, BulkValueChange } from '../../../core/shop/bulk-change.ts';
import type { OwnProductsBulk } from '../../../view-models/shop/own-products-bulk.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Alert } from '../../components/messages/alert.tsx';
import { Modal } from '../../components/messages/modal.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { VisuallyHidden } from '../../components/accessibility.tsx';
import { useDates, usePrices } from '../../shell/use-page-language.ts';
import { RefusedProducts } from './bulk-outcome-note.tsx';

const Changes = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  & > li {
    padding-bottom: var(--space-2);
    border-bottom: 1px solid var(--colour-line);
    overflow-wrap: anywhere;
  }
`;

/** Confirms a bulk action: each product with the value before and after. */
export const BulkPreviewModal = observer(function BulkPreviewModal({ bulk }: { bulk: OwnProductsBulk }) {
  const t = useTexts();
  const { planned } = bulk;
  if (!planned) return null;
  const { action, preview } = planned;
  const { total, changed, refused, refusedCount, withoutReduction, changes } = preview;
  const isDeletion = action.action === 'delete';
  return (
    <Modal open title={t(`bulk-${action.action}`)} onClose={() => bulk.cancel()}>
      <Stack>
        <p>
          {t('bulk-chosen', { count: total })}.{' '}
          <strong>
            {changed === 0
              ? t('bulk-will-change-none')
              : t(isDeletion ? 'bulk-will-delete' : 'bulk-will-change', { count: changed })}
          </strong>
        </p>
        {isDeletion && <p>{t('bulk-delete-text')}</p>}
        {bulk.error && <Alert kind="warning">{t(bulk.error)}</Alert>}
        {withoutReduction > 0 && (
          <Alert kind="warning">{t('bulk-without-reduction', { count: withoutReduction })}</Alert>
        )}
        {refusedCount > 0 && (
          <div>
            <RefusedProducts refused={refused} label="bulk-will-refuse" count={refusedCount} />
          </div>
        )}
        <Changes>
          {changes.map((change) => (
            <ProductChange key={change.id} change={change} />
          ))}
        </Changes>
        {changes.length < changed && (
          <Button look="quiet" size="small" busy={bulk.busy} onClick={() => void bulk.showMore()}>
            {t('bulk-show-more', { count: changed - changes.length })}
          </Button>
        )}
        <Hint>{t('bulk-can-undo')}</Hint>
        <Row>
          {changed > 0 && (
            <Button
              look={isDeletion ? 'danger' : 'primary'}
              busy={bulk.busy}
              onClick={() => void bulk.confirm()}
            >
              {t(isDeletion ? 'bulk-confirm-delete' : 'bulk-confirm', { count: changed })}
            </Button>
          )}
          <Button look="quiet" onClick={() => bulk.cancel()}>
            {t('bulk-cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});

const LABELS: Record<BulkValueChange['field'], string> = {
  price: 'own-products-price',
  promoPrice: 'own-products-promoPrice',
  promoFrom: 'product-field-promoFrom',
  promoUntil: 'product-field-promoUntil',
  quantity: 'own-products-quantity',
  category: 'product-field-categoryId',
  hidden: 'own-products-state',
};

function ProductChange({ change }: { change: BulkProductChange }) {
  const t = useTexts();
  const dates = useDates();
  const prices = usePrices();
  const shown = (field: BulkValueChange['field'], value: BulkValueChange['before']): string => {
    if (value === null) return t('bulk-nothing');
    if (field === 'promoFrom' || field === 'promoUntil') return dates.day(String(value));
    if (field === 'hidden') return t(`bulk-hidden-${value}`);
    if (typeof value === 'string' || field === 'quantity') return String(value);
    return prices.inText(value);
  };
  return (
    <li>
      <strong>{change.code}</strong> {change.title}
      {change.changes.map(({ field, before, after }) => (
        <div key={field}>
          {t(LABELS[field])}: <VisuallyHidden>{t('import-change-from')} </VisuallyHidden>
          {shown(field, before)}
          <span aria-hidden="true"> → </span>
          <VisuallyHidden>{t('import-change-to')} </VisuallyHidden>
          <strong>{shown(field, after)}</strong>
        </div>
      ))}
      {change.withoutReduction && <Hint>{t('bulk-plain-price')}</Hint>}
    </li>
  );
}

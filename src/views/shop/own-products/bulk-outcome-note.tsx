import { observer } from 'mobx-react-lite';
import type { BulkOutcome } from '../../../core/shop/bulk-change.ts';
import type { OwnProductsBulk } from '../../../view-models/shop/own-products-bulk.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Row } from '../../components/layout.tsx';
import { Alert } from '../../components/messages/alert.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useDates } from '../../shell/use-page-language.ts';
import { classNames } from '../../components/class-names.tsx';

/**
 * Result of a bulk action with the unchanged products, and the undo button; also shown after leaving the
 * page.
 */
export const BulkOutcomeNote = observer(function BulkOutcomeNote({ bulk }: { bulk: OwnProductsBulk }) {
  const t = useTexts();
  const dates = useDates();
  const { outcome, undoable, error, planned, isAny } = bulk;
  if (!outcome && !undoable) return null;
  const refused = outcome?.refused ?? [];
  const title = outcome
    ? t(outcome.isUndo ? 'bulk-undone' : 'bulk-changed', { count: outcome.changed })
    : undoable && t('bulk-last', { action: t(`bulk-${undoable.action}`) });
  return (
    <div role="status">
      <Alert kind={outcome && refused.length === 0 ? 'success' : 'info'} title={title ?? undefined}>
        {refused.length > 0 && (
          <RefusedProducts refused={refused} label="bulk-refused" count={refused.length} />
        )}
        {undoable && !outcome && <p>{t('bulk-changed', { count: undoable.changed })}</p>}
        {undoable && <Hint>{t('bulk-undo-hint', { time: dates.moment(undoable.until) })}</Hint>}
        {error && !planned && !isAny && (
          <Hint className={classNames('field-error')} role="alert">
            {t(error)}
          </Hint>
        )}
        <Row>
          {undoable && (
            <Button look="secondary" size="small" busy={bulk.busy} onClick={() => void bulk.undo()}>
              {t('bulk-undo')}
            </Button>
          )}
          {outcome && (
            <Button look="quiet" size="small" onClick={() => bulk.dismiss()}>
              {t('bulk-dismiss')}
            </Button>
          )}
        </Row>
      </Alert>
    </div>
  );
});

type RefusedProps = {
  refused: BulkOutcome['refused'];
  label: 'bulk-refused' | 'bulk-will-refuse';
  count: number;
};

/** Products that an action leaves unchanged, with reasons. */
export function RefusedProducts({ refused, label, count }: RefusedProps) {
  const t = useTexts();
  return (
    <>
      <p>{t(label, { count })}</p>
      <ul>
        {refused.map(({ id, code, error }) => (
          <li key={id}>
            {code}: {t(error)}
          </li>
        ))}
      </ul>
    </>
  );
}

import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { ACTIONS_OF_TAB } from '../../core/properties/bulk-listings.ts';
import type { OwnListingsBulk } from '../../view-models/properties/own-listings-bulk.ts';
import type { OwnPropertiesScreen } from '../../view-models/properties/own-properties-screen.ts';
import { Button } from '../components/actions/button.tsx';
import { CheckboxField } from '../components/fields/checkbox-field.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Panel, Row, Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { classNames } from '../components/class-names.tsx';

const Bar = styled(Panel)`
  position: sticky;
  bottom: calc(4.75rem + var(--notice, 0rem) + env(safe-area-inset-bottom));
  z-index: var(--layer-raised);
  margin-top: var(--space-4);
  padding: var(--space-3) var(--space-4);
  box-shadow: var(--shadow-lg);
  @media (min-width: 60rem) {
    bottom: var(--space-4);
  }
`;

type Props = { screen: OwnPropertiesScreen };

/** Checkbox that chooses all listings of the page. */
export const ChooseAll = observer(function ChooseAll({ screen }: Props) {
  const t = useTexts();
  const { bulk, properties } = screen;
  const ids = properties.data.map(({ id }) => id);
  const isAll = ids.every((id) => bulk.chosen.has(id));
  return (
    <CheckboxField
      name="own-choose-all"
      label={t('own-choose-all')}
      checked={isAll}
      onChecked={() => bulk.choose(isAll ? [] : ids)}
      unmarked
    />
  );
});

/** Actions for the chosen listings, and the question before one is taken. */
export const OwnListingsBulkBar = observer(function OwnListingsBulkBar({ screen }: Props) {
  const t = useTexts();
  const { bulk, wanted } = screen;
  const count = bulk.chosen.size;
  const action = bulk.pending?.action ?? 'pause';
  return (
    <>
      {count > 0 && (
        <Bar data-above-notice="" as="section" aria-label={t('own-bulk')}>
          <Row spread>
            <strong role="status">{t('own-bulk-chosen', { count })}</strong>
            <Row>
              {ACTIONS_OF_TAB[wanted.tab].map((one) => (
                <Button
                  key={one}
                  size="small"
                  look={one === 'delete' ? 'danger' : 'secondary'}
                  onClick={() => bulk.prepare(one, wanted.tab)}
                >
                  {t(`own-action-${one}`)}
                </Button>
              ))}
            </Row>
          </Row>
        </Bar>
      )}
      <Modal
        open={bulk.pending !== null}
        title={t('own-bulk-question', { action: t(`own-action-${action}`), count })}
        onClose={() => bulk.cancel()}
      >
        <Stack>
          <p>{t(`own-bulk-${action}-text`)}</p>
          {bulk.error && (
            <Hint className={classNames('field-error')} role="alert">
              {t(bulk.error)}
            </Hint>
          )}
          <Row>
            <Button
              look={action === 'delete' ? 'danger' : 'primary'}
              busy={bulk.busy}
              onClick={() => void bulk.confirm()}
            >
              {t(`own-action-${action}`)}
            </Button>
            <Button look="quiet" onClick={() => bulk.cancel()}>
              {t('cancel')}
            </Button>
          </Row>
        </Stack>
      </Modal>
    </>
  );
});

/** Result of the last change: unchanged listings with reasons, and undo. */
export const OwnListingsOutcome = observer(function OwnListingsOutcome({ bulk }: { bulk: OwnListingsBulk }) {
  const t = useTexts();
  const { outcome } = bulk;
  if (!outcome) return null;
  const { changed, held, refused, undo } = outcome;
  return (
    <div role="status">
      <Alert
        kind={refused.length === 0 ? 'success' : 'info'}
        title={t('own-bulk-changed', { count: changed.length })}
      >
        {held > 0 && <p>{t('own-bulk-held', { count: held })}</p>}
        {refused.length > 0 && (
          <ul>
            {refused.map(({ id, title, message }) => (
              <li key={id}>
                {t('own-bulk-refused', { title: title || t('own-untitled'), reason: t(message) })}
              </li>
            ))}
          </ul>
        )}
        {bulk.error && (
          <Hint className={classNames('field-error')} role="alert">
            {t(bulk.error)}
          </Hint>
        )}
        <Row>
          {undo && (
            <Button look="secondary" size="small" busy={bulk.busy} onClick={() => void bulk.undo()}>
              {t('bulk-undo')}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => bulk.dismiss()}>
            {t('bulk-dismiss')}
          </Button>
        </Row>
      </Alert>
    </div>
  );
});

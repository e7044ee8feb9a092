import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { LABEL_FORMATS } from '../../../core/shipping/shipment.ts';
import type { BulkOutcome, OrderSelection } from '../../../view-models/orders/order-selection.ts';
import { Button } from '../../components/actions/button.tsx';
import { classNames } from '../../components/class-names.tsx';
import { CheckboxField } from '../../components/fields/checkbox-field.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Panel, Row, Stack } from '../../components/layout.tsx';
import { Alert } from '../../components/messages/alert.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { labelsAddress, packingListsAddress } from '../../shipping/label-addresses.ts';
import { useLanguage, useLinks } from '../../shell/use-page-language.ts';

type Props = { selection: OrderSelection; access: string | null };

/** Steps for the selected orders: accept, labels, documents (SHIP-05). */
export const SelectionBar = observer(function SelectionBar({ selection, access }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const { chosen, toAccept, toLabel, labelled, toPack, busy, outcome } = selection;
  const idsOf = (orders: readonly { id: number }[]) => orders.map(({ id }) => id);
  const documents = [
    ...LABEL_FORMATS.map((format) => ({
      key: `order-bulk-print-${format}`,
      orders: labelled,
      href: labelsAddress(idsOf(labelled), format, access),
    })),
    {
      key: 'order-bulk-packing',
      orders: toPack,
      href: packingListsAddress(idsOf(toPack), language, access),
    },
  ];
  return (
    <Panel as="section" aria-label={t('order-bulk-actions')} data-print="hide">
      <Stack gap="small">
        <Row spread>
          <CheckboxField
            id="select-all-orders"
            name="select-all"
            label={t('order-bulk-select-all')}
            checked={selection.isAll}
            onChecked={(isChosen) => selection.chooseAll(isChosen)}
          />
          <Hint role="status">
            {chosen.length > 0 ? t('order-bulk-selected', { count: chosen.length }) : t('order-bulk-nothing')}
          </Hint>
        </Row>
        {chosen.length > 0 && (
          <Row>
            {toAccept.length > 0 && (
              <Button size="small" busy={busy === 'accepted'} onClick={() => void selection.accept()}>
                {t('order-bulk-accept', { count: toAccept.length })}
              </Button>
            )}
            {toLabel.length > 0 && (
              <Button size="small" busy={busy === 'labelled'} onClick={() => void selection.createLabels()}>
                {t('order-bulk-labels', { count: toLabel.length })}
              </Button>
            )}
            {documents
              .filter(({ orders }) => orders.length > 0)
              .map(({ key, orders, href }) => (
                <a
                  key={key}
                  className={classNames('button')}
                  data-look="secondary"
                  data-size="small"
                  href={href}
                  target="_blank"
                  rel="noopener"
                >
                  {t(key, { count: orders.length })}
                </a>
              ))}
          </Row>
        )}
        {outcome && <Outcome outcome={outcome} access={access} />}
      </Stack>
    </Panel>
  );
});

/** Result of the last step; each failed order with its reason and a link to fix it. */
function Outcome({
  outcome: { kind, done, requested, failed },
  access,
}: {
  outcome: BulkOutcome;
  access: string | null;
}) {
  const t = useTexts();
  const links = useLinks();
  const isSetting = (problem: string) =>
    problem === 'waybill-no-courier' || problem === 'waybill-sender-incomplete';
  return (
    <Stack gap="small">
      {done > 0 && <Alert kind="success">{t(`order-bulk-${kind}`, { count: done })}</Alert>}
      {requested > 0 && <Alert kind="warning">{t('order-bulk-requested', { count: requested })}</Alert>}
      {failed.length > 0 && (
        <Alert kind="error" title={t('order-bulk-failed', { count: failed.length })}>
          <ul>
            {failed.map(({ id, number, problem }) => (
              <li key={id}>
                {`${number}: ${t(problem ?? 'waybill-refused')} `}
                {problem !== null && isSetting(problem) ? (
                  <Link to={links('AdminSettings')}>{t('order-bulk-fix-settings')}</Link>
                ) : (
                  <Link to={links('AdminVendorOrder', { id }, { access })}>
                    {t('order-bulk-fix-order', { number })}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </Stack>
  );
}

import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { FollowedOrderScreen } from '../../../view-models/orders/followed-order-screen.ts';
import type { PieceWithdrawal } from '../../../view-models/orders/piece-withdrawal.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Modal } from '../../components/messages/modal.tsx';
import { QuantityField } from '../../components/fields/quantity-field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { Amounts } from '../amounts.tsx';
import { nameIn } from '../../../core/shared/transliteration.ts';
import { useLanguage } from '../../shell/use-page-language.ts';

/** Separates the quantity fields. */
const Pieces = styled(Stack)`
  & > .row {
    row-gap: var(--space-1);
    padding-bottom: var(--space-3);
    border-bottom: 1px solid var(--colour-line);
  }
`;

/** Confirms a withdrawal: pieces, refund and next steps (CART-10). */
export const WithdrawalModal = observer(function WithdrawalModal(props: { screen: FollowedOrderScreen }) {
  const t = useTexts();
  const language = useLanguage();
  const { withdrawal, busy } = props.screen;
  const texts = withdrawal?.isCancellation ? 'order-cancel' : 'withdrawal';
  return (
    <Modal
      open={withdrawal !== null}
      onClose={() => props.screen.closeWithdrawal()}
      closable={!busy}
      title={t(withdrawal?.isCancellation ? 'cancel-order' : 'withdrawal-from-the-contract')}
    >
      {withdrawal && (
        <Stack>
          {withdrawal.isWhole ? (
            <p>{t(`${texts}-whole`, { vendor: nameIn(language, withdrawal.vendorOrder.vendor.name) })}</p>
          ) : (
            <>
              <p>
                {t(`${texts}-confirm-text`, { vendor: nameIn(language, withdrawal.vendorOrder.vendor.name) })}
              </p>
              <Choice withdrawal={withdrawal} />
            </>
          )}
          <Sum withdrawal={withdrawal} />
          <p>
            {t(`${texts}-confirm-next`)}{' '}
            {!withdrawal.isCancellation &&
              t(
                withdrawal.vendorOrder.returns.isPaidByVendor
                  ? 'returns-paid-by-vendor'
                  : 'returns-paid-by-buyer',
              )}
          </p>
          <Row>
            <Button
              look="danger"
              busy={busy}
              disabled={withdrawal.sum === null}
              onClick={() => void props.screen.confirmWithdrawal()}
            >
              {t(`${texts}-confirm`)}
            </Button>
            <Button look="quiet" onClick={() => props.screen.closeWithdrawal()} disabled={busy}>
              {t('keep-order')}
            </Button>
          </Row>
        </Stack>
      )}
    </Modal>
  );
});

const Choice = observer(function Choice({ withdrawal }: { withdrawal: PieceWithdrawal }) {
  const t = useTexts();
  const texts = withdrawal.isCancellation ? 'order-cancel' : 'withdrawal';
  return (
    <Pieces role="group" aria-label={t(`${texts}-pieces`)}>
      {withdrawal.choices.map(({ productId, title, most }) => (
        <Row key={productId} spread>
          <span>{title}</span>
          <Row>
            <QuantityField
              id={`withdraw-${productId}`}
              name={`withdraw-${productId}`}
              label={t(`${texts}-pieces-of`, { title })}
              hideLabel
              min={0}
              max={most}
              value={withdrawal.pieces[productId] ?? 0}
              onValue={(count) => withdrawal.take(productId, count)}
            />
            <Hint>{t('received-order-cancel-pieces-most', { count: most })}</Hint>
          </Row>
        </Row>
      ))}
    </Pieces>
  );
});

const Sum = observer(function Sum({ withdrawal: { sum } }: { withdrawal: PieceWithdrawal }) {
  const t = useTexts();
  if (!sum) return <p role="status">{t('error-no-pieces')}</p>;
  return (
    <div role="status">
      <Stack gap="small">
        <Amounts
          rows={[
            { term: t('order-products'), stotinki: sum.productsAmount },
            // Always rendered: a number is applied on blur, and the button must not move away from the press
            // that causes it.
            { term: t('order-delivery'), stotinki: sum.deliveryAmount },
            { term: t('withdrawal-sum'), stotinki: sum.total, look: 'total' as const },
          ]}
        />
        <Hint>{t('withdrawal-delivery-rule')}</Hint>
      </Stack>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import type { FollowedOrderScreen } from '../../view-models/orders/followed-order-screen.ts';
import { Button } from '../components/button.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Modal } from '../components/modal.tsx';
import { useTexts } from '../components/use-texts.ts';

/** Asks once before a withdrawal is sent: what it covers and what follows (CART-10). */
export const WithdrawalModal = observer(function WithdrawalModal(props: { screen: FollowedOrderScreen }) {
  const t = useTexts();
  const { partToConfirm: part, busy } = props.screen;
  return (
    <Modal
      open={part !== null}
      onClose={() => props.screen.keepOrder()}
      closable={!busy}
      title={t('withdrawal-confirm-title')}
    >
      {part && (
        <Stack>
          <p>{t('withdrawal-confirm-text', { vendor: part.vendor.name })}</p>
          <ul>
            {part.products.map(({ productId, title, quantity }) => (
              <li key={productId}>{t('order-product-line', { quantity, title })}</li>
            ))}
          </ul>
          <p>{t('withdrawal-confirm-next')}</p>
          <Row>
            <Button look="danger" busy={busy} onClick={() => void props.screen.confirmWithdrawal()}>
              {t('withdrawal-confirm')}
            </Button>
            <Button look="quiet" onClick={() => props.screen.keepOrder()} disabled={busy}>
              {t('withdrawal-keep')}
            </Button>
          </Row>
        </Stack>
      )}
    </Modal>
  );
});

import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { MAX_ORDER_LINES } from '../../core/orders/cart/cart.ts';
import type { CartScreen } from '../../view-models/orders/cart-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { CartIcon } from '../components/icons.tsx';
import { PageContainer, Stack } from '../components/layout.tsx';
import { LinkButton } from '../components/actions/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { UndoAlert } from '../components/messages/undo-alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { SummaryBoard } from '../services/summary-board.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { CartChanges } from './cart/cart-changes.tsx';
import { CartGroupPanel } from './cart/cart-group.tsx';
import { CartSkeleton } from './cart/cart-skeleton.tsx';
import { CartSummary } from './cart/cart-summary.tsx';
import { CheckoutFields } from './checkout/checkout-form.tsx';
import { lazySection } from '../components/load-part.ts';

/** The footer stays below the window while the stored cart replaces its skeleton. */
const Base = styled(PageContainer)`
  min-height: 100dvh;
`;

/** Sections are closer together on phones. */
const Board = styled(SummaryBoard)`
  @media (max-width: 55.99rem) {
    & > .stack {
      gap: var(--space-3);
      margin-bottom: var(--space-3);
    }
  }
`;

type Props = { screen: CartScreen };

/** Loads on demand; few carts have a waiting order. */
const WaitingOrderPanel = lazySection(() =>
  import('./checkout/waiting-order-panel.tsx').then((module) => module.WaitingOrderPanel),
);

/** Cart and checkout; stored state is read after the first paint. */
export const CartPage = observer(function CartPage({ screen }: Props) {
  const t = useTexts();
  return (
    <Base sheets>
      <PageHeading title={t('cart')} />
      <noscript>
        <Alert title={t('cart-needs-scripts-title')}>{t('cart-needs-scripts-text')}</Alert>
      </noscript>
      {screen.ready ? <ReadyCart screen={screen} /> : <CartSkeleton />}
    </Base>
  );
});

const ReadyCart = observer(function ReadyCart({ screen }: Props) {
  const t = useTexts();
  const { cart: model, checkout } = screen;
  const { form } = checkout;
  const { cart } = model;
  return (
    <Stack gap="large">
      <CartChanges
        changes={checkout.changes}
        rejections={form.refusal === 'order-changed' ? form.failedSubmits : 0}
      />
      {screen.waiting.order && (
        <Suspense>
          <WaitingOrderPanel waiting={screen.waiting} order={screen.waiting.order} />
        </Suspense>
      )}
      {cart.linesTooMany > 0 && (
        <Alert kind="warning" title={t('cart-too-many-title')}>
          {t('cart-too-many-text', { most: MAX_ORDER_LINES, count: cart.linesTooMany })}
        </Alert>
      )}
      <Removed screen={screen} />
      {cart.isEmpty ? (
        <EmptyCart />
      ) : (
        <Board data-side="end" data-checkout="">
          <Stack>
            {cart.groups.map((group) => (
              <CartGroupPanel
                key={group.vendor.id}
                group={group}
                cart={model}
                deliveryPrice={checkout.delivery.priceOf(group)}
                isOnly={cart.groups.length === 1}
              />
            ))}
            <CheckoutFields checkout={checkout} cart={cart} onBegin={() => screen.beginCheckout()} />
          </Stack>
          <CartSummary cart={cart} checkout={checkout} />
        </Board>
      )}
    </Stack>
  );
});

const Removed = observer(function Removed({ screen }: Props) {
  const t = useTexts();
  const { removed } = screen.cart;
  if (!removed) return null;
  return (
    <UndoAlert
      of={removed}
      text={t('cart-removed', { product: removed.product.title })}
      onUndo={() => screen.cart.undoRemove()}
    />
  );
});

function EmptyCart() {
  const t = useTexts();
  const link = useLinks();
  return (
    <EmptyState
      icon={CartIcon}
      title={t('cart-empty-title')}
      text={t('cart-empty-text')}
      action={
        <>
          <LinkButton to={link('Index')}>{t('cart-empty-shop')}</LinkButton>
          <LinkButton to={link('Favorites')} look="quiet">
            {t('favourites')}
          </LinkButton>
        </>
      }
    />
  );
}

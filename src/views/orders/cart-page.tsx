import { observer } from 'mobx-react-lite';
import { CartScreen } from '../../view-models/orders/cart-screen.ts';
import { Alert } from '../components/alert.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { CartIcon } from '../components/icons.tsx';
import { Stack, WithSide } from '../components/layout.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { UndoAlert } from '../components/undo-alert.tsx';
import { page } from '../page.ts';
import { PageContainer } from './page-container.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { CartChanges } from './cart-changes.tsx';
import { CartGroupPanel } from './cart-group.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { WaitingOrderPanel } from './waiting-order-panel.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CheckoutFields } from './checkout-form.tsx';

type Props = { screen: CartScreen };

/** The cart with the checkout below it; what only the browser knows comes after the first picture. */
const CartPage = observer(function CartPage({ screen }: Props) {
  const t = useTexts();
  return (
    <PageContainer>
      <PageHeading title={t('cart-title')} />
      <noscript>
        <Alert title={t('cart-needs-scripts-title')}>{t('cart-needs-scripts-text')}</Alert>
      </noscript>
      {screen.ready ? <ReadyCart screen={screen} /> : <CartSkeleton />}
    </PageContainer>
  );
});

const ReadyCart = observer(function ReadyCart({ screen }: Props) {
  const { cart: model, checkout } = screen;
  const { form } = checkout;
  const { cart } = model;
  return (
    <Stack data-gap="large">
      <CartChanges
        changes={checkout.changes}
        askedAgain={form.refusal === 'order-changed' ? form.refused : 0}
      />
      <WaitingOrderPanel waiting={screen.waiting} />
      <Removed screen={screen} />
      {cart.isEmpty ? (
        <EmptyCart />
      ) : (
        <WithSide data-side="end">
          <Stack data-gap="large">
            {cart.groups.map((group) => (
              <CartGroupPanel key={group.vendor.id} group={group} cart={model} />
            ))}
            <CheckoutFields checkout={checkout} cart={cart} />
          </Stack>
          <CartSummary cart={cart} checkout={checkout} />
        </WithSide>
      )}
    </Stack>
  );
});

/** The way back for a product just removed. */
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
            {t('cart-empty-favorites')}
          </LinkButton>
        </>
      }
    />
  );
}

export const cartPage = page(CartScreen, CartPage);

import { observer } from 'mobx-react-lite';
import { wasDelivered } from '../../../core/orders/order.ts';
import type { Order, VendorOrder } from '../../../core/orders/order.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Button } from '../../components/actions/button.tsx';
import { Link } from '../../components/actions/link.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useService } from '../../shell/services.tsx';
import { useLinks } from '../../shell/use-page-language.ts';

type Props = { part: VendorOrder } & Pick<Order, 'isOfGuest'>;

/** Links to the reviews of delivered goods and their vendor (TRUST-04). */
export function ReviewInvitation({ part, isOfGuest }: Props) {
  const t = useTexts();
  const links = useLinks();
  if (!wasDelivered(part)) return null;
  const products = part.products.filter(({ quantity, returned }) => quantity + returned > 0);
  const reviewed = [
    ...products.map(({ productId, title }) => ({ subject: `product-${productId}`, title })),
    { subject: `vendor-${part.vendor.id}`, title: part.vendor.name },
  ];
  return (
    <Stack data-print="hide">
      <h3>{t('order-review-title')}</h3>
      {isOfGuest ? (
        <AccountNeeded />
      ) : (
        <ul>
          {reviewed.map(({ subject, title }) => (
            <li key={subject}>
              <Link to={links('WriteReview', { subject })}>{t('order-review-of', { title })}</Link>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

const AccountNeeded = observer(function AccountNeeded() {
  const t = useTexts();
  const session = useService(Session);
  const modals = useService(Modals);
  return (
    <Row>
      <Hint>{t('order-review-guest')}</Hint>
      {session.user === null && (
        <Button look="secondary" size="small" onClick={() => modals.show('signUp')}>
          {t('order-review-sign-up')}
        </Button>
      )}
    </Row>
  );
});

import { observer } from 'mobx-react-lite';
import type { Order, RefundMethod, RefundStatus } from '../../../core/orders/order.ts';
import type { FollowedOrderScreen } from '../../../view-models/orders/followed-order-screen.ts';
import { Hint } from '../../components/fields/field.tsx';
import { Panel, Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useDates, usePrices } from '../../shell/use-page-language.ts';
import { BoundForm, SubmitButton } from '../../forms/bound-form.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { FormTextField } from '../../forms/form-fields.tsx';

type Props = { screen: FollowedOrderScreen; order: Order };

/** Refunds to the buyer, and the bank account for refunds that no card can take. */
export const OrderRefunds = observer(function OrderRefunds({ screen, order }: Props) {
  const t = useTexts();
  const prices = usePrices();
  const dates = useDates();
  const { refunds, bankAccount } = order;
  if (refunds.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="order-refunds">
      <Stack>
        <h2 id="order-refunds">{t('order-refunds-title')}</h2>
        <Stack as="ul" gap="small">
          {refunds.map(({ amount, method, status, at }, index) => (
            <li key={index}>
              <strong>{prices.inText(amount)}</strong>{' '}
              {t<string>(refundKey(method, status, bankAccount.ending !== null), { at: dates.moment(at) })}
            </li>
          ))}
        </Stack>
        {bankAccount.isAsked && bankAccount.ending !== null && (
          <Hint>{t('bank-account-given', { ending: bankAccount.ending })}</Hint>
        )}
        {bankAccount.isAsked && <BankAccount screen={screen} isFirst={bankAccount.ending === null} />}
      </Stack>
    </Panel>
  );
});

/** Message key of a refund: its method and state. */
function refundKey(method: RefundMethod, status: RefundStatus, hasAccount: boolean): string {
  const isAccountMissing = method === 'bank' && status === 'due' && !hasAccount;
  return isAccountMissing ? 'refund-bank-no-account' : `refund-${method}-${status}`;
}

function BankAccount({ screen, isFirst }: { screen: FollowedOrderScreen; isFirst: boolean }) {
  const t = useTexts();
  return (
    <BoundForm form={screen.bankAccount} texts="bank-account" aria-label={t('bank-account-title')}>
      <FormErrors />
      <FormTextField
        name="iban"
        hint
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormTextField name="holder" required autoComplete="name" />
      <Row>
        <SubmitButton look={isFirst ? 'primary' : 'secondary'}>
          {t(isFirst ? 'bank-account-send' : 'bank-account-change')}
        </SubmitButton>
      </Row>
    </BoundForm>
  );
}

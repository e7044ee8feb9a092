import { observer } from 'mobx-react-lite';
import type { Order } from '../../../core/orders/order.ts';
import type { FollowedOrderScreen } from '../../../view-models/orders/followed-order-screen.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Form } from '../../components/fields/form.tsx';
import { Panel, Row, Stack } from '../../components/layout.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormRefusals } from '../../forms/form-refusals.tsx';
import { useDates, usePrices } from '../../shell/use-page-language.ts';

type Props = { screen: FollowedOrderScreen; order: Order };

/** Money on its way back to the buyer, and where it goes when no card can take it. */
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
        <Stack as="ul" data-gap="small">
          {refunds.map(({ amount, method, status, at }, index) => (
            <li key={index}>
              <strong>{prices.inText(amount)}</strong>{' '}
              {t(`refund-${method}-${status}`, { at: dates.moment(at) })}
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

const BankAccount = observer(function BankAccount(props: { screen: FollowedOrderScreen; isFirst: boolean }) {
  const t = useTexts();
  const { bankAccount: form } = props.screen;
  const { iban, holder } = form.errors as Record<string, string | undefined>;
  return (
    <Form
      aria-label={t('bank-account-title')}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack>
        <FormRefusals form={form} />
        <TextField
          name="iban"
          label={t('bank-account-iban')}
          hint={t('bank-account-iban-hint')}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={form.values.iban}
          onValue={(value) => form.set('iban', value)}
          onBlur={() => void form.leave('iban')}
          {...(iban && { error: t(iban) })}
        />
        <TextField
          name="holder"
          label={t('bank-account-holder')}
          required
          autoComplete="name"
          value={form.values.holder}
          onValue={(value) => form.set('holder', value)}
          onBlur={() => void form.leave('holder')}
          {...(holder && { error: t(holder) })}
        />
        <Row>
          <Button type="submit" look={props.isFirst ? 'primary' : 'secondary'} busy={form.busy}>
            {t(props.isFirst ? 'bank-account-send' : 'bank-account-change')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
});

import { observer } from 'mobx-react-lite';
import { OTHER_COST, PAYMENT_LIMITS } from '../../../core/plans/together/plan-payment.ts';
import { Columns, Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { BoundForm, SubmitButton } from '../../forms/bound-form.tsx';
import { FormTextField } from '../../forms/form-fields.tsx';
import { FormSelect, FormAmount } from '../../forms/form-inputs.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { personName } from '../plan-names.ts';
import type { PaymentsProps } from './payments-section.tsx';

/** Records a payment; the amount of a cost is prefilled. */
export const PaymentForm = observer(function PaymentForm({ payments, plan }: PaymentsProps) {
  const t = useTexts();
  const { form, openCosts } = payments;
  const people = Array.from({ length: plan.people }, (_, person) => ({
    value: String(person),
    label: personName(t, plan, person),
  }));
  const costs = [
    ...openCosts.map(({ name }) => ({ value: String(name), label: t(`plan-cost-${name}`) })),
    { value: OTHER_COST, label: t('plan-payment-other') },
  ];
  return (
    <Stack as="section" gap="small" aria-labelledby="plan-payment">
      <h3 id="plan-payment">{t('plan-payment')}</h3>
      <BoundForm form={form} prefix="payment" texts="plan-payment" aria-labelledby="plan-payment">
        <Stack>
          <FormErrors />
          <Columns>
            <FormSelect name="by" required placeholder={t('plan-choose')} options={people} />
            <FormSelect name="cost" required placeholder={t('plan-choose')} options={costs} />
          </Columns>
          {form.values.cost === OTHER_COST && (
            <FormTextField name="note" required maxLength={PAYMENT_LIMITS.note} autoComplete="off" />
          )}
          <Columns>
            <FormAmount name="amount" required />
            <FormTextField name="on" type="date" required />
          </Columns>
          <Row>
            <SubmitButton size="small">{t('plan-payment-add')}</SubmitButton>
          </Row>
        </Stack>
      </BoundForm>
    </Stack>
  );
});

import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MovingPlan } from '../../../core/plans/moving-plan.ts';
import { PLAN_LIMITS } from '../../../core/plans/moving-plan.ts';
import type { PlanPayment } from '../../../core/plans/together/plan-payment.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { DAY_FORMAT, formatSofiaTime } from '../../../core/shared/date-format.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import type { MovingPlanScreen } from '../../../view-models/plans/moving-plan-screen.ts';
import { PlanPayments } from '../../../view-models/plans/together/plan-payments.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Columns, Stack } from '../../components/layout.tsx';
import { UndoAlert } from '../../components/messages/undo-alert.tsx';
import { useBrowserValue } from '../../components/use-browser-value.ts';
import { useTexts } from '../../components/use-texts.ts';
import { useLanguage, usePrices } from '../../shell/use-page-language.ts';
import { useService } from '../../shell/services.tsx';
import { personName } from '../plan-names.ts';
import { PlanSection } from '../plan-section.tsx';
import { DebtList } from './debt-list.tsx';
import { PaymentForm } from './payment-form.tsx';

const List = styled.ul`
  font-variant-numeric: tabular-nums;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--colour-line);
  }
  & > li:last-of-type {
    border: 0;
  }
  @media (max-width: 39.99rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & > li > span:first-of-type {
      grid-column: 1 / -1;
    }
  }
  & small {
    display: block;
    color: var(--colour-ink-soft);
  }
`;

export type PaymentsProps = { payments: PlanPayments; plan: MovingPlan };

/** Shared expenses, and who owes whom (PLAN-08). */
export const PaymentsSection = observer(function PaymentsSection({
  screen,
  plan,
}: {
  screen: MovingPlanScreen;
  plan: MovingPlan;
}) {
  const t = useTexts();
  const prices = usePrices();
  const language = useLanguage();
  const [clock, keys] = [useService(Clock), useService(KeyGenerator)];
  const [payments] = useState(() => new PlanPayments(screen.editor, { clock, keys, language }));
  const { deleted } = payments;
  const canEdit = useBrowserValue(screen.canEdit, screen.together.link === null);
  return (
    <PlanSection
      title={t('plan-payments')}
      sum={plan.payments.length > 0 ? prices.brief(payments.total) : undefined}
    >
      {canEdit && <Names payments={payments} plan={plan} />}
      {plan.payments.length > 0 ? (
        <List>
          {plan.payments.map((payment) => (
            <Payment key={payment.id} payment={payment} payments={payments} plan={plan} />
          ))}
        </List>
      ) : (
        <Hint>{t('plan-payments-none')}</Hint>
      )}
      {deleted && (
        <UndoAlert of={deleted} text={t('plan-payment-deleted')} onUndo={() => payments.restore()} />
      )}
      {plan.payments.length > 0 && <DebtList payments={payments} plan={plan} />}
      {canEdit && <PaymentForm payments={payments} plan={plan} />}
    </PlanSection>
  );
});

const Names = observer(function Names({ payments, plan }: PaymentsProps) {
  const t = useTexts();
  return (
    <Stack as="section" gap="small" aria-labelledby="plan-names">
      <h3 id="plan-names">{t('plan-names')}</h3>
      <Columns>
        {Array.from({ length: plan.people }, (_, person) => (
          <TextField
            // People are their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={person}
            name={`name-${person}`}
            label={t('plan-person', { number: person + 1 })}
            value={payments.nameOf(person)}
            maxLength={PLAN_LIMITS.name}
            autoComplete="off"
            onValue={(name) => payments.rename(person, name)}
          />
        ))}
      </Columns>
    </Stack>
  );
});

const Payment = observer(function Payment({
  payment,
  payments,
  plan,
}: PaymentsProps & { payment: PlanPayment }) {
  const t = useTexts();
  const prices = usePrices();
  const language = useLanguage();
  const { by, to, cost, note, amount, on } = payment;
  const name = personName(t, plan, by);
  const what = cost ? t(`plan-cost-${cost}`) : note;
  const words =
    to === null
      ? t('plan-payment-of', { name, what })
      : t('plan-payment-to', { name, other: personName(t, plan, to) });
  return (
    <li>
      <span>
        {words}
        <small>{formatSofiaTime(on, language, DAY_FORMAT)}</small>
      </span>
      <span>{prices.inText(amount)}</span>
      <Button
        look="quiet"
        size="small"
        aria-label={t('plan-payment-delete-of', { what: words })}
        onClick={() => payments.delete(payment)}
      >
        {t('plan-payment-delete')}
      </Button>
    </li>
  );
});

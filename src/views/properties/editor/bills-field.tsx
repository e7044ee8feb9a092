import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { BILLS } from '../../../core/properties/property-choices.ts';
import type { BillForm } from '../../../core/properties/property-form.ts';
import type { PropertyEditor } from '../../../view-models/properties/property-editor.ts';
import { CheckboxField } from '../../components/fields/checkbox-field.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { AmountField } from '../../forms/amount-field.tsx';

const List = styled.ul`
  display: grid;
  max-width: 48rem;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 var(--space-3);
    padding-block: var(--space-1);
    @media (min-width: 40rem) {
      grid-template-columns: 12rem minmax(0, 1fr) 11rem;
      align-items: start;
    }
  }
  & > li + li {
    border-top: 1px solid var(--colour-line);
  }
  & > li > div:not(:first-of-type) {
    padding-bottom: var(--space-2);
  }
`;

const PAYERS = ['tenant', 'owner'] as const;

/** Payer and monthly estimate of each bill. */
export const BillsField = observer(function BillsField({ editor }: { editor: PropertyEditor }) {
  const t = useTexts();
  const { form } = editor;
  const bills = form.values.billsMeta;
  const change = (bill: BillForm['bill'], change: Partial<BillForm>) =>
    editor.form.set(
      'billsMeta',
      bills.map((one) => (one.bill === bill ? { ...one, ...change } : one)),
    );
  return (
    <List>
      {BILLS.map((bill) => {
        const chosen = bills.find((one) => one.bill === bill);
        const label = t(`property-bill-${bill}`);
        const name = `billsMeta.${bill}`;
        const error = form.errors[name];
        return (
          <li key={bill}>
            <CheckboxField
              name={`${name}.chosen`}
              label={label}
              checked={chosen !== undefined}
              onChecked={(on) =>
                editor.form.set(
                  'billsMeta',
                  on
                    ? [...bills, { bill, payer: 'tenant', amount: '' }]
                    : bills.filter((one) => one.bill !== bill),
                )
              }
            />
            {chosen && (
              <>
                <SelectField
                  name={`${name}.payer`}
                  label={t('bill-payer', { bill: label })}
                  hideLabel
                  options={PAYERS.map((payer) => ({ value: payer, label: t(`bill-payer-${payer}`) }))}
                  value={chosen.payer}
                  onValue={(payer) => payer && change(bill, { payer })}
                />
                <AmountField
                  name={name}
                  label={t('bill-amount', { bill: label })}
                  hideLabel
                  placeholder={t('per-month')}
                  value={chosen.amount}
                  onValue={(amount) => change(bill, { amount })}
                  onBlur={() => void form.leave(name as 'billsMeta')}
                  {...(error && { error: t(error) })}
                />
              </>
            )}
          </li>
        );
      })}
    </List>
  );
});

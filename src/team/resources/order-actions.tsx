import type { ReactNode } from 'react';
import { SelectInput, useRecordContext } from 'react-admin';
import { priceInText } from '../../core/shared/price-format.ts';
import { ActionButton } from '../components/action-button.tsx';
import { AmountInput } from '../components/amount-input.tsx';
import { useTeam } from '../team-context.ts';
import { useLanguage, useTexts } from '../use-texts.ts';

type VendorOrder = { id: number; vendorName: string; refundable: number };

/** Cancellation and refund of an order or of one vendor's part. */
export function OrderActions(): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const { priceOrder } = useTeam().state;
  const vendorOrders = (useRecordContext()?.['vendorOrders'] ?? []) as VendorOrder[];
  const refundable = vendorOrders.reduce((sum, vendorOrder) => sum + vendorOrder.refundable, 0);
  const part = vendorOrders.length > 1 && (
    <SelectInput
      source="vendorOrderId"
      label="seller"
      helperText="team-whole-order"
      choices={vendorOrders}
      optionText="vendorName"
    />
  );
  return (
    <>
      <ActionButton
        action="cancel"
        operation="orders.cancel"
        label="cancel-order"
        text="team-cancel-order-text"
        isDangerous
      >
        {part}
      </ActionButton>
      {refundable > 0 && (
        <ActionButton action="refund" operation="orders.refund" label="team-refund">
          {part}
          <AmountInput
            source="amount"
            label="amount"
            hint={t('team-refund-hint', { amount: priceInText(refundable, language, priceOrder) })}
          />
        </ActionButton>
      )}
    </>
  );
}

import { paymentStatusKey } from '../../../core/orders/order.ts';
import type { DeliveryAddress, Order, OrderContact } from '../../../core/orders/order.ts';
import { DefinitionTable } from '../../components/content/definition-table.tsx';
import { useTexts } from '../../components/use-texts.ts';

export interface OrderPeopleProps {
  contact: OrderContact;
  address: DeliveryAddress;
  payment: Pick<Order['payment'], 'method' | 'status'> & { isProcessing?: boolean };
  /** True in the vendor's view: phone and e-mail are links. */
  reachable?: boolean;
}

/** Buyer, delivery address and payment method. */
export function OrderPeople({ contact, address, payment, reachable }: OrderPeopleProps) {
  const t = useTexts();
  const { name, phone, email } = contact;
  const place = t('order-address-line', { postCode: address.postCode, city: address.city });
  return (
    <DefinitionTable
      rows={[
        { term: t('order-contact-name'), description: name },
        {
          term: t('order-contact-phone'),
          description: reachable ? <a href={`tel:${phone}`}>{phone}</a> : phone,
        },
        {
          term: t('order-contact-email'),
          description: reachable ? <a href={`mailto:${email}`}>{email}</a> : email,
        },
        ...(address.street === ''
          ? []
          : [
              {
                term: t('order-address'),
                description: (
                  <>
                    {place}
                    <br />
                    {address.street}
                  </>
                ),
              },
            ]),
        { term: t('order-address-details'), description: address.details },
        { term: t('payment-method'), description: t(`payment-method-${payment.method}`) },
        {
          term: t('order-payment'),
          description: t<string>(paymentStatusKey(payment)),
        },
      ]}
    />
  );
}

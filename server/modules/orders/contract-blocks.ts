import { isCharged } from '../../../src/core/orders/order-amounts.ts';
import type { VendorOrder } from '../../../src/core/orders/order.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import type { Translate } from '../../platform/texts.ts';
import { addressLine, vendorOrderBlocks } from './order-blocks.ts';
import type { MailFacts } from './order-mail-writer.ts';
import type { Trader } from './traders.ts';

/**
 * Confirmation of the contract on a durable medium (Directive 2011/83, art. 8(7)): traders, goods, prices,
 * payment, delivery, the right of withdrawal with its model form, and the legal guarantee.
 */
export function contractBlocks({ order, language, t, price, traders, addresses }: MailFacts): MailBlock[] {
  const charged = order.vendorOrders.filter(isCharged);
  const contacts = charged.flatMap(({ id }) => {
    const trader = traders.get(id);
    return trader ? [`${trader.company}, ${trader.address}, ${trader.email}`] : [];
  });
  return [
    ...charged.flatMap((vendorOrder) => [
      ...vendorOrderBlocks(vendorOrder, t, price),
      ...traderBlocks(vendorOrder, traders.get(vendorOrder.id), t),
    ]),
    {
      kind: 'rows',
      rows: [
        [t('order-total'), price(order.totalOrderAmount)],
        [t('order-contained-vat'), price(order.containedVat)],
        [t('payment-method'), t(`payment-method-${order.payment.method}`)],
        [t('order-address'), addressLine(order.address)],
      ],
    },
    { kind: 'heading', text: t('mail-contract-withdrawal') },
    { kind: 'text', text: t('mail-contract-withdrawal-text') },
    {
      kind: 'rows',
      rows: charged.map(({ vendor, returns }) => [
        vendor.name,
        t(returns.isPaidByVendor ? 'mail-contract-returns-vendor' : 'mail-contract-returns-buyer'),
      ]),
    },
    { kind: 'heading', text: t('mail-contract-form') },
    {
      kind: 'text',
      text: t('mail-contract-form-text', {
        traders: [...new Set(contacts)].join('; '),
        number: order.number,
        name: order.contact.name,
        address: addressLine(order.address),
      }),
    },
    { kind: 'heading', text: t('legal-guarantee') },
    { kind: 'text', text: t('mail-contract-guarantee-text') },
    {
      kind: 'small',
      text: t('mail-contract-links'),
      links: [
        {
          label: t('link-TermsAndConditionsPage'),
          address: addresses.of(language, 'TermsAndConditionsPage'),
        },
        { label: t('link-LegalGuarantee'), address: addresses.of(language, 'LegalGuarantee') },
      ],
    },
  ];
}

function traderBlocks({ totalAmount }: VendorOrder, trader: Trader | undefined, t: Translate): MailBlock[] {
  if (!trader || totalAmount === 0) return [];
  const { company, number, address, email, phone, deliveryDays: days } = trader;
  return [
    {
      kind: 'rows',
      rows: [
        [
          t('mail-contract-time'),
          days.from === days.to
            ? t('vendor-days-exact', { count: days.to })
            : t('vendor-days', { from: days.from, to: days.to }),
        ],
        [t('vendor-title'), company],
        [t('receipt-company-number', { number }), ''],
        [t('mail-contract-trader-address'), address],
        [t('order-contact-email'), email],
        [t('order-contact-phone'), phone],
      ],
    },
  ];
}

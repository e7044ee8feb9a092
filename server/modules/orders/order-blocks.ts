import type { DeliveryAddress, VendorOrder } from '../../../src/core/orders/order.ts';
import { formatMoment } from '../../../src/core/shared/date-format.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import type { Translate } from '../../platform/texts.ts';

/** `До офис: …`; empty for an address. */
export function officeLine(
  { delivery: { method, office } }: Pick<VendorOrder, 'delivery'>,
  t: Translate,
): string {
  return method === 'address' || !office ? '' : t(`order-delivery-${method}`, office);
}

/** A vendor's products, their prices and the delivery price, with the office of the parcel. */
export function vendorOrderBlocks(
  vendorOrder: VendorOrder,
  t: Translate,
  price: (stotinki: number) => string,
): MailBlock[] {
  return [
    {
      kind: 'rows',
      rows: [
        [vendorOrder.vendor.name, ''],
        ...vendorOrder.products.flatMap(({ quantity, title, amount, productNotes }) => [
          [`${quantity} × ${title}`, price(amount)] as const,
          ...(productNotes === '' ? [] : [[t('order-product-notes', { notes: productNotes }), ''] as const]),
        ]),
        ...(vendorOrder.coupon && vendorOrder.coupon.discount > 0
          ? [
              [
                t('coupon-contained', { code: vendorOrder.coupon.code }),
                price(vendorOrder.coupon.discount),
              ] as const,
            ]
          : []),
        [
          t('order-delivery'),
          vendorOrder.deliveryAmount === 0 ? t('delivery-free') : price(vendorOrder.deliveryAmount),
        ],
        ...(officeLine(vendorOrder, t) === '' ? [] : [[officeLine(vendorOrder, t), ''] as const]),
      ],
    },
  ];
}

/** Formats a time in words, in the time zone of Bulgaria. */
export function momentIn(language: Language, at: string): string {
  return formatMoment(new Date(at), language, { dateStyle: 'long', timeStyle: 'short' });
}

/** `1000 София, ул. „Шипка“ 6, ет. 3`. */
export function addressLine({ postCode, city, street, details }: DeliveryAddress): string {
  return [`${postCode} ${city}`.trim(), street, details].filter((part) => part !== '').join(', ');
}

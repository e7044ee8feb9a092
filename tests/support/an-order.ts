import type { Order, OrderedProduct, ReceivedOrder, VendorOrder } from '../../src/core/orders/order.ts';
import type { CheckoutForm } from '../../src/core/orders/checkout-form.ts';

/** Valid checkout form. */
export function aCheckoutForm(change: Partial<CheckoutForm> = {}): CheckoutForm {
  return {
    name: 'Мария Петрова',
    phone: '0888 123 456',
    email: 'maria@primer.bg',
    city: 'София',
    postCode: '1000',
    street: 'ул. „Шипка“ 6',
    details: '',
    deliveries: [],
    paymentMethod: 'on-delivery',
    termsAccepted: true,
    wantsInvoice: false,
    invoiceCompany: '',
    invoiceNumber: '',
    invoiceVatNumber: '',
    invoiceAddress: '',
    invoicePerson: '',
    coupon: '',
    ...change,
  };
}

export function anOrderedLamp(change: Partial<OrderedProduct> = {}): OrderedProduct {
  return {
    productId: 1,
    title: 'Настолна лампа „Зора“',
    image: null,
    unitPrice: 4590,
    quantity: 1,
    cancelled: 0,
    returned: 0,
    withdrawn: 0,
    amount: 4590,
    productNotes: '',
    ...change,
  };
}

/** Vendor order of one lamp, just placed. */
export function aVendorOrder(change: Partial<VendorOrder> = {}): VendorOrder {
  return {
    id: 11,
    vendor: { id: 7, name: 'Дом и светлина' },
    status: 'new',
    steps: [{ status: 'new', at: '2026-11-20T10:00:00.000Z', note: '' }],
    products: [anOrderedLamp()],
    productsAmount: 4590,
    deliveryAmount: 590,
    totalAmount: 5180,
    containedVat: 863,
    refundAmount: 0,
    delivery: { method: 'address', office: null },
    tracking: null,
    shipment: null,
    returnShipment: null,
    deliverBy: '2026-11-27',
    withdrawal: { possible: true, until: null, withdrawnAt: null },
    returns: {
      recipient: 'Дом и светлина ООД',
      address: '4000 Пловдив, ул. „Складова“ 3',
      phone: '032123456',
      isPaidByVendor: false,
      byCourier: false,
    },
    conversation: null,
    ...change,
  };
}

const people = {
  number: 'U-100012',
  placedAt: '2026-11-20T10:00:00.000Z',
  contact: { name: 'Мария Петрова', phone: '0888123456', email: 'maria@primer.bg' },
  address: { city: 'София', postCode: '1000', street: 'ул. „Шипка“ 6', details: '' },
};

/** Order with that vendor order only, paid on delivery. */
export function anOrder(change: Partial<Order> = {}): Order {
  return {
    ...people,
    payment: { method: 'on-delivery', status: 'due', paymentUrl: null, isProcessing: false, heldUntil: null },
    confirmation: { isAwaited: false, until: null },
    isOfGuest: false,
    vendorOrders: [aVendorOrder()],
    refunds: [],
    bankAccount: { isAsked: false, ending: null },
    totalDeliveryAmount: 590,
    totalOrderAmount: 5180,
    containedVat: 863,
    ...change,
  };
}

/** The same order in the vendor's view. */
export function aReceivedOrder(change: Partial<ReceivedOrder> = {}): ReceivedOrder {
  return {
    ...aVendorOrder(),
    ...people,
    payment: { method: 'on-delivery', status: 'due' },
    next: ['accepted', 'cancelled'],
    undoUntil: null,
    awaitsPieces: false,
    mayCancelPieces: true,
    ...change,
  };
}

import { randomBytes } from 'node:crypto';

/** A checkout as the browser sends it; tests change what they are about. */
export function anOrder(
  products: { id: number; quantity?: number; expectedPrice?: number }[],
  changes: object = {},
) {
  return {
    key: randomBytes(16).toString('base64url'),
    name: 'Мария Иванова',
    phone: '+359 88 765 4321',
    email: 'maria@example.com',
    city: 'София',
    postCode: '1000',
    street: 'ул. Шипка 5',
    details: 'ет. 3',
    paymentMethod: 'on-delivery',
    termsAccepted: true,
    expectedDelivery: 500,
    products: products.map(({ id, quantity = 1, expectedPrice = 5_000 }) => ({
      id,
      quantity,
      productNotes: '',
      expectedPrice,
    })),
    ...changes,
  };
}

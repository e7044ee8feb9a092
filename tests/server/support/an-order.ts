import { randomBytes } from 'node:crypto';

let buyers = 0;

/** A checkout as the browser sends it, each of another buyer; tests override single fields. */
export function anOrder(
  products: { id: number; quantity?: number; expectedPrice?: number }[],
  changes: object = {},
) {
  buyers += 1;
  return {
    key: randomBytes(16).toString('base64url'),
    name: 'Мария Иванова',
    phone: `+359 88 ${5_000_000 + buyers}`,
    email: `maria-${buyers}@example.com`,
    city: 'София',
    postCode: '1000',
    street: `ул. Шипка ${buyers}`,
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

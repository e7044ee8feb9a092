import { randomBytes } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { BenchShop } from './bench-shop.ts';
import { timeImport } from './time-import.ts';

/**
 * `npm run bench:writes`: orders a second of 64 buyers, of mixed products and of one product, and the
 * duration of an / import of 50,000 rows; in the database of DATABASE_URL, or its own with that many
 * products.
 */
const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '20' },
    rows: { type: 'string', default: '50000' },
    products: { type: 'string', default: '10000' },
  },
});
type Goods = { id: number; price: number; delivery: number };
let buyers = 0;

const shop = await BenchShop.open();
try {
  await shop.load(Number(values.products));
  // Cheap products, which need no confirmation by e-mail, with enough stock.
  const { rows: goods } = await shop.pool.query<Goods>(
    `update product p set quantity = 1000000 from vendor v
     where v.id = p.vendor_id and p.id in (
       select product_id from listed_product where current_price < 20000 order by product_id limit 500
     ) returning p.id::integer, p.current_price as price, v.delivery_price as delivery`,
  );
  await shop.whileOpen(async () => {
    const pick = () => goods[Math.floor(Math.random() * goods.length)];
    console.log(await ordersOf('mixed products', pick));
    console.log(await ordersOf('one contested product', () => goods[0]));
    if (Number(values.rows) === 0) return;
    const { checked, taken } = await timeImport(shop, Number(values.rows));
    console.log(
      `| import of ${values.rows} rows | checked in ${checked.toFixed(1)} s | taken in ${taken.toFixed(1)} s | ${(checked + taken).toFixed(1)} s in all |`,
    );
  });
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await shop.close();
}

/** Sends orders of that many buyers in turn, each as a new person. */
async function ordersOf(name: string, pick: () => Goods | undefined): Promise<string> {
  const times: number[] = [];
  let refused = 0;
  const start = performance.now();
  const buyer = async () => {
    while (performance.now() - start < Number(values.seconds) * 1000) {
      const chosen = pick();
      if (!chosen) throw new Error('nothing to order');
      const from = performance.now();
      try {
        await shop.post('/api/order', anOrder(chosen));
        times.push(performance.now() - from);
      } catch {
        // A busy server refuses orders, and the report counts them.
        refused += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: Number(values.buyers) }, buyer));
  const aSecond = times.length / ((performance.now() - start) / 1000);
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return `| orders of ${name} | ${aSecond.toFixed(0)} a second | median ${at(0.5)} ms | 95% ${at(0.95)} ms | ${refused} refused |`;
}

function anOrder({ id, price, delivery }: Goods): object {
  buyers += 1;
  const key = randomBytes(16).toString('base64url');
  return {
    key,
    name: 'Мария Иванова',
    phone: `+359 88 ${Math.floor(5_000_000 + Math.random() * 4_999_999)}`,
    email: `${key.toLowerCase()}@example.com`,
    city: 'София',
    postCode: '1000',
    street: `ул. Шипка ${key} ${buyers}`,
    details: '',
    paymentMethod: 'on-delivery',
    termsAccepted: true,
    expectedDelivery: delivery,
    products: [{ id, quantity: 1, productNotes: '', expectedPrice: price }],
  };
}

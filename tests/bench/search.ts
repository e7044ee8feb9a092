import { parseArgs } from 'node:util';
import { Random } from '../../server/demo/random.ts';
import { productSearches } from './product-searches.ts';
import { propertySearches } from './property-searches.ts';
import { timeSearches } from './searches.ts';

/**
 * `npm run bench:search -- --origin http://127.0.0.1:3000`: sends random searches, lists, filters and
 * suggestions to a / running server, and prints the duration by kind and the slowest requests.
 * CALLS_PER_MINUTE of the server must allow them.
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://127.0.0.1:3000' },
    of: { type: 'string', default: 'products,homes' },
    requests: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    callers: { type: 'string', default: '1' },
  },
});

const SEARCHES: Record<string, typeof productSearches> = {
  products: productSearches,
  homes: propertySearches,
};
for (const of of values.of.split(',')) {
  const searches = SEARCHES[of];
  if (!searches) throw new Error(`--of: ${Object.keys(SEARCHES).join(',')}`);
  const draw = await searches(values.origin, new Random(Number(values.seed)));
  const asked = Array.from({ length: Number(values.requests) }, draw);
  console.log(
    `## ${of}\n\nSeed ${values.seed}, ${await timeSearches(values.origin, asked, Number(values.callers))}\n`,
  );
}

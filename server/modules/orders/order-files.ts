import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { Type } from 'typebox';
import { ReceivedOrderFilter, Access } from '../../../api/orders/received-orders.ts';
import { IdText, oneOf, strict } from '../../../api/schema.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { SessionReader } from '../../platform/http/signed-in.ts';
import { attachment, TABLE_TYPES, writeTable } from '../../platform/documents/table-file.ts';
import { exportHeader, exportRows } from './vendors/order-export.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { packingListsOf } from './vendors/packing-list-files.ts';
import { orderCondition } from './vendors/search-orders.ts';
import { vendorOf } from './vendors/vendor-access.ts';

const Language = Type.Optional(oneOf(['bg', 'en']));

const ExportQuery = strict({ ...ReceivedOrderFilter, ...Access, language: Language });
const ExportParams = strict({ format: oneOf(['csv', 'xlsx']) });
const PackingQuery = strict({ ...Access, language: Language });
const PackingParams = strict({ id: IdText });

/** Rate limit, because reading every order is expensive. */
const SELDOM = { rateLimit: { max: 20, timeWindow: 60_000 } };

/**
 * Serves the table of a vendor's orders, and an order's packing list, to those with access to the orders
 * (CART-08).
 */
export function orderFiles(server: FastifyInstance, deps: OrderDependencies, sessions: SessionReader): void {
  const { db, clock, texts, priceOrder } = deps;

  server.get<{ Params: Static<typeof ExportParams>; Querystring: Static<typeof ExportQuery> }>(
    '/exports/orders.:format',
    { schema: { params: ExportParams, querystring: ExportQuery }, config: SELDOM },
    async (request, reply) => {
      const { format } = request.params;
      const { access, language = 'bg', ...filter } = request.query;
      const vendorId = await vendorOf(db, access, await sessions.of(request), clock.now());
      const condition = await orderCondition(db, vendorId, filter);
      const t = texts.in(language);
      const name = `${t('order-export-file')}-${sofiaDay(clock.now())}.${format}`;
      return reply
        .type(TABLE_TYPES[format])
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachment(name))
        .send(
          writeTable(
            format,
            exportHeader(t, priceOrder),
            exportRows(db, condition, { language, t, priceOrder }),
          ),
        );
    },
  );

  server.get<{ Params: Static<typeof PackingParams>; Querystring: Static<typeof PackingQuery> }>(
    '/packing-lists/:id.pdf',
    { schema: { params: PackingParams, querystring: PackingQuery }, config: SELDOM },
    async (request, reply) => {
      const { access, language = 'bg' } = request.query;
      const vendorId = await vendorOf(db, access, await sessions.of(request), clock.now());
      const list = await packingListsOf(deps, vendorId, [Number(request.params.id)], language);
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="packing-list-${request.params.id}.pdf"`)
        .send(list);
    },
  );
}

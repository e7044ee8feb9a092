import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Static } from 'typebox';
import { Type } from 'typebox';
import { Access } from '../../../../api/orders/received-orders.ts';
import { IdText, oneOf, strict, Token } from '../../../../api/schema.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { LABEL_FORMATS, WAYBILL_LIMITS } from '../../../../src/core/shipping/shipment.ts';
import type { LabelFormat } from '../../../../src/core/shipping/shipment.ts';
import { joinLabels } from '../../../platform/documents/label-sheet.ts';
import type { SessionReader } from '../../../platform/http/signed-in.ts';
import { packingListsOf } from '../vendors/packing-list-files.ts';
import { vendorOf } from '../vendors/vendor-access.ts';
import type { ShipmentDependencies } from './shipment-dependencies.ts';
import { timeLimit } from './submit-shipment.ts';
import { cancelOutdatedWaybills, trackNumbers } from './track-shipments.ts';
import { loadSender } from './waybill-facts.ts';

/** Rate limit, because documents are expensive. */
const SELDOM = { rateLimit: { max: 30, timeWindow: 60_000 } };
const MAX_PUSH_BYTES = 64 * 1024;

/** Ids of vendor orders, separated by commas. */
const Ids = Type.String({ pattern: `^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,${WAYBILL_LIMITS.orders - 1}}$` });
const LabelQuery = strict({ ids: Ids, format: oneOf(LABEL_FORMATS), ...Access });
const PackingQuery = strict({ ids: Ids, language: Type.Optional(oneOf(['bg', 'en'])), ...Access });
const ReturnParams = strict({ token: Token, id: IdText });
const PushParams = strict({ courier: Type.String({ maxLength: 20 }) });

const idsIn = (ids: string): number[] => [...new Set(ids.split(',').map(Number))];

const sendPdf = (reply: FastifyReply, name: string, pdf: Uint8Array) =>
  reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .send(Buffer.from(pdf));

/** Serves labels and packing lists (SHIP-05, SHIP-07), and receives the push messages of couriers. */
export async function shipmentFiles(
  server: FastifyInstance,
  deps: ShipmentDependencies,
  sessions: SessionReader,
): Promise<void> {
  const { db, clock, shipping } = deps.orders;

  server.get<{ Querystring: Static<typeof LabelQuery> }>(
    '/labels.pdf',
    { schema: { querystring: LabelQuery }, config: SELDOM },
    async (request, reply) => {
      const { ids, format, access } = request.query;
      const vendorId = await vendorOf(db, access, await sessions.of(request), clock.now());
      await cancelOutdatedWaybills(deps, vendorId);
      const rows = await db
        .selectFrom('shipment')
        .innerJoin('vendor_order', 'vendor_order.id', 'shipment.vendor_order_id')
        .select(['shipment.courier', 'shipment.number', 'vendor_id'])
        .where('vendor_order_id', 'in', idsIn(ids))
        .where('vendor_id', '=', vendorId)
        .where('kind', '=', 'outward')
        .where('shipment.status', 'not in', ['cancelled', 'refused', 'requested'])
        .orderBy('shipment.id')
        .execute();
      return sendPdf(reply, 'labels', await labelsOf(deps, rows, format));
    },
  );

  server.get<{ Querystring: Static<typeof PackingQuery> }>(
    '/packing-lists.pdf',
    { schema: { querystring: PackingQuery }, config: SELDOM },
    async (request, reply) => {
      const { ids, access, language = 'bg' } = request.query;
      const vendorId = await vendorOf(db, access, await sessions.of(request), clock.now());
      const lists = await packingListsOf(deps.orders, vendorId, idsIn(ids), language);
      return sendPdf(reply, 'packing-lists', lists);
    },
  );

  server.get<{ Params: Static<typeof ReturnParams> }>(
    '/return-labels/:token/:id.pdf',
    { schema: { params: ReturnParams }, config: SELDOM },
    async (request, reply) => {
      const row = await db
        .selectFrom('shipment')
        .innerJoin('vendor_order', 'vendor_order.id', 'shipment.vendor_order_id')
        .innerJoin('customer_order', 'customer_order.id', 'vendor_order.order_id')
        .select(['shipment.courier', 'shipment.number', 'vendor_id'])
        .where('shipment.id', '=', Number(request.params.id))
        .where('customer_order.token', '=', request.params.token)
        .where('kind', '=', 'return')
        .where('shipment.status', 'not in', ['cancelled', 'refused', 'requested'])
        .executeTakeFirst();
      return sendPdf(reply, row?.number ?? 'label', await labelsOf(deps, row ? [row] : [], 'a6'));
    },
  );

  await server.register(async (context) => {
    context.removeAllContentTypeParsers();
    context.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_PUSH_BYTES }, (_, body, done) =>
      done(null, body),
    );
    context.post<{ Params: Static<typeof PushParams>; Body: string | undefined }>(
      '/courier-events/:courier',
      { schema: { params: PushParams } },
      async (request, reply) => {
        const client = shipping.couriers.find(({ courier }) => courier === request.params.courier);
        if (!client) throw new Failure('error-not-found', {}, 'not-found');
        const numbers = client.pushedNumbers({ headers: request.headers, body: request.body ?? '' });
        if (numbers === null) throw new Failure('error-not-allowed', {}, 'not-allowed');
        await trackNumbers(deps, client, numbers);
        return reply.send({ received: true });
      },
    );
  });
}

/** @throws Failure `not-found` without labels, `error-courier-down` (`unavailable`) */
async function labelsOf(
  { orders: { db, shipping }, log }: ShipmentDependencies,
  rows: readonly { courier: string; number: string | null; vendor_id: number }[],
  format: LabelFormat,
): Promise<Uint8Array> {
  const labels: Uint8Array[] = [];
  for (const { courier, number, vendor_id: vendorId } of rows) {
    const client = shipping.couriers.find((one) => one.courier === courier);
    if (number === null || !client) continue;
    const { sender } = await loadSender(db, vendorId);
    try {
      labels.push(await client.label(sender, number, timeLimit()));
    } catch (error) {
      log.warn({ err: error, courier, number }, 'no label from the courier');
      throw new Failure('error-courier-down', {}, 'unavailable');
    }
  }
  if (labels.length === 0) throw new Failure('error-no-label', {}, 'not-found');
  return joinLabels(labels, format);
}

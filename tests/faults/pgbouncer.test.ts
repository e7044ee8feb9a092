import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkPooler } from '../../server/doctor/check-replicas.ts';
import { DatabaseTime } from '../../server/platform/database/database-time.ts';
import { openDatabase, sqlState } from '../../server/platform/database/database.ts';
import type { OpenDatabase } from '../../server/platform/database/database.ts';
import type { Database } from '../../server/tables.ts';
import { aShop } from '../server/support/a-shop.ts';
import { anOrder } from '../server/support/an-order.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { ownDatabase } from './support/own-database.ts';
import { PgBouncer, hasPgBouncer } from './support/pg-bouncer.ts';

/** Connections that PgBouncer opens to PostgreSQL (deploy/pgbouncer.ini). */
const POOL = 20;
const BUYERS = 60;
/** Attempts of one order: a busy server rejects some, and stores it once. */
const TRIES = 30;
const SOON = { timeout: 60_000, interval: 200 };

let database: Awaited<ReturnType<typeof ownDatabase>>;
let bouncer: PgBouncer;
let through: OpenDatabase<Database>;
const servers: BuiltServer[] = [];

describe.skipIf(!hasPgBouncer)(
  `The shop behind PgBouncer${hasPgBouncer ? '' : ' (not installed: apt install pgbouncer)'}`,
  () => {
    beforeAll(async () => {
      database = await ownDatabase();
      bouncer = await PgBouncer.before(database.url);
      through = openDatabase<Database>(bouncer.url, pino({ level: 'silent' }), { direct: database.url });
      for (let count = 0; count < 2; count += 1) {
        const server = await BuiltServer.over(database);
        servers.push(server);
        await server.start({ DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: database.url });
      }
    });
    afterAll(async () => {
      for (const server of servers) server.kill();
      await through.close();
      await bouncer.stop();
      await database.drop();
    });

    const post = (server: BuiltServer | undefined, path: string, body: object) =>
      fetch(`${server?.address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

    const aLamp = async () => {
      const shop = aShop(database);
      return shop.product({
        vendorId: await shop.vendor({ deliveryPrice: 500 }),
        categoryId: await shop.category(),
        price: 5_000,
        quantity: BUYERS,
      });
    };

    it('accepts orders of many buyers at once and sends their mails, over few connections', async () => {
      const lamp = await aLamp();
      let most = 0;
      const count = async () => {
        const { rows } = await database.pool.query<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity where client_port is not null and datname = current_database()
         and application_name = 'uyut' and backend_type = 'client backend'`,
        );
        most = Math.max(most, rows[0]?.count ?? 0);
      };
      const counting = setInterval(() => void count(), 50);
      const statuses = await Promise.all(
        Array.from({ length: BUYERS }, async (_, place) => {
          const order = anOrder([{ id: lamp }]);
          for (let sent = 1; ; sent += 1) {
            const { status } = await post(servers[place % 2], '/api/order', order);
            if (status !== 503 || sent === TRIES) return status;
          }
        }),
      );
      clearInterval(counting);
      expect(statuses).toEqual(Array<number>(BUYERS).fill(201));
      const orders = await database.db.selectFrom('customer_order').select('id').execute();
      expect(orders).toHaveLength(BUYERS);
      // Plus the connections of the jobs: eight for each server.
      expect(most).toBeLessThanOrEqual(POOL + 2 * 8 + 10);
      await vi.waitFor(async () => {
        const { rows } = await database.pool.query<{ left: number }>(
          'select count(*)::int as left from graphile_worker.jobs',
        );
        expect(rows).toEqual([{ left: 0 }]);
      }, SOON);
    });

    it('reports settings that PgBouncer does not pass on, in the doctor', async () => {
      expect((await checkPooler(bouncer.url)).state).toBe('ok');
      expect((await checkPooler(`${bouncer.url}-of-nobody`)).state).toBe('wrong');
    });

    it('serves the searches and pages', async () => {
      const { status } = await post(servers[0], '/api/product/search', { offset: 0, limit: 10 });
      expect(status).toBe(200);
      expect((await fetch(`${servers[1]?.address}/`)).status).toBe(200);
    });

    it('cancels slow queries in PostgreSQL', async () => {
      const error = await new DatabaseTime(10)
        .run(() => sql`select pg_sleep(20)`.execute(through.db))
        .catch((one: unknown) => one);
      expect(sqlState(error)).toBe('57014');
      const settings = await new DatabaseTime(3).run(() =>
        sql<{ setting: string }>`select setting from pg_settings where name in
        ('idle_in_transaction_session_timeout', 'jit', 'max_parallel_workers_per_gather', 'statement_timeout', 'work_mem')
        order by name`.execute(through.db),
      );
      expect(settings.rows.map(({ setting }) => setting)).toEqual(['15000', 'off', '0', '3000', '16384']);
    });

    it('isolates the rows and locks of a transaction from parallel queries', async () => {
      const rounds = await Promise.all(
        Array.from({ length: BUYERS }, (_, place) =>
          new DatabaseTime(10).run(() =>
            through.db.transaction().execute(async (transaction) => {
              await sql`select pg_advisory_xact_lock(${place % 7})`.execute(transaction);
              await sql`set local work_mem = ${sql.lit(`${3_000 + place}kB`)}`.execute(transaction);
              const { rows } = await sql<{
                kept: string;
              }>`select current_setting('work_mem') as kept`.execute(transaction);
              return rows[0]?.kept;
            }),
          ),
        ),
      );
      expect(rounds).toEqual(rounds.map((_, place) => `${3_000 + place}kB`));
    });

    it('rejects requests after PgBouncer is killed, and recovers with it', async () => {
      const lamp = await aLamp();
      bouncer.kill();
      const refused = await post(servers[0], '/api/order', anOrder([{ id: lamp }]));
      expect(refused.status).toBe(503);
      bouncer.start();
      await vi.waitFor(async () => {
        const { status } = await post(servers[0], '/api/order', anOrder([{ id: lamp }]));
        expect(status).toBe(201);
      }, SOON);
    });
  },
);

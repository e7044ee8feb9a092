import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApplication } from '../../server/application.ts';
import { depsOf } from '../../tests/server/support/module-deps.ts';
import type { FastifyInstance } from 'fastify';
import type { ModuleDeps } from '../../tests/server/support/module-deps.ts';
import { loadDemoShop } from '../../server/demo/shop/load-demo-shop.ts';
import { writeDrawings } from '../../server/demo/drawings/write-drawings.ts';
import { ChangeNotifications } from '../../server/platform/database/change-notifications.ts';
import { readConfiguration } from '../../server/platform/configuration.ts';
import { Texts } from '../../server/platform/texts.ts';
import type { Renderer } from '../../server/rendering/renderer.ts';
import { builtRenderer } from '../../server/rendering/renderers.ts';
import { Clock } from '../../src/core/shared/clock.ts';
import { createTestDatabase } from '../../tests/server/support/test-database.ts';
import type { TestDatabase } from '../../tests/server/support/test-database.ts';
import { setup } from '../../tests/server/support/test-server.ts';
import { FakeClock } from '../../tests/support/fake-clock.ts';

/** Hosts of the site in the scenarios. */
export const HOSTS = { bg: 'uyut.example', en: 'uyut-home.example', test: 'proba.uyut.example' } as const;

/** Configuration of the server by the operator. */
export type Setting = 'two domains' | 'one host' | 'euro first' | 'google' | 'answers by mail';

/** Key of the mail server for incoming mails. */
export const MAIL_ANSWERS_KEY = 'a key that only the mail server has';
/** `own`: records of the scenario; `demo`: the demo catalogue, which does not change. */
export type Data = 'own' | 'demo';

/** Open server with its database. */
export type OpenShop = ModuleDeps & { server: FastifyInstance; database: TestDatabase; texts: Texts };

/** Clock that only a scenario moves; each scenario starts at the same moment. */
export class ScenarioClock extends Clock {
  private held = new FakeClock();

  now(): Date {
    return this.held.now();
  }

  after(milliseconds: number, action: () => void): () => void {
    return this.held.after(milliseconds, action);
  }

  pass(milliseconds: number): void {
    this.held.pass(milliseconds);
  }

  reset(): void {
    this.held = new FakeClock();
  }
}

const ROOT = process.cwd();
const DEMO_PRODUCTS = 640;

/** Shared by all scenarios of a run: PostgreSQL, two databases, the built pages and the open servers. */
export class TestEnvironment {
  readonly clock = new ScenarioClock();
  readonly texts = new Texts(join(ROOT, 'content/translations'));
  private readonly databases = new Map<Data, Promise<TestDatabase>>();
  private readonly shops = new Map<string, Promise<OpenShop>>();
  private readonly ends: (() => Promise<unknown>)[] = [];

  private constructor(
    private readonly renderer: Renderer,
    private readonly dataDirectory: string,
  ) {}

  static async open(): Promise<TestEnvironment> {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'uyut-features-'));
    const [closeDatabase, renderer] = await Promise.all([setup(), builtRenderer(ROOT)]);
    const run = new TestEnvironment(renderer, dataDirectory);
    run.ends.push(closeDatabase, () => rm(dataDirectory, { recursive: true, force: true }));
    return run;
  }

  /** Server with that configuration, opened on first use. */
  shop(data: Data, setting: Setting): Promise<OpenShop> {
    return this.once(this.shops, `${data} ${setting}`, () =>
      this.openShop(data, environmentOf(setting), this.clock, this.texts),
    );
  }

  /** Server with other texts for one scenario. */
  shopWithTexts(texts: Texts): Promise<OpenShop> {
    return this.openShop('own', environmentOf('two domains'), this.clock, texts);
  }

  /** Server that listens for browsers, with the real clock. `port` is the port of all its hosts. */
  async listen(data: Data): Promise<OpenShop & { port: number }> {
    const port = await freePort();
    if (data === 'demo') await writeDrawings(this.dataDirectory);
    const environment = {
      HOST: '127.0.0.1',
      PORT: String(port),
      DOMAIN_BG: `http://${HOSTS.bg}:${port}`,
      DOMAIN_EN: `http://${HOSTS.en}:${port}`,
      // Scenarios run without a network.
      MAP_TILES_URL: 'off',
    };
    const { SystemClock } = await import('../../src/adapters/system-clock.ts');
    // Changes are sent to listeners, as in production.
    const changes = new ChangeNotifications((await this.database(data)).url, pino({ level: 'silent' }));
    await changes.listen();
    this.ends.unshift(async () => changes.stop());
    const shop = await this.openShop(data, environment, new SystemClock(), this.texts, changes);
    await shop.server.listen({ host: '127.0.0.1', port });
    return { ...shop, port };
  }

  database(data: Data): Promise<TestDatabase> {
    return this.once(this.databases, data, async () => {
      const database = await createTestDatabase();
      this.ends.unshift(() => database.drop());
      if (data === 'demo') await loadDemoShop(database.pool, { products: DEMO_PRODUCTS, now: new Date() });
      return database;
    });
  }

  /** Deletes the records of a scenario. */
  async empty(): Promise<void> {
    const database = await this.databases.get('own');
    await database?.pool.query(EMPTY_LEDGER);
    await database?.pool.query(EMPTY_DOCUMENTS);
    await database?.pool.query(EMPTY);
  }

  async close(): Promise<void> {
    for (const end of this.ends) await end();
  }

  private async openShop(
    data: Data,
    environment: Record<string, string>,
    clock: Clock,
    texts: Texts,
    changes?: ChangeNotifications,
  ): Promise<OpenShop> {
    const database = await this.database(data);
    const configuration = readConfiguration({
      NODE_ENV: 'test',
      COURIER_SANDBOX: 'on',
      DATA_DIR: this.dataDirectory,
      ...environment,
    });
    const parts = { configuration, texts, clock, root: ROOT, renderer: this.renderer };
    const log = pino({ level: process.env['FEATURES_LOG'] ?? 'silent' });
    const open = { ...database, close: async () => {} };
    const application = await buildApplication({
      ...parts,
      log,
      database: open,
      ...(changes && { changes }),
    });
    this.ends.unshift(() => application.server.close());
    return { ...depsOf(application.modules), server: application.server, database, texts };
  }

  private once<Key, Value>(
    kept: Map<Key, Promise<Value>>,
    key: Key,
    make: () => Promise<Value>,
  ): Promise<Value> {
    const value = kept.get(key) ?? make();
    kept.set(key, value);
    return value;
  }
}

function environmentOf(setting: Setting): Record<string, string> {
  if (setting === 'one host') return {};
  return {
    DOMAIN_BG: `https://${HOSTS.bg}`,
    DOMAIN_EN: `https://${HOSTS.en}`,
    TEST_HOST: HOSTS.test,
    ...(setting === 'euro first' && { PRICE_ORDER: 'eur-first' }),
    ...(setting === 'answers by mail' && { MAIL_ANSWERS_DOMAIN: 'answers.uyut.example', MAIL_ANSWERS_KEY }),
    ...(setting === 'google' && { GOOGLE_CLIENT_ID: 'uyut.apps.googleusercontent.com' }),
  };
}

/** The ledger only grows, so its triggers are off meanwhile; scenarios without bookings need no lock. */
const EMPTY_LEDGER = `do $$ begin
  if exists (select from vendor_transaction) then
    alter table vendor_transaction disable trigger user;
    alter table vendor_entry disable trigger user;
    truncate bank_statement_entry, bank_statement, payout, payout_run, payout_account, vendor_entry, vendor_transaction;
    alter table vendor_transaction enable trigger user;
    alter table vendor_entry enable trigger user;
  end if;
end $$`;
/** Issued documents refuse deletions, so their triggers are off meanwhile. */
const EMPTY_DOCUMENTS = `
  set session_replication_role = replica;
  delete from sales_document; delete from invoice_request;
  delete from vendor_document_number; delete from due_document;
  set session_replication_role = default`;

/** Order of deletion by foreign keys; deleting is faster than truncating. */
const EMPTY = [
  'mail',
  'mail_answer',
  'attempt',
  'viewing_request',
  'roommate_offer',
  'service_order',
  'service_team',
  'team_version',
  'interior_enquiry',
  'contact_message',
  'post_comment',
  'newsletter_subscriber',
  'saved_search',
  'listing_change',
  'post',
  'property',
  'picture',
  'session_transfer',
  'sandbox_refund',
  'refund',
  'payment',
  'vendor_access',
  'vendor_order_step',
  'vendor_order_line',
  'vendor_order',
  'customer_order',
  'session',
  'account_token',
  'agency',
  'account',
  'product',
  'category_room',
  'category',
  'room',
  'vendor',
]
  .map((table) => `delete from ${table};`)
  .join('\n');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

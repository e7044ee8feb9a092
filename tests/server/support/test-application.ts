import { pino } from 'pino';
import type { Logger } from 'pino';
import type { FastifyInstance } from 'fastify';
import { buildApplication } from '../../../server/application.ts';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import type { Metrics } from '../../../server/platform/metrics.ts';
import { ChangeNotifications } from '../../../server/platform/database/change-notifications.ts';
import { Texts } from '../../../server/platform/texts.ts';
import { Clock } from '../../../src/core/shared/clock.ts';
import type { Renderer } from '../../../server/rendering/renderer.ts';
import { depsOf } from './module-deps.ts';
import type { ModuleDeps } from './module-deps.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

/** A clock that does not advance until a test moves it. */
export class StoppedClock extends Clock {
  constructor(private time = new Date('2026-11-21T10:00:00Z')) {
    super();
  }

  now(): Date {
    return new Date(this.time);
  }

  after(): () => void {
    return () => {};
  }

  passDays(days: number): void {
    this.time = new Date(this.time.getTime() + days * 24 * 60 * 60 * 1000);
  }
}

export type Answer = { status: number; body: unknown; headers: Record<string, unknown>; text: string };

export type TestApplication = ModuleDeps & {
  server: FastifyInstance;
  database: TestDatabase;
  clock: StoppedClock;
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(url: string, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
};

type Options = {
  environment?: Record<string, string>;
  renderer?: Renderer;
  /** Database of another application, which drops it. */
  database?: TestDatabase;
  log?: Logger;
  measure?: (database: TestDatabase) => Metrics;
  /** Enables the cache of pages for visitors. */
  keepsPages?: boolean;
};

/** The whole server with a separate database, called in process. */
export async function startTestApplication(options: Options = {}): Promise<TestApplication> {
  const database = options.database ?? (await createTestDatabase());
  const clock = new StoppedClock();
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    DATA_DIR: 'reports/test-data',
    ...options.environment,
  });
  const log = options.log ?? pino({ level: 'silent' });
  const changes = options.keepsPages ? new ChangeNotifications(database.url, log) : undefined;
  await changes?.listen();
  const { server, modules } = await buildApplication({
    configuration,
    database: { ...database, close: async () => {} },
    texts: new Texts('content/translations'),
    clock,
    log,
    ...(changes && { changes }),
    root: process.cwd(),
    ...(options.measure && { metrics: options.measure(database) }),
    ...(options.renderer && { renderer: options.renderer }),
  });
  const ask = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: unknown,
    headers = {},
  ): Promise<Answer> => {
    const answer = await server.inject({
      method,
      url,
      headers: { 'x-accept-language': 'bg', ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = /^application\/json\b/.test(String(answer.headers['content-type']));
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : undefined,
      headers: answer.headers,
      text: answer.body,
    };
  };
  return {
    ...depsOf(modules),
    server,
    database,
    clock,
    get: (url, headers) => ask('GET', url, undefined, headers),
    post: (url, body, headers) => ask('POST', url, body, headers),
    delete: (url, headers) => ask('DELETE', url, undefined, headers),
    close: async () => {
      await server.close();
      changes?.stop();
      if (!options.database) await database.drop();
    },
  };
}

import { TeamSessions } from '../../../../server/modules/team/sign-in/team-sessions.ts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { pictureFiles, pictureRoutes } from '../../../../server/modules/site/picture-routes.ts';
import { ProofOfWork } from '../../../../server/platform/captcha/proof-of-work.ts';
import { readConfiguration } from '../../../../server/platform/configuration.ts';
import { loggerOptions } from '../../../../server/platform/logging.ts';
import { DiskPictures } from '../../../../server/platform/pictures/disk-pictures.ts';
import { handleErrors } from '../../../../server/platform/http/error-handler.ts';
import { compileSchema } from '../../../../server/platform/http/schema-compiler.ts';
import { ApiKeys } from '../../../../server/modules/integrations/api-keys.ts';
import { RequestCounts } from '../../../../server/platform/http/request-counts.ts';
import { Sessions } from '../../../../server/modules/accounts/sessions.ts';
import { setBodyTimeout, MAX_BODY_TIMEOUT } from '../../../../server/platform/http/body-timeout.ts';
import { Clock } from '../../../../src/core/shared/clock.ts';
import { aPerson } from '../an-account.ts';
import type { Person } from '../an-account.ts';
import type { TestApplication } from '../test-application.ts';
import { createTestDatabase } from '../test-database.ts';

export type Uploaded = { key: string; url: string; width: number; height: number; widths: number[] };
type Answer<Body> = { status: number; body: Body };

class MovableClock extends Clock {
  time = new Date('2026-11-21T10:00:00Z');
  now = () => new Date(this.time);
  after = () => () => {};
  passHours = (hours: number) => {
    this.time = new Date(this.time.getTime() + hours * 3_600_000);
  };
}

class FailingPictures extends DiskPictures {
  /** Number of files that can still be written; undefined means all. */
  writesLeft: number | undefined;
  away = false;
  override async put(name: string, bytes: Buffer) {
    if (this.writesLeft !== undefined && (this.writesLeft -= 1) < 0) throw new Error('the disk is full');
    return super.put(name, bytes);
  }
  override async read(name: string) {
    if (this.away) throw new Error('the store is away');
    return super.read(name);
  }
  override async remove(name: string) {
    if (this.away) throw new Error('the store is away');
    return super.remove(name);
  }
}

/** Starts the picture routes of the server with a separate database and folder. */
export async function startPictureServer({ ordinarySending = 10_000 } = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = new MovableClock();
  const folder = await mkdtemp(join(tmpdir(), 'uyut-pictures-'));
  const store = new FailingPictures(folder);
  const sessions = new Sessions(db, clock, readConfiguration({ NODE_ENV: 'test' }));
  const logged: string[] = [];
  const server = fastify({
    loggerInstance: pino(loggerOptions('warn'), { write: (line) => logged.push(line) }),
    requestTimeout: MAX_BODY_TIMEOUT,
    http: { connectionsCheckingInterval: 100 },
  }) as unknown as FastifyInstance;
  server.setValidatorCompiler(compileSchema);
  handleErrors(server);
  server.addHook('onRequest', async ({ raw }) => setBodyTimeout(raw, ordinarySending));
  await server.register(cookie);
  server.decorateRequest('account', null);
  const captcha = new ProofOfWork(db, clock, 50);
  const teamSessions = new TeamSessions(db, clock, readConfiguration({ NODE_ENV: 'test' }));
  const surroundings = {
    callsPerMinute: 600,
    sessions,
    teamSessions,
    captcha,
    apiKeys: new ApiKeys(db, clock),
    requestCounts: new RequestCounts(db, server.log),
  };
  for (const route of pictureRoutes({ db, clock, store })) route.register(server, surroundings);
  // Responds later than the test's upload limit.
  server.post('/ordinary', () => sleep(500, 'whole'));
  pictureFiles(server, store);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  const answerOf = async <Body>(answer: Response): Promise<Answer<Body>> => ({
    status: answer.status,
    body: (await answer.json()) as Body,
  });
  const send = async <Body = { message: string }>(body: FormData | string, headers: Record<string, string>) =>
    answerOf<Body>(await fetch(`${origin}/api/picture`, { method: 'POST', body, headers }));

  return {
    db,
    store,
    clock,
    /** Log lines, from warnings on. */
    logged,
    port,
    origin,
    send,
    person: (wanted?: Parameters<typeof aPerson>[1]) =>
      aPerson({ database, clock } as unknown as TestApplication, wanted),
    upload: <Body = Uploaded>(person: Person, bytes: Buffer, name = 'photo.jpg') =>
      send<Body>(aForm(bytes, name), person.headers),
    remove: async (person: Person, key: string) =>
      answerOf<{ message: string }>(
        await fetch(`${origin}/api/picture/${key}`, { method: 'DELETE', headers: person.headers }),
      ),
    /** All files of the store, also partial ones. */
    files: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
        .toSorted(),
    rows: () => db.selectFrom('picture').selectAll().execute(),
    close: async () => {
      server.server.closeAllConnections();
      await server.close();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** An upload form of a browser with one file. */
export function aForm(bytes: Buffer, name = 'photo.jpg', field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  return form;
}

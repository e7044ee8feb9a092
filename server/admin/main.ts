import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SystemClock } from '../../src/adapters/system-clock.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { buildApplication } from '../application.ts';
import { Addresses } from '../platform/addresses.ts';
import { loadConfiguration } from '../platform/configuration.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { Database } from '../tables.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { ConfigurationError } from '../platform/environment-reader.ts';
import { createLogger } from '../platform/logging.ts';
import { migrate } from '../platform/database/migrate.ts';
import { Texts } from '../platform/texts.ts';
import { runAuditFileCommand } from './audit-file-command.ts';
import { WrongCommand } from './command-words.ts';
import { runCommand } from './commands.ts';
import { HELP } from './help.ts';
import { Moderation } from './moderation.ts';
import { runPayoutsCommand } from './payouts-command.ts';
import { Refunds } from './refunds.ts';
import { RemovalMails } from '../modules/team/removal-mails.ts';

/** `npm run admin -- reports`: the team's command line, with or without a running server. */
async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  if (values.help || positionals.length === 0) {
    process.stdout.write(HELP);
    return;
  }
  const configuration = { ...loadConfiguration(), logLevel: 'warn' as const };
  const log = createLogger(configuration);
  const embedded = configuration.databaseDirectUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDirectory: configuration.dataDirectory, log });
  const connection = configuration.databaseDirectUrl ?? embedded?.connection ?? '';
  await migrate(connection);
  const database = openDatabase<Database>(connection, log);
  try {
    const root = process.cwd();
    const texts = new Texts(join(root, 'content/translations'), configuration.siteTitle);
    const clock = new SystemClock();
    const { server, modules } = await buildApplication({ configuration, database, texts, clock, log, root });
    const operator = values.as ?? userInfo().username;
    const actor = { actorId: null, operator, via: 'command' } as const;
    const moderation = new Moderation({
      properties: modules.properties.deps,
      roommates: modules.roommates.deps,
      conversations: modules.conversations.deps,
      reviews: modules.reviews.deps,
      mails: new RemovalMails(texts, new Addresses(configuration)),
      actor,
    });
    const print = (line: string) => process.stdout.write(`${line}\n`);
    const refunds = new Refunds(modules.orders.deps, actor);
    const context = { moderation, refunds, db: database.db, clock, print, actor };
    const [command, ...words] = positionals;
    const run =
      command === 'audit-file'
        ? runAuditFileCommand(modules.invoices.deps, values, print)
        : command === 'payouts'
          ? runPayoutsCommand(modules.payouts.deps, words, { out: values.out, author: actor, print })
          : runCommand(positionals, values, context);
    await run.catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      process.stderr.write(`Refused: ${texts.in('en')(error.messageKey)}\n`);
      process.exitCode = 1;
    });
    await server.close();
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        because: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        subject: { type: 'string' },
        operation: { type: 'string' },
        operator: { type: 'string' },
        text: { type: 'string' },
        out: { type: 'string' },
        vendor: { type: 'string' },
        month: { type: 'string' },
        as: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new WrongCommand(error instanceof Error ? error.message : String(error));
  }
}

/** Returns one line for errors that the operator can fix, else the stack. */
function explain(error: unknown): string {
  if (error instanceof WrongCommand) return `${error.message}\n\n${HELP}`;
  if (error instanceof ConfigurationError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});

import { pino } from 'pino';

import { startEmbeddedPostgres } from '../../../../server/platform/postgres/embedded-postgres.ts';

/** A separate process that uses the embedded database until it is killed. */
await startEmbeddedPostgres({ dataDirectory: process.argv[2] ?? '', log: pino({ level: 'silent' }) });
process.send?.('open');

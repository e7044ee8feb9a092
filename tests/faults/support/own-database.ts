import { pino } from 'pino';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import type { Database } from '../../../server/tables.ts';
import { ownServer } from '../../server/support/test-server.ts';
import type { TestDatabase } from '../../server/support/test-database.ts';
import { DatabaseProcesses } from './database-processes.ts';

/** PostgreSQL of one test, which can be frozen and killed. */
export async function ownDatabase(): Promise<TestDatabase & { processes: () => DatabaseProcesses }> {
  const server = await ownServer();
  await migrate(server.url);
  const { pool, pools, replicas, db, close } = openDatabase<Database>(server.url, pino({ level: 'silent' }), {
    max: 10,
  });
  return {
    pool,
    pools,
    replicas,
    db,
    url: server.url,
    processes: () => DatabaseProcesses.in(server.dataDirectory),
    drop: async () => {
      await close();
      await server.stop();
    },
  };
}

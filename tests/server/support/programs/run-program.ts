import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ownServer } from '../test-server.ts';

/** A test run with only its database, which waits to be killed. Sends its database to the parent process. */
const { dataDirectory } = await ownServer();
const pidFile = join(dataDirectory, 'postgres', 'cluster', 'postmaster.pid');
process.send?.(Number.parseInt(await readFile(pidFile, 'utf8'), 10));

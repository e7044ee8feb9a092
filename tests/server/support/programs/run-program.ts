import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ownServer } from '../test-server.ts';

/** A run of tests, as far as its database goes, that waits to be killed. Tells the process of its database. */
const { dataDirectory } = await ownServer();
const pidFile = join(dataDirectory, 'postgres', 'cluster', 'postmaster.pid');
process.send?.(Number.parseInt(await readFile(pidFile, 'utf8'), 10));

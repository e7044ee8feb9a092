import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export async function freePort(host: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((open, failed) => server.once('error', failed).listen(0, host, open));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

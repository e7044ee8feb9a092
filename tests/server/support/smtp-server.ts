import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A mail server that keeps what it gets. */
export interface TestSmtpServer {
  readonly url: string;
  readonly received: readonly string[];
  /** Refuses the next recipients for the time being. */
  refuse(times: number): void;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let refusals = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    let inMessage = false;
    const answer = (line: string): boolean => socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT' && refusals > 0) {
        refusals -= 1;
        answer('451 Try again later');
      } else if (verb === 'DATA') {
        inMessage = true;
        answer('354 Go on');
      } else if (verb === 'QUIT') {
        answer('221 Bye');
        socket.end();
      } else {
        answer('250 Yes');
      }
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
      for (;;) {
        const mark = inMessage ? '\r\n.\r\n' : '\r\n';
        const end = text.indexOf(mark);
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + mark.length);
        if (inMessage) {
          inMessage = false;
          received.push(part);
          answer('250 Kept');
        } else {
          command(part);
        }
      }
    });
    answer('220 test');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse: (times) => {
      refusals = times;
    },
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

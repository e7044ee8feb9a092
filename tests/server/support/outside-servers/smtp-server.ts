import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A mail server that stores its mails. */
export interface TestSmtpServer {
  readonly url: string;
  readonly received: readonly string[];
  /** Temporarily rejects the next recipients, or the next mails at their end. */
  refuse(times: number, what?: 'reader' | 'mail'): void;
  /** Stops responding to a recipient or after a mail; `null` sends the pending response. */
  fallSilent(at: 'reader' | 'taken' | null): void;
  /** Clears the received mails and resumes responses. */
  forget(): void;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const refusals = { reader: 0, mail: 0 };
  let silentAt: 'reader' | 'taken' | null = null;
  let unsaid: (() => void)[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    let inMessage = false;
    const answer = (line: string): boolean => socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT' && silentAt === 'reader') unsaid.push(() => answer('250 Yes'));
      else if (verb === 'RCPT' && refusals.reader > 0) {
        refusals.reader -= 1;
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
          if (refusals.mail > 0) {
            refusals.mail -= 1;
            answer('452 No space left');
            continue;
          }
          received.push(part);
          if (silentAt === 'taken') unsaid.push(() => answer('250 Kept'));
          else answer('250 Kept');
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
    refuse: (times, what = 'reader') => {
      refusals[what] = times;
    },
    fallSilent: (at) => {
      silentAt = at;
      if (at !== null) return;
      for (const say of unsaid) say();
      unsaid = [];
    },
    forget: () => {
      received.length = 0;
      silentAt = null;
      unsaid = [];
    },
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

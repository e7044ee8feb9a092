import { queueMail } from '../../../server/platform/mail/mail.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import type { TestDatabase } from './test-database.ts';
import type { TestSmtpServer } from './outside-servers/smtp-server.ts';

/** Queues mails, each to a different recipient. */
export async function queueMails({ db }: Pick<TestDatabase, 'db'>, count: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    for (let place = 0; place < count; place += 1) {
      await queueMail(transaction, {
        recipient: `reader-${place}@example.com`,
        language: 'bg',
        subject: 'Поръчката Ви е приета',
        text: 'Благодарим Ви.',
        html: '<p>Благодарим Ви.</p>',
      });
    }
  });
}

/** Number of recipients with a mail, and number of additional mails. */
export function deliveries({ received }: Pick<TestSmtpServer, 'received'>): {
  readers: number;
  again: number;
} {
  const readers = new Set(received.map((mail) => /^To: (.+)$/m.exec(mail)?.[1]?.trim()));
  return { readers: readers.size, again: received.length - readers.size };
}

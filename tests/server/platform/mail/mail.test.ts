import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { inTransaction } from '../../../../server/platform/database/database.ts';
import { startJobs } from '../../../../server/platform/jobs.ts';
import type { RunningJobs } from '../../../../server/platform/jobs.ts';
import {
  delayMails,
  OutboxMailer,
  listMails,
  queueMail,
  sendMail,
} from '../../../../server/platform/mail/mail.ts';
import type { Mail, Mailer } from '../../../../server/platform/mail/mail.ts';
import { SmtpMailer } from '../../../../server/platform/mail/smtp-mailer.ts';
import { startSmtpServer } from '../../support/outside-servers/smtp-server.ts';
import type { TestSmtpServer } from '../../support/outside-servers/smtp-server.ts';
import { MailSignature, SigningMailer } from '../../../../server/platform/mail/mail-signature.ts';
import { Texts } from '../../../../server/platform/texts.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import type { TestDatabase } from '../../support/test-database.ts';

const MAIL: Mail = {
  recipient: 'mariya@example.com',
  language: 'bg',
  subject: 'Поръчката Ви е приета',
  text: 'Благодарим Ви.',
  html: '<p>Благодарим Ви.</p>',
};

describe('A mail', () => {
  let database: TestDatabase;
  let smtp: TestSmtpServer;
  let jobs: RunningJobs | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
    smtp = await startSmtpServer();
  });

  afterEach(async () => {
    await jobs?.stop();
    jobs = undefined;
    await database.pool.query('truncate mail');
    await database.pool.query('delete from graphile_worker._private_jobs');
  });

  afterAll(async () => {
    await smtp.close();
    await database.drop();
  });

  const work = async (mailer: Mailer): Promise<void> => {
    const handlers = { 'mail.send': sendMail(database.db, mailer) };
    jobs = await startJobs({ database, jobs: handlers, log: pino({ level: 'silent' }) });
  };
  const write = (uniqueKey?: string, mail = MAIL) =>
    inTransaction(database.db, (transaction) => queueMail(transaction, mail, uniqueKey));
  const waitingJobs = async (): Promise<unknown> =>
    (await database.pool.query('select count(*) as jobs from graphile_worker._private_jobs')).rows[0].jobs;
  const smtpMailer = (): Mailer => new SmtpMailer(smtp.url, 'Уют <shop@uyut.example>');

  it('waits until the time of its transaction, and is not in the outbox before', async () => {
    const sendAfter = new Date(Date.now() + 5 * 60_000);
    const ids = await inTransaction(database.db, async (transaction) => {
      const delayed = delayMails(transaction, sendAfter);
      await queueMail(transaction, MAIL);
      await queueMail(transaction, MAIL, 'order-placed:17');
      await queueMail(transaction, MAIL, 'order-placed:17');
      return delayed.ids;
    });
    const { rows } = await database.pool.query('select id::int, send_after from mail order by id');
    expect(rows).toEqual(ids.map((id) => ({ id, send_after: sendAfter })));
    expect(ids).toHaveLength(2);
    const jobs = await database.pool.query('select run_at from graphile_worker._private_jobs');
    expect(jobs.rows).toEqual([{ run_at: sendAfter }, { run_at: sendAfter }]);
    expect(await listMails(database.db)).toEqual([]);
    await write();
    expect(await listMails(database.db)).toHaveLength(1);
  });

  it('is delivered as text and HTML with its language', async () => {
    await work(smtpMailer());
    await write();
    await expect.poll(async () => (await listMails(database.db))[0]?.sentAt).toBeInstanceOf(Date);
    const [message] = smtp.received.slice(-1);
    expect(message).toContain('To: mariya@example.com');
    expect(message).toContain('Content-Language: bg');
    expect(message).toContain('multipart/alternative');
    expect(message).toMatch(/Message-ID: <mail-\d+-\d+@uyut\.example>/);
  });

  it('has the company’s signature, in the language of the mail', async () => {
    const seller = {
      name: '„Дом“ ЕООД',
      nameEn: '“Dom” EOOD',
      number: '175074752',
      address: 'София',
      addressEn: 'Sofia',
    };
    const company = { seller, teamEmail: 'team@uyut.example' };
    const signature = new MailSignature(new Texts('content/translations'), company);
    await work(new SigningMailer(smtpMailer(), signature));
    await write(undefined, { ...MAIL, html: '<!doctype html><html><body>Hi</body></html>' });
    await expect.poll(async () => (await listMails(database.db))[0]?.sentAt).toBeInstanceOf(Date);
    // Without the line breaks of quoted-printable.
    const message = (smtp.received.at(-1) ?? '').replaceAll('=\r\n', '');
    expect(message).toContain('<html lang=3D"bg">');
    expect(message).toContain('175074752<br>');
    expect(message).toContain('team@uyut');
  });

  it('can have attachments', async () => {
    await work(smtpMailer());
    const content = Buffer.from('BEGIN:VCALENDAR').toString('base64');
    await write(undefined, {
      ...MAIL,
      attachments: [{ name: 'viewing.ics', type: 'text/calendar', content }],
    });
    await expect.poll(async () => (await listMails(database.db))[0]?.sentAt).toBeInstanceOf(Date);
    const message = smtp.received.at(-1);
    expect(message).toContain('Content-Type: text/calendar; name=viewing.ics');
    expect(message).toContain('Content-Disposition: attachment; filename=viewing.ics');
    expect(message).toContain(content);
  });

  it('is neither stored nor sent when its transaction is rolled back', async () => {
    const failed = inTransaction(database.db, async (transaction) => {
      await queueMail(transaction, MAIL);
      throw new Error('out of stock');
    });
    await expect(failed).rejects.toThrow('out of stock');
    expect(await listMails(database.db)).toEqual([]);
    expect(await waitingJobs()).toBe(0);
  });

  it('is queued once for each event', async () => {
    await Promise.all([write('order-placed:17'), write('order-placed:17')]);
    expect(await listMails(database.db)).toHaveLength(1);
    expect(await waitingJobs()).toBe(1);
  });

  it('stays in the outbox without a mail server', async () => {
    await work(new OutboxMailer());
    await write();
    await expect.poll(waitingJobs).toBe(0);
    expect(await listMails(database.db)).toMatchObject([
      { ...MAIL, attachments: [], sentAt: null, attempts: 0, error: null },
    ]);
  });

  it('records its error, is retried and then delivered', async () => {
    smtp.refuse(1);
    await work(smtpMailer());
    await write();
    await expect.poll(async () => (await listMails(database.db))[0]?.error).toContain('451');
    // The delay before the next attempt has passed.
    const due =
      'update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()';
    await expect.poll(async () => (await database.pool.query(due)).rowCount).toBe(1);
    await expect
      .poll(async () => (await listMails(database.db))[0])
      .toMatchObject({
        sentAt: expect.any(Date) as Date,
        attempts: 2,
        error: null,
      });
  });

  it('rejected at its end may be sent again', async () => {
    smtp.refuse(1, 'mail');
    const before = smtp.received.length;
    await write();
    const [mail] = await listMails(database.db);
    const send = () => sendMail(database.db, smtpMailer())({ mailId: mail?.id ?? 0 });
    await expect(send()).rejects.toThrow('was not accepted');
    expect((await listMails(database.db))[0]?.error).toContain('452');
    await send();
    expect((await listMails(database.db))[0]).toMatchObject({
      sentAt: expect.any(Date) as Date,
      attempts: 2,
      error: null,
    });
    expect(smtp.received.length).toBe(before + 1);
  });

  describe('A mail with a repeated job', () => {
    /** Delays delivery until that number of senders have found the mail unsent. */
    function metAt(count: number, mailer: Mailer): Mailer {
      let [waiting, meet] = [count, () => {}];
      const met = new Promise<void>((resolve) => (meet = resolve));
      return {
        deliver: async (...mail) => {
          waiting -= 1;
          if (waiting <= 0) meet();
          await met;
          return mailer.deliver(...mail);
        },
        close: () => mailer.close(),
      };
    }

    const job = async () => {
      await write();
      return { mailId: (await listMails(database.db))[0]?.id ?? 0 };
    };

    it('is sent once by two processes at the same time', async () => {
      const before = smtp.received.length;
      const mail = await job();
      const send = sendMail(database.db, metAt(2, smtpMailer()));
      const outcomes = await Promise.allSettled([send(mail), send(mail)]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(smtp.received.length).toBe(before + 1);
      await send(mail);
      expect(smtp.received.length).toBe(before + 1);
    });

    it('is not sent again after a crash at the moment of acceptance', async () => {
      const before = smtp.received.length;
      const mail = await job();
      await database.pool.query('update mail set handed_over_at = now()');
      await sendMail(database.db, smtpMailer())(mail);
      expect(smtp.received.length).toBe(before);
      expect((await listMails(database.db))[0]?.sentAt).toBeInstanceOf(Date);
    });

    it('is marked as sent as soon as the unavailable database returns', async () => {
      const before = smtp.received.length;
      const mail = await job();
      await database.pool.query(`create function away() returns trigger language plpgsql
        as $$ begin raise exception 'away'; end $$`);
      await database.pool.query(`create trigger away before update on mail
        for each row when (new.sent_at is not null) execute function away()`);
      const sending = sendMail(database.db, smtpMailer(), 5)(mail);
      await expect.poll(() => smtp.received.length).toBe(before + 1);
      await database.pool.query('drop trigger away on mail');
      await sending;
      expect((await listMails(database.db))[0]).toMatchObject({
        sentAt: expect.any(Date) as Date,
        error: null,
      });
      expect(smtp.received.length).toBe(before + 1);
    });
  });

  it('rejects addresses that inject recipients or headers', async () => {
    const before = smtp.received.length;
    await work(smtpMailer());
    await write(undefined, { ...MAIL, subject: 'Here\r\nBcc: eve@example.com', recipient: 'a@example.com' });
    await expect.poll(() => smtp.received.length).toBe(before + 1);
    expect(smtp.received.at(-1)).not.toMatch(/^Bcc:/m);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyOldMails } from '../../../server/platform/mail/mail.ts';
import { mailsTo } from '../support/a-property.ts';
import { queueMails } from '../support/queued-mails.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';
import type { Member } from './support/a-member.ts';
import { act, lastEntry } from './support/team-actions.ts';

const RECIPIENT = 'reader-0@example.com';

let app: TestApplication;
let support: Member;
beforeAll(async () => {
  app = await startTestApplication();
  support = await aMember(app, ['support']);
  await queueMails(app.database, 1);
});
afterAll(() => app.close());

const idsOf = async () =>
  (
    await app.database.db
      .selectFrom('mail')
      .select('id')
      .where('recipient', '=', RECIPIENT)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
const resend = (id = 0) => act(app, support, `mails/${id}/resend`);

describe('A mail that the team sends again (TEAM-05)', () => {
  it('is a copy, at most three times an hour, even if asked a hundred times and for its copies', async () => {
    const [id] = await idsOf();
    const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await resend(id)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(97);
    expect(await resend((await idsOf()).at(-1))).toMatchObject({
      status: 429,
      body: { message: 'error-mail-resent-too-often' },
    });
    const mails = await mailsTo(app, RECIPIENT);
    expect(mails).toHaveLength(4);
    expect(new Set(mails.map((mail) => JSON.stringify(mail))).size).toBe(1);
    expect(await lastEntry(app)).toMatchObject({
      operation: 'mails.resend',
      subject: 'mail',
      subject_id: String(id),
    });
  });

  it('is allowed again after an hour', async () => {
    const [id] = await idsOf();
    app.clock.passDays(1 / 23);
    support = await aMember(app, ['support']);
    expect((await resend(id)).status).toBe(200);
  });

  it('is refused while its decision can be undone', async () => {
    const [id] = await idsOf();
    const sendAt = (at: Date | null) =>
      app.database.db
        .updateTable('mail')
        .set({ send_after: at })
        .where('recipient', '=', RECIPIENT)
        .execute();
    await sendAt(new Date(app.clock.now().getTime() + 60_000));
    expect(await resend(id)).toMatchObject({ status: 409, body: { message: 'error-mail-not-sent-yet' } });
    await sendAt(null);
  });

  it('is refused after its text was deleted, to other roles, and if it is unknown', async () => {
    const [id] = await idsOf();
    const moderator = await aMember(app, ['moderator']);
    expect((await act(app, moderator, `mails/${id}/resend`)).status).toBe(403);
    expect((await resend(999_999_999)).status).toBe(404);
    await emptyOldMails(app.database.db, new Date(Date.now() + 40 * 86_400_000));
    expect(await resend(id)).toMatchObject({ status: 409, body: { message: 'error-mail-text-deleted' } });
  });
});

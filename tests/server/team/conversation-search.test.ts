import { newSecret } from '../../../server/platform/secrets.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';
import { someRecords } from './support/some-records.ts';

let app: TestApplication;
let headers: { cookie: string };
let reported: number;
beforeAll(async () => {
  app = await startTestApplication();
  ({ headers } = await aMember(app, ['moderator']));
  reported = (await someRecords(app)).conversation;
});
afterAll(() => app.close());

/** Ids of the conversations that a search finds. */
const found = async (q: string) => {
  const { body } = await app.get(`/api/team/records/conversations?q=${encodeURIComponent(q)}`, headers);
  return (body as { data: { id: number }[] }).data.map(({ id }) => id);
};
const write = (conversationId: number, text: string) =>
  app.database.db
    .insertInto('conversation_message')
    .values({ conversation_id: conversationId, author: 'asker', text, at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
/** A conversation about the same offer, without a report. */
const another = async () => {
  const { id: _, ...row } = await app.database.db
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', reported)
    .executeTakeFirstOrThrow();
  const { id } = await app.database.db
    .insertInto('conversation')
    .values({ ...row, asker_id: null, asker_name: 'Невена', asker_phone: '', token: newSecret() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

describe('The search of reported conversations (TEAM-05)', () => {
  it('finds words of the messages, also in Latin letters, and of messages after the report', async () => {
    expect(await found('капаро')).toEqual([reported]);
    expect(await found('kaparo')).toEqual([reported]);
    await write(reported, 'Ще пратя по Уестърн Юниън.');
    expect(await found('уестърн')).toEqual([reported]);
  });

  it('never finds a conversation before its report', async () => {
    const quiet = await another();
    await write(quiet, 'Тайната дума е лавандула.');
    expect(await found('лавандула')).toEqual([]);
    const { rows } = await app.database.pool.query('select words from conversation_search');
    expect(JSON.stringify(rows)).not.toContain('лавандула');
    await app.database.db
      .insertInto('conversation_report')
      .values({ conversation_id: quiet, side: 'poster', reason: 'fraud', created_at: app.clock.now() })
      .execute();
    expect(await found('лавандула')).toEqual([quiet]);
    expect(await found('невена')).toEqual([quiet]);
  });

  it('forgets a deleted message and a changed name', async () => {
    const { id } = await write(reported, 'Парола: минзухар.');
    expect(await found('минзухар')).toEqual([reported]);
    await app.database.db.deleteFrom('conversation_message').where('id', '=', id).execute();
    expect(await found('минзухар')).toEqual([]);
    const { db } = app.database;
    await db.updateTable('conversation').set({ asker_name: 'Синчец' }).where('id', '=', reported).execute();
    expect(await found('синчец')).toEqual([reported]);
  });

  it('finds all messages, whether they are written before or during a report', async () => {
    const quiet = await another();
    const report = app.database.db
      .insertInto('conversation_report')
      .values({ conversation_id: quiet, side: 'poster', reason: 'fraud', created_at: app.clock.now() });
    await Promise.all([
      ...['босилек', 'мащерка', 'ригани'].map((text) => write(quiet, text)),
      report.execute(),
    ]);
    for (const text of ['босилек', 'мащерка', 'ригани']) expect(await found(text)).toEqual([quiet]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';
import type { Member } from './support/a-member.ts';
import { act, lastEntry } from './support/team-actions.ts';

let app: TestApplication;
let support: Member;
let moderator: Member;
let person: Person;
beforeAll(async () => {
  app = await startTestApplication();
  support = await aMember(app, ['support']);
  moderator = await aMember(app, ['moderator']);
  person = await aPerson(app);
});
afterAll(() => app.close());

const write = (member: Member, text: string, resource = 'accounts', recordId = String(person.id)) =>
  app.post('/api/team/records/notes', { input: { resource, recordId, text } }, member.headers);
const idOf = ({ body }: { body: unknown }) => (body as { record: { id: number } }).record.id;
const noteTexts = async (member: Member) => {
  const { body } = await app.get(`/api/team/records/accounts/${person.id}`, member.headers);
  const { timeline } = (body as { record: { timeline: { kind: string; text: string }[] } }).record;
  return timeline.filter(({ kind }) => kind === 'note').map(({ text }) => text);
};

describe('A note for colleagues (TEAM-05)', () => {
  it('is in the timeline of its record, without its text in the audit log', async () => {
    const written = await write(support, '  Звъня два пъти,\n\n\nще пише пак.  ');
    expect(written).toMatchObject({
      status: 201,
      body: { record: { text: 'Звъня два пъти,\n\nще пише пак.', authorName: 'Радка Петрова' } },
    });
    expect(await noteTexts(moderator)).toEqual(['Звъня два пъти,\n\nще пише пак.']);
    const entry = await lastEntry(app);
    expect(entry).toMatchObject({
      actor_id: support.id,
      operation: 'notes.write',
      subject: 'note',
      before: null,
      after: { resource: 'accounts', recordId: String(person.id) },
    });
    expect(JSON.stringify(entry)).not.toContain('Звъня');
  });

  it('is deleted by its author and by an owner, once', async () => {
    const [own, others] = [idOf(await write(support, 'Моя')), idOf(await write(moderator, 'Чужда'))];
    expect((await act(app, support, `notes/${others}/delete`)).status).toBe(403);
    expect((await act(app, support, `notes/${own}/delete`)).status).toBe(200);
    expect((await act(app, support, `notes/${own}/delete`)).status).toBe(404);
    const owner = await aMember(app);
    expect((await act(app, owner, `notes/${others}/delete`)).status).toBe(200);
    expect(await noteTexts(support)).not.toContain('Моя');
  });

  it('has its id in the timeline of those who may delete it', async () => {
    const id = String(idOf(await write(support, 'За изтриване')));
    const offered = async (member: Member) => {
      const { body } = await app.get(`/api/team/records/accounts/${person.id}`, member.headers);
      const { timeline } = (body as { record: { timeline: { noteId: string | null }[] } }).record;
      return timeline.some(({ noteId }) => noteId === id);
    };
    expect([await offered(support), await offered(moderator), await offered(await aMember(app))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('needs a text and an existing record', async () => {
    expect((await write(support, ' \n ')).status).toBe(422);
    expect((await write(support, 'а'.repeat(5_001))).status).toBe(400);
    expect((await write(support, 'Бележка', 'accounts', '999999999')).status).toBe(404);
    expect((await write(support, 'Бележка', 'secrets')).status).toBe(404);
  });

  it('is hidden from members who may not read its record', async () => {
    const content = await aMember(app, ['content']);
    const id = idOf(await write(support, 'За профила'));
    expect((await write(content, 'Бележка')).status).toBe(403);
    expect(await app.get('/api/team/records/notes', content.headers)).toMatchObject({ body: { data: [] } });
    expect((await app.get(`/api/team/records/notes/${id}`, content.headers)).status).toBe(404);
    expect((await act(app, content, `notes/${id}/delete`)).status).toBe(404);
  });

  it('about an account is deleted with the account', async () => {
    const gone = await aPerson(app, { passwordHash: null as never });
    await write(support, 'Последна', 'accounts', String(gone.id));
    await app.database.db.transaction().execute(async (transaction) => {
      for (const hook of app.accounts.onAccountDeleted) await hook(transaction, gone.id);
    });
    const left = await app.database.db
      .selectFrom('team_note')
      .select('id')
      .where('subject_id', '=', String(gone.id))
      .execute();
    expect(left).toEqual([]);
  });
});

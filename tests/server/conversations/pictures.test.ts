import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportedConversations } from '../../../server/modules/conversations/report-conversation.ts';
import { DiskPictures } from '../../../server/platform/pictures/disk-pictures.ts';
import { deleteOrphanedPictures } from '../../../server/platform/pictures/delete-pictures.ts';
import { aPhoto, jpeg, TELLING_EXIF } from '../support/a-picture.ts';
import { mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { tokenOf } from '../support/a-roommate.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { aForm } from '../support/outside-servers/a-picture-server.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let origin: string;
let folder: string;
let owner: Person;
let home: number;
let token: string;
let last = 0;

type Sent = { status: number; key: string; url: string; message: string };
type Talk = { id: number; messages: { author: string; text: string; pictures: { url: string }[] }[] };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uyut-messages-'));
  app = await startTestApplication({ environment: { DATA_DIR: folder } });
  await somePlaces(app);
  origin = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
  owner = await aPerson(app);
  home = await publish(app, owner);
  const question = { name: 'Ани Петрова', phone: '0888 123 456', message: 'Може ли с куче?' };
  const email = `asker-${(last += 1)}@example.com`;
  token = tokenOf(await app.post(`/api/property/${home}/inquiry`, { ...question, email })) ?? '';
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function send(path: string, bytes: Buffer, headers: Record<string, string> = {}): Promise<Sent> {
  const answer = await fetch(`${origin}${path}`, { method: 'POST', body: aForm(bytes), headers });
  return { status: answer.status, ...((await answer.json()) as Omit<Sent, 'status'>) };
}
const upload = async (bytes?: Buffer, secret = token) =>
  send(`/api/conversation/follow/${secret}/picture`, bytes ?? (await jpeg()));
const uploadAs = async ({ headers }: Person) => send('/api/picture', await jpeg(), headers);
const answer = (pictures: string[], message = '') =>
  app.post(`/api/conversation/follow/${token}/message`, { message, pictures });
const answerAs = async (person: Person, pictures: string[], message = '') =>
  app.post(`/api/conversation/${(await read()).id}/message`, { message, pictures }, person.headers);
const read = async () => (await app.get(`/api/conversation/follow/${token}`)).body as Talk;
const lastMessage = async () => (await read()).messages.at(-1);
/** Advances a month and runs the cleanup of unused pictures. */
const forget = () => {
  const now = new Date(Date.now() + 30 * 24 * 3_600_000);
  return deleteOrphanedPictures(app.database.db, new DiskPictures(join(folder, 'uploads')), now);
};
const isStored = async (key: string) =>
  (await app.database.db.selectFrom('picture').selectAll().where('key', '=', key).execute()).length === 1;
const refused = (message: string, property = 'pictures') => ({
  status: 422,
  body: { errors: [{ property, message }] },
});

describe('Pictures of messages (TRUST-05)', () => {
  it('are sent by link and from the inbox, with or without words', async () => {
    const [one, other] = [await upload(), await uploadAs(owner)];
    expect((await answer([one.key])).status).toBe(201);
    expect(await lastMessage()).toMatchObject({ author: 'asker', text: '', pictures: [{ url: one.url }] });
    expect((await answerAs(owner, [other.key], 'Ето кухнята.')).status).toBe(201);
    expect(await lastMessage()).toMatchObject({ text: 'Ето кухнята.', pictures: [{ url: other.url }] });
    const { body } = await app.get('/api/conversation', owner.headers);
    expect(body).toMatchObject({ data: [{ lastMessage: { pictures: [{ url: other.url }] } }] });
  });

  it('are re-encoded without metadata', async () => {
    const { key, url } = await upload(await aPhoto().withExif(TELLING_EXIF).jpeg().toBuffer());
    await answer([key]);
    const bytes = Buffer.from(await (await fetch(`${origin}${url}-400.webp`)).arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('are mentioned in the mail with their number', async () => {
    const [one, other] = [await upload(), await upload()];
    await app.post(`/api/conversation/${(await read()).id}/seen`, { lastMessageId: 1e9 }, owner.headers);
    await answer([one.key, other.key]);
    expect((await mailsTo(app, owner.email)).at(-1)?.text).toContain('2 снимки');
  });

  it('are one message when sent twice', async () => {
    const { key } = await upload();
    await answer([key]);
    expect((await answer([key])).status).toBe(201);
    expect((await read()).messages).toHaveLength(2);
  });

  it('of others, used elsewhere or missing are rejected, and nothing is written', async () => {
    const { key: visitors } = await upload();
    const { key: strangers } = await uploadAs(await aPerson(app));
    const used = (await upload()).key;
    await answer([used], 'Снимка');
    expect(await answer([strangers])).toMatchObject(refused('error-picture-unknown'));
    expect(await answer([used], 'Пак')).toMatchObject(refused('error-picture-unknown'));
    expect(await answer(['x'.repeat(24)])).toMatchObject(refused('error-picture-unknown'));
    expect(await answerAs(owner, [visitors])).toMatchObject(refused('error-picture-unknown'));
    expect((await read()).messages).toHaveLength(2);
  });

  it('are limited to six, and a message without any needs text', async () => {
    const keys: string[] = [];
    for (let place = 0; place < 7; place += 1) keys.push((await uploadAs(owner)).key);
    expect(await answerAs(owner, keys)).toMatchObject(refused('error-too-many-pictures'));
    expect(await answer([])).toMatchObject(refused('error-message-required', 'message'));
  });

  it('are rejected without a link and in a closed conversation', async () => {
    expect(await upload(undefined, 't'.repeat(43))).toMatchObject({ status: 404 });
    expect(await upload(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
      status: 422,
      message: 'error-picture-not-a-picture',
    });
    await app.post(`/api/conversation/follow/${token}/block`);
    expect(await upload()).toMatchObject({ status: 409, message: 'error-conversation-closed' });
  });

  it('are shown to the team with a report', async () => {
    const { key } = await upload();
    await answer([key]);
    const { id } = await read();
    await app.post(`/api/conversation/${id}/report`, { reason: 'offensive', text: '' }, owner.headers);
    const reported = (await reportedConversations(app.database.db)).find((one) => one.id === id);
    expect(reported?.texts).toContain(`/pictures/uploads/${key}-640.webp`);
  });

  it('are deleted with the conversation and the sender’s account', async () => {
    const [visitors, owners] = [await upload(), await uploadAs(owner)];
    await answer([visitors.key]);
    await answerAs(owner, [owners.key]);
    await forget();
    expect([await isStored(visitors.key), await isStored(owners.key)]).toEqual([true, true]);
    await app.database.db.deleteFrom('property').where('id', '=', home).execute();
    await forget();
    expect([await isStored(visitors.key), await isStored(owners.key)]).toEqual([false, false]);
  });

  it('leave no broken picture for the other side when the sender’s account is deleted', async () => {
    const asker = await aPerson(app);
    const question = { name: 'Ани Петрова', phone: '0888 123 456', message: 'Може ли с котка?' };
    await app.post(`/api/property/${home}/inquiry`, question, asker.headers);
    const inbox = (await app.get('/api/conversation', asker.headers)).body as { data: { id: number }[] };
    const id = inbox.data[0]?.id;
    const { key } = await uploadAs(asker);
    await app.post(`/api/conversation/${id}/message`, { message: '', pictures: [key] }, asker.headers);
    const gone = await app.post('/api/user/deletion', { proof: asker.email }, asker.headers);
    expect(gone.status).toBe(200);
    const talk = (await app.get(`/api/conversation/${id}`, owner.headers)).body as Talk;
    expect(talk.messages.at(-1)).toMatchObject({ author: 'asker', pictures: [] });
  });
});

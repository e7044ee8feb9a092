import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportedConversations } from '../../../server/modules/conversations/report-conversation.ts';
import { mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { sendInquiry, postOffer, tokenOf } from '../support/a-roommate.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let owner: Person;
let home: number;
let last = 0;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
beforeEach(async () => {
  owner = await aPerson(app, { name: 'Мария Иванова' });
  home = await publish(app, owner, { title: 'Двустаен до парка' });
  await app.database.db.deleteFrom('attempt').execute();
});
afterAll(() => app.close());

const QUESTION = { name: 'Ани Петрова', phone: '0888 123 456', message: 'Може ли с куче?' };
const ask = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}, id = home) =>
  app.post(`/api/property/${id}/inquiry`, { ...QUESTION, ...changes }, headers);
const aVisitor = () => `asker-${(last += 1)}@example.com`;
type Inbox = { data: { id: number; closed: boolean }[]; total: number; unread: number };
const inboxOf = async ({ headers }: Person) => (await app.get('/api/conversation', headers)).body as Inbox;
const first = async (person: Person) => (await inboxOf(person)).data[0]?.id ?? 0;
const act = async (person: Person, what: string, body?: object) =>
  app.post(`/api/conversation/${await first(person)}/${what}`, body, person.headers);
const blockedOf = async ({ headers }: Person) =>
  ((await app.get('/api/conversation/blocked', headers)).body as { data: { id: number; name: string }[] })
    .data;
const refusal = (message: string, status = 409) => ({ status, body: { message } });

describe('A question about a home (TRUST-05)', () => {
  it('is in the owner’s inbox with those about rooms, and can be answered by the mail link', async () => {
    const offer = await postOffer(app, owner);
    const email = aVisitor();
    const token = tokenOf(await ask({ email }));
    await sendInquiry(app, offer);
    expect(await inboxOf(owner)).toMatchObject({
      total: 2,
      unread: 2,
      data: [
        { subject: { kind: 'roommate', id: offer } },
        { subject: { kind: 'property', id: home, title: 'Двустаен до парка', open: true }, side: 'poster' },
      ],
    });
    const me = (await app.get('/api/user', owner.headers)).body;
    expect(me).toMatchObject({ waiting: { messages: 2 } });
    const { data } = await inboxOf(owner);
    await app.post(`/api/conversation/${data[1]?.id}/message`, { message: 'Да, с радост.' }, owner.headers);
    expect((await mailsTo(app, email)).at(-1)?.text).toContain(`/razgovor/${token}`);
    const read = await app.get(`/api/conversation/follow/${token}`);
    expect(read.body).toMatchObject({
      side: 'asker',
      other: { name: 'Мария И.' },
      messages: [{ text: 'Може ли с куче?' }, { text: 'Да, с радост.' }],
    });
  });

  it('names the agency as recipient', async () => {
    const agency = await aPerson(app, { type: 'agency' });
    const token = tokenOf(await ask({}, {}, await publish(app, agency)));
    const { name } = await app.database.db
      .selectFrom('agency')
      .select('name')
      .where('account_id', '=', agency.id)
      .executeTakeFirstOrThrow();
    expect((await app.get(`/api/conversation/follow/${token}`)).body).toMatchObject({ other: { name } });
  });

  it.each([
    ['of 100 kB', 'я'.repeat(50_000), 400, 'message'],
    ['of 3,000 characters', 'я'.repeat(3_000), 422, 'error-message-too-long'],
    ['with a link', 'Вижте example.com', 422, 'error-message-links'],
    ['of two letters', 'да', 422, 'error-message-too-short'],
  ])('%s is rejected at its field', async (_, message, status, error) => {
    const answer = await ask({ message });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringContaining(error)]);
    expect((await inboxOf(owner)).total).toBe(0);
  });

  it('is rejected from the owner', async () => {
    expect(await ask({}, owner.headers)).toMatchObject(refusal('error-own-property'));
  });

  it('requires a public home', async () => {
    expect(await ask({}, {}, 987_654)).toMatchObject(refusal('error-property-not-found', 404));
    await app.database.db.updateTable('property').set({ status: 'paused' }).where('id', '=', home).execute();
    expect(await ask()).toMatchObject(refusal('error-property-not-found', 404));
  });

  it('is stored once when sent twice', async () => {
    const token = tokenOf(await ask());
    expect(tokenOf(await ask())).toBe(token);
    expect((await app.get(`/api/conversation/follow/${token}`)).body).toMatchObject({ messages: [{}] });
  });

  it('can’t be read by another person', async () => {
    await ask();
    const id = await first(owner);
    const stranger = await aPerson(app);
    const unknown = refusal('error-conversation-not-found', 404);
    expect(await app.get(`/api/conversation/${id}`, stranger.headers)).toMatchObject(unknown);
    expect(
      await app.post(`/api/conversation/${id}/message`, { message: 'Ало?' }, stranger.headers),
    ).toMatchObject(unknown);
  });

  it.each([
    ['message', { message: 'И аз съм тук.' }],
    ['seen', { lastMessageId: 1 }],
    ['share-phone', undefined],
    ['block', undefined],
    ['report', { reason: 'fraud', text: '' }],
  ])('can’t be changed by another person: %s', async (what, body) => {
    const token = tokenOf(await ask({ sharePhone: false }));
    const id = await first(owner);
    const stranger = await aPerson(app);
    const tried = await app.post(`/api/conversation/${id}/${what}`, body, stranger.headers);
    expect([tried.status, tried.body]).toMatchObject([404, { message: 'error-conversation-not-found' }]);
    expect((await app.get(`/api/conversation/follow/${token}`)).body).toMatchObject({
      closed: false,
      messages: [{ text: 'Може ли с куче?' }],
      otherPhone: null,
    });
    expect(await inboxOf(owner)).toMatchObject({ unread: 1 });
    // The owner may do the same.
    expect((await app.post(`/api/conversation/${id}/${what}`, body, owner.headers)).status).toBeLessThan(300);
  });

  it('is in the data export of both sides', async () => {
    const asker = await aPerson(app);
    await ask({}, asker.headers);
    const exportOf = async ({ headers }: Person) => (await app.get('/api/user/export', headers)).body;
    expect(await exportOf(asker)).toMatchObject({ messagesSent: [{ property_id: home, offer_id: null }] });
    expect(await exportOf(owner)).toMatchObject({ messagesReceived: [{ property_id: home }] });
  });

  it('is deleted with the owner’s account and home', async () => {
    const token = tokenOf(await ask());
    await app.database.db.deleteFrom('account').where('id', '=', owner.id).execute();
    expect((await app.get(`/api/conversation/follow/${token}`)).status).toBe(404);
  });
});

describe('A blocked person (TRUST-05)', () => {
  it('can’t write about any listing of that owner with the same phone or e-mail', async () => {
    const another = await publish(app, owner, { title: 'Тристаен до метрото' });
    const asker = await aPerson(app);
    await ask({}, asker.headers);
    await ask({}, asker.headers, another);
    await app.database.db.deleteFrom('attempt').execute();
    const talks = (await inboxOf(asker)).data;
    expect(await act(owner, 'block')).toMatchObject({ status: 200, body: { closed: true } });
    const blocked = refusal('error-blocked');
    expect(await ask({ message: 'Пак питам.' }, asker.headers)).toMatchObject(blocked);
    const open = (await inboxOf(asker)).data.find(({ closed }) => !closed);
    expect(talks.map(({ id }) => id)).toContain(open?.id);
    expect(
      await app.post(`/api/conversation/${open?.id}/message`, { message: 'Ало?' }, asker.headers),
    ).toMatchObject(blocked);
    // Without the account, and with its phone.
    expect(await ask({ phone: '0888123456' })).toMatchObject(blocked);
    expect(await ask({ phone: '0888 999 888' })).toMatchObject({ status: 201 });
  });

  it('can be unblocked in one place, and the conversation continues', async () => {
    const token = tokenOf(await ask({ email: aVisitor() }));
    await act(owner, 'block');
    const [person] = await blockedOf(owner);
    expect(person).toMatchObject({ name: 'Ани Петрова' });
    const stranger = await aPerson(app);
    const address = `/api/conversation/blocked/${person?.id}`;
    expect(await app.delete(address, stranger.headers)).toMatchObject(
      refusal('error-blocked-not-found', 404),
    );
    expect((await app.delete(address, owner.headers)).status).toBe(200);
    expect(await blockedOf(owner)).toEqual([]);
    const again = await app.post(`/api/conversation/follow/${token}/message`, { message: 'Благодаря!' });
    expect(again).toMatchObject({ status: 201, body: { closed: false } });
  });

  it('stays blocked in a conversation closed by the team', async () => {
    const token = tokenOf(await ask());
    await act(owner, 'block');
    const [person] = await blockedOf(owner);
    await app.database.db
      .updateTable('conversation')
      .set({ closed_at: new Date('2026-11-20T10:00:00Z') })
      .where('token', '=', token ?? '')
      .execute();
    await app.delete(`/api/conversation/blocked/${person?.id}`, owner.headers);
    expect(await app.post(`/api/conversation/follow/${token}/message`, { message: 'Ало?' })).toMatchObject(
      refusal('error-conversation-closed'),
    );
  });
});

describe('A suspicious first message (TRUST-06)', () => {
  const reported = async () => {
    const all = await reportedConversations(app.database.db);
    return all.filter(({ title }) => title === 'Двустаен до парка');
  };
  beforeEach(async () => {
    await app.database.db.deleteFrom('conversation_report').execute();
  });

  it.each([
    ['Преведете капаро от 300 лв. и домът е Ваш.', 'asks-for-money'],
    ['Пишете ми във Viber, тук не влизам.', 'other-channel'],
  ])('is reported to the team once, with its words: %s', async (message, reason) => {
    const token = tokenOf(await ask());
    expect(await reported()).toEqual([]);
    await act(owner, 'message', { message });
    await act(owner, 'message', { message: 'Ало?' });
    expect(await reported()).toMatchObject([
      { reasons: [reason], reports: 1, texts: expect.arrayContaining([message]) },
    ]);
    // The suspicious message is still readable.
    expect((await app.get(`/api/conversation/follow/${token}`)).body).toMatchObject({
      messages: [{}, { text: message }, {}],
    });
  });

  it('is a separate report from the reader’s', async () => {
    const token = tokenOf(await ask());
    await act(owner, 'message', { message: 'Преведете капаро от 300 лв.' });
    await app.post(`/api/conversation/follow/${token}/report`, { reason: 'fraud', text: 'Иска пари.' });
    expect(await reported()).toMatchObject([{ reports: 1, reasons: ['fraud'] }]);
  });

  it('is not reported when it is ordinary', async () => {
    await ask({ message: 'Колко е депозитът и кога се плаща?' });
    expect(await reported()).toEqual([]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSolvedCaptcha } from '../support/a-captcha.ts';
import { reportedConversations } from '../../../server/modules/conversations/report-conversation.ts';
import { mailsTo, somePlaces } from '../support/a-property.ts';
import { sendInquiry, postOffer, tokenOf } from '../support/a-roommate.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let poster: Person;
let offer: number;
let last = 0;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
beforeEach(async () => {
  poster = await aPerson(app, { name: 'Мария Иванова' });
  offer = await postOffer(app, poster);
  // Resets the rate limit: each test writes as often as it needs.
  await app.database.db.deleteFrom('attempt').execute();
});
afterAll(() => app.close());

type Message = { id: number; author: string; text: string };
type Read = {
  id: number;
  messages: Message[];
  unread: number;
  closed: boolean;
  ownPhone: { number: string; shared: boolean };
  otherPhone: string | null;
};
type Inbox = { data: { id: number; unread: number }[]; total: number; unread: number };

const aVisitor = () => `asker-${(last += 1)}@example.com`;
const ask = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  sendInquiry(app, offer, changes, headers);
const inboxOf = async (person: Person) => (await app.get('/api/conversation', person.headers)).body as Inbox;
/** The only conversation in a person's inbox, as the person reads it. */
const read = async (person: Person) => {
  const id = (await inboxOf(person)).data[0]?.id;
  return (await app.get(`/api/conversation/${id}`, person.headers)).body as Read;
};
const follow = async (token: string | null) =>
  (await app.get(`/api/conversation/follow/${token}`)).body as Read;
const act = async (person: Person, what: string, body?: object) =>
  app.post(`/api/conversation/${(await read(person)).id}/${what}`, body, person.headers);
const actByLink = (token: string | null, what: string, body?: object) =>
  app.post(`/api/conversation/follow/${token}/${what}`, body);
const texts = ({ messages }: Read) => messages.map(({ author, text }) => `${author}: ${text}`);

describe('A message to a poster (MATE-03)', () => {
  it('reaches the inbox and the e-mail, and both sides can reply', async () => {
    const email = aVisitor();
    const sent = await ask({ email }, { 'x-accept-language': 'en' });
    expect(sent).toMatchObject({ status: 201, body: { message: 'message-sent-successfully' } });
    expect(await inboxOf(poster)).toMatchObject({
      data: [
        {
          side: 'poster',
          unread: 1,
          other: { name: 'Георги Георгиев' },
          lastMessage: { author: 'asker', text: 'Свободна ли е стаята?' },
          subject: { kind: 'roommate', id: offer, open: true },
        },
      ],
      total: 1,
      unread: 1,
    });
    const [toPoster] = await mailsTo(app, poster.email);
    expect(toPoster?.subject).toBe('Ново съобщение: Слънчева стая до парка');
    expect(toPoster?.text).toMatch(/Георги Георгиев.*Свободна ли е стаята\?.*\/profil\/saobshteniya\?/s);

    expect((await act(poster, 'message', { message: 'Да, от декември.' })).status).toBe(201);
    const [receipt, answer] = await mailsTo(app, email);
    expect(receipt?.text).toContain(`/conversation/${tokenOf(sent)}`);
    expect(receipt?.text).not.toContain('Свободна ли е стаята?');
    expect(answer?.text).toMatch(/Мария И\. has written to you.*Да, от декември\./s);
    expect(answer?.text).toContain(`/conversation/${tokenOf(sent)}`);

    await actByLink(tokenOf(sent), 'message', { message: 'Чудесно!' });
    expect(texts(await read(poster))).toEqual([
      'asker: Свободна ли е стаята?',
      'poster: Да, от декември.',
      'asker: Чудесно!',
    ]);
    for (const mail of [toPoster, receipt, answer]) expect(mail?.text).not.toMatch(/(^|\s)mail-[a-z-]+|\{\{/);
  });

  it.each([
    ['name', 'А', 'error-name-required'],
    ['phone', ' ', 'error-phone-required'],
    ['phone', '02 987 65 43', 'error-phone-invalid'],
    ['email', 'ani@', 'error-email-invalid'],
    ['message', 'да', 'error-message-too-short'],
    ['message', 'я'.repeat(2_001), 'error-message-too-long'],
    ['message', 'Вижте https://example.com', 'error-message-links'],
    ['message', 'Вижте example.bg', 'error-message-links'],
    ['name', 'www.example.com', 'error-message-links'],
    ['id', 999_999, 'error-field-invalid'],
  ])('with %s “%.30s” returns a field error', async (property, value, message) => {
    expect(await ask({ [property]: value })).toMatchObject({
      status: 422,
      body: { message: 'validation_failed', errors: [{ property, message }] },
    });
    expect((await inboxOf(poster)).total).toBe(0);
  });

  it('of 100,000 characters is rejected with the field’s name', async () => {
    expect(await ask({ message: 'я'.repeat(100_000) })).toMatchObject({
      status: 400,
      body: { errors: [{ property: 'message', message: 'error-text-too-long' }] },
    });
    const { body } = await ask();
    const token = (body as { token: string }).token;
    expect((await actByLink(token, 'message', { message: 'я'.repeat(100_000) })).status).toBe(400);
  });

  it('with a script is plain text, also in the mail', async () => {
    const message = '<script>alert("здравей")</script>';
    await ask({ message });
    expect(texts(await read(poster))).toEqual([`asker: ${message}`]);
    const { html } = await app.database.db
      .selectFrom('mail')
      .select('html')
      .where('recipient', '=', poster.email)
      .executeTakeFirstOrThrow();
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });

  it('about the sender’s offer, or a missing one, is rejected', async () => {
    expect(await ask({}, poster.headers)).toMatchObject({
      status: 409,
      body: { message: 'error-own-offer' },
    });
    expect(await sendInquiry(app, 999_999)).toMatchObject({
      status: 404,
      body: { message: 'error-offer-not-found' },
    });
  });
});

describe('A repeated question joins the same conversation', () => {
  it('of an account', async () => {
    const asker = await aPerson(app);
    expect(tokenOf(await ask({}, asker.headers))).toBeNull();
    await ask({ message: 'А кога може да я видя?', phone: '0887222333' }, asker.headers);
    expect((await inboxOf(poster)).total).toBe(1);
    expect(texts(await read(asker))).toHaveLength(2);
    expect((await inboxOf(asker)).data).toMatchObject([{ side: 'asker', other: { name: 'Мария И.' } }]);
  });

  it('of a visitor with the same phone and e-mail, and discloses no link', async () => {
    const email = aVisitor();
    const token = tokenOf(await ask({ email }));
    expect(tokenOf(await ask({ email: email.toUpperCase(), message: 'А кога?' }))).toBeNull();
    expect(texts(await follow(token))).toHaveLength(2);
    expect(tokenOf(await ask({ email: aVisitor() }))).toMatch(/^[\w-]{43}$/);
    expect(tokenOf(await ask({ email: '' }))).toMatch(/^[\w-]{43}$/);
    expect((await inboxOf(poster)).total).toBe(3);
  });

  it('sent twice in parallel, is one message with the link in both responses', async () => {
    const email = aVisitor();
    const answers = await Promise.all([1, 2, 3].map(() => ask({ email })));
    expect(new Set(answers.map(tokenOf)).size).toBe(1);
    expect(texts(await follow(tokenOf(answers[0] as never)))).toHaveLength(1);
    expect(await mailsTo(app, email)).toHaveLength(1);
    expect(await mailsTo(app, poster.email)).toHaveLength(1);
  });
});

describe('Phone numbers', () => {
  it('are shown to the other side after consent, and never in mails before', async () => {
    const token = tokenOf(await ask({ email: aVisitor() }));
    expect(await read(poster)).toMatchObject({ otherPhone: null, ownPhone: { shared: false } });
    expect((await follow(token)).otherPhone).toBeNull();
    expect((await mailsTo(app, poster.email))[0]?.text).not.toContain('0888123456');

    await actByLink(token, 'share-phone');
    expect(await read(poster)).toMatchObject({ otherPhone: '0888123456' });
    expect((await follow(token)).otherPhone).toBeNull();
    expect((await mailsTo(app, poster.email)).at(-1)?.text).toContain('0888123456');

    await act(poster, 'share-phone');
    expect(await follow(token)).toMatchObject({ otherPhone: '0887654321', ownPhone: { shared: true } });
  });

  it('are shown at once with prior consent', async () => {
    await ask({ sharePhone: true });
    expect((await read(poster)).otherPhone).toBe('0888123456');
    expect((await mailsTo(app, poster.email))[0]?.text).toContain('0888123456');
  });

  it('are sent once, however often consent is given', async () => {
    const token = tokenOf(await ask());
    for (let times = 0; times < 3; times += 1) await actByLink(token, 'share-phone');
    expect(await mailsTo(app, poster.email)).toHaveLength(2);
  });

  it('need a new consent for a new number', async () => {
    const asker = await aPerson(app);
    await ask({ sharePhone: true }, asker.headers);
    await ask({ phone: '0887222333', message: 'Това е новият ми номер.' }, asker.headers);
    expect((await read(poster)).otherPhone).toBeNull();
  });

  it('can’t be shared by an account without a number', async () => {
    await app.database.db.updateTable('account').set({ phone: '' }).where('id', '=', poster.id).execute();
    await ask();
    expect(await act(poster, 'share-phone')).toMatchObject({
      status: 409,
      body: { message: 'error-no-phone' },
    });
  });
});

describe('A new message', () => {
  it('is unread until the reader has seen it', async () => {
    const token = tokenOf(await ask());
    expect(await read(poster)).toMatchObject({ unread: 1 });
    const [first] = (await read(poster)).messages;
    await act(poster, 'seen', { lastMessageId: first?.id });
    expect(await inboxOf(poster)).toMatchObject({ unread: 0, data: [{ unread: 0 }] });
    await actByLink(token, 'message', { message: 'Още нещо…' });
    expect(await inboxOf(poster)).toMatchObject({ unread: 1, data: [{ unread: 1 }] });
    await act(poster, 'seen', { lastMessageId: Number.MAX_SAFE_INTEGER });
    expect((await inboxOf(poster)).unread).toBe(0);
    // An older page seen later marks nothing as unread.
    await act(poster, 'seen', { lastMessageId: first?.id });
    expect((await inboxOf(poster)).unread).toBe(0);
  });

  it('sends one mail in ten minutes while it is unread', async () => {
    const token = tokenOf(await ask());
    for (const message of ['Едно.', 'Две.', 'Три.']) await actByLink(token, 'message', { message });
    expect(await mailsTo(app, poster.email)).toHaveLength(1);
    app.clock.passDays(11 / 1440);
    await actByLink(token, 'message', { message: 'Четири.' });
    expect(await mailsTo(app, poster.email)).toHaveLength(2);
    await act(poster, 'seen', { lastMessageId: Number.MAX_SAFE_INTEGER });
    await actByLink(token, 'message', { message: 'Пет.' });
    expect(await mailsTo(app, poster.email)).toHaveLength(3);
    app.clock.passDays(-11 / 1440);
  });
});

describe('A closed conversation', () => {
  it.each(['poster', 'asker'])('by the %s rejects messages from either side', async (who) => {
    const email = aVisitor();
    const token = tokenOf(await ask({ email }));
    expect(who === 'poster' ? await act(poster, 'block') : await actByLink(token, 'block')).toMatchObject({
      status: 200,
      body: { closed: true },
    });
    const closed = { status: 409, body: { message: 'error-conversation-closed' } };
    expect(await actByLink(token, 'message', { message: 'Ало?' })).toMatchObject(closed);
    expect(await act(poster, 'message', { message: 'Ало?' })).toMatchObject(closed);
    expect(await actByLink(token, 'share-phone')).toMatchObject(closed);
    // An account holder blocks the person, not only the conversation.
    expect(await ask({ email, message: 'Пиша пак.' })).toMatchObject(
      who === 'poster' ? { status: 409, body: { message: 'error-blocked' } } : closed,
    );
    expect(await follow(token)).toMatchObject({ closed: true, messages: [{}] });
  });

  it('has a message limit', async () => {
    const token = tokenOf(await ask());
    const { id } = await read(poster);
    const filler = Array.from({ length: 499 }, () => ({
      conversation_id: id,
      author: 'poster' as const,
      text: 'Да.',
      at: new Date(0),
    }));
    await app.database.db.insertInto('conversation_message').values(filler).execute();
    expect(await actByLink(token, 'message', { message: 'Още?' })).toMatchObject({
      status: 409,
      body: { message: 'error-conversation-full' },
    });
  });
});

describe('The message rate limit', () => {
  const refused = { status: 429, body: { message: 'error-too-many-attempts' } };
  const wanted = { status: 428, body: { message: 'captcha-required' } };
  const proven = async () => ({ 'x-captcha': await aSolvedCaptcha(app, 'attempt') });

  it('requires a proof of work from one address', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await ask({ phone: `08871110${10 + count}` })).status).toBe(201);
    }
    expect(await ask({ phone: '0887222333' })).toMatchObject(wanted);
    expect(await ask({ phone: '0887222333' }, await proven())).toMatchObject({ status: 201 });
  });

  it('about one offer blocks no other sender', async () => {
    await ask({ phone: '0887222331' });
    await app.database.db.updateTable('attempt').set({ count: 100 }).execute();
    const { statusCode, ...answer } = await app.server.inject({
      method: 'POST',
      url: `/api/tenant-offer/${offer}/inquiry`,
      remoteAddress: '198.51.100.7',
      headers: await proven(),
      payload: { name: 'Ани', phone: '0887222334', message: 'Свободна ли е стаята?' },
    });
    expect([statusCode, answer.json()]).toMatchObject([201, { message: 'message-sent-successfully' }]);
  });

  it('does not count rejected or duplicate messages', async () => {
    for (let count = 0; count < 25; count += 1) {
      expect((await ask()).status).toBe(201);
      expect((await ask({}, poster.headers)).status).toBe(409);
    }
    expect((await ask({ phone: '0887222335' })).status).toBe(201);
  });

  it('requires a proof of one person from any address', async () => {
    const offers = await Promise.all(Array.from({ length: 3 }, () => postOffer(app, poster)));
    for (let count = 0; count < 20; count += 1) {
      await sendInquiry(app, offers[count % 3] ?? offer, { message: `Съобщение ${count}` });
    }
    await app.database.db.deleteFrom('attempt').where('count', '<', 20).execute();
    app.clock.passDays(2 / 24);
    expect(await ask({ message: 'Увеличаване с 1' })).toMatchObject(wanted);
    app.clock.passDays(-2 / 24);
  });

  it('rejects messages above the limit in one conversation', async () => {
    await ask();
    for (let count = 0; count < 30; count += 1) await act(poster, 'message', { message: `Ред ${count}` });
    expect(await act(poster, 'message', { message: 'Още един' })).toMatchObject(refused);
  });
});

describe('A report of a conversation', () => {
  it('is accepted once from each side until the team has reviewed it', async () => {
    const token = tokenOf(await ask());
    const report = { reason: 'fraud', text: 'Иска капаро предварително.' };
    expect(await act(poster, 'report', report)).toMatchObject({ status: 201 });
    expect(await actByLink(token, 'report', { reason: 'offensive', text: '' })).toMatchObject({
      status: 201,
    });
    await act(poster, 'report', { reason: 'other', text: 'И обижда.' });
    const { id } = await read(poster);
    const rows = () =>
      app.database.db
        .selectFrom('conversation_report')
        .select(['side', 'reason', 'text'])
        .where('conversation_id', '=', id)
        .orderBy('side')
        .execute();
    expect(await rows()).toEqual([
      { side: 'asker', reason: 'offensive', text: '' },
      { side: 'poster', reason: 'other', text: 'И обижда.' },
    ]);
    const [reported] = await reportedConversations(app.database.db);
    expect(reported).toMatchObject({ id, reports: 2, reasons: ['offensive', 'other'] });
  });

  it('requires a few words for another reason', async () => {
    const token = tokenOf(await ask());
    expect(await actByLink(token, 'report', { reason: 'other', text: ' ' })).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'text', message: 'error-report-text-required' }] },
    });
  });
});

describe('Access to a conversation', () => {
  it('is limited to its two sides', async () => {
    await ask({}, (await aPerson(app)).headers);
    const { id } = await read(poster);
    const stranger = await aPerson(app);
    expect((await app.get(`/api/conversation/${id}`, stranger.headers)).status).toBe(404);
    expect((await app.get(`/api/conversation/follow/${'x'.repeat(43)}`)).status).toBe(404);
    expect((await inboxOf(stranger)).total).toBe(0);
  });

  it.each([
    ['message', { message: 'Ехо?' }],
    ['seen', { lastMessageId: 1 }],
    ['share-phone', undefined],
    ['block', undefined],
    ['report', { reason: 'fraud', text: '' }],
  ])('rejects the action %s by an unknown link', async (action, body) => {
    const answer = await app.post(`/api/conversation/follow/${'x'.repeat(43)}/${action}`, body);
    expect([answer.status, answer.body]).toMatchObject([404, { message: 'error-conversation-not-found' }]);
  });

  it('does not include the name of a deleted asker', async () => {
    const asker = await aPerson(app, { name: 'Ани Петрова' });
    await ask({ name: 'Ани Петрова', sharePhone: true }, asker.headers);
    expect((await app.get('/api/user/export', asker.headers)).body).toMatchObject({
      messagesSent: [{ offer_id: offer, asker_phone: '0888123456', text: 'Свободна ли е стаята?' }],
    });
    expect((await app.get('/api/user/export', poster.headers)).body).toMatchObject({
      roommateOffers: [{ id: offer, title: 'Слънчева стая до парка' }],
      messagesReceived: [{ offer_id: offer, asker_name: 'Ани Петрова' }],
    });
    const gone = await app.post('/api/user/deletion', { proof: asker.email }, asker.headers);
    expect(gone.status).toBe(200);
    expect(await read(poster)).toMatchObject({ other: { name: null }, otherPhone: null, closed: true });
  });

  it('ends when the poster’s account is deleted', async () => {
    const token = tokenOf(await ask());
    await app.post('/api/user/deletion', { proof: poster.email }, poster.headers);
    expect((await app.get(`/api/conversation/follow/${token}`)).status).toBe(404);
    expect((await app.get(`/api/tenant-offer/${offer}`)).status).toBe(404);
  });
});

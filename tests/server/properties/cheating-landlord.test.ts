import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../../server/admin/commands.ts';
import { Moderation } from '../../../server/admin/moderation.ts';
import { Refunds } from '../../../server/admin/refunds.ts';
import { RemovalMails } from '../../../server/admin/removal-mails.ts';
import { propertyJobs } from '../../../server/modules/properties/property-jobs.ts';
import { Addresses } from '../../../server/platform/addresses.ts';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import { Texts } from '../../../server/platform/texts.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';
import { sofiaDay, sofiaTime } from '../../../src/core/shared/sofia-time.ts';
import type { FairPrice } from '../../../src/core/properties/fair-price.ts';
import { aProperty, publish, somePlaces } from '../support/a-property.ts';
import { postOffer, tokenOf } from '../support/a-roommate.ts';
import { aPerson, sessionOf } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { RADKA } from '../support/moderate.ts';

/** All attempts of a dishonest landlord through the public API, and their visible results. */

let app: TestApplication;
let cheat: Person;
let last = 0;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('account').execute();
  await app.database.db.deleteFrom('attempt').execute();
  people = [];
  cheat = await someone({ name: 'Хитър Петър', phone: '0888123344' });
});

const aPhone = () => `0887${String((last += 1)).padStart(6, '2')}`;
let people: Person[] = [];
async function someone(wanted: Parameters<typeof aPerson>[1] = {}): Promise<Person> {
  const person = await aPerson(app, { phone: aPhone(), ...wanted });
  people.push(person);
  return person;
}

/** Advances the clock; every person signs in again. */
async function passDays(days: number): Promise<void> {
  app.clock.passDays(days);
  for (const person of people) person.headers = await sessionOf(app, person.id);
}

async function team(line: string, because?: string): Promise<string> {
  const said: string[] = [];
  const addresses = new Addresses(readConfiguration({ NODE_ENV: 'test', DATA_DIR: 'reports/test-data' }));
  const mails = new RemovalMails(new Texts('content/translations'), addresses);
  const moderation = new Moderation({ ...app, mails, actor: RADKA });
  const refunds = new Refunds(app.orders, RADKA);
  const say = (text: string) => said.push(text);
  await runCommand(
    line.split(' '),
    { because },
    { moderation, refunds, db: app.database.db, clock: app.clock, print: say, actor: RADKA },
  );
  return said.join('\n');
}

async function night(): Promise<void> {
  const jobs = propertyJobs(app.properties);
  await jobs['count-fair-prices'].run();
  await jobs['count-responsiveness'].run();
}

type Home = { owner: { responsiveness: object | null }; fairPrice: FairPrice | null; createdAt: string };
const read = async (id: number) => (await app.get(`/api/property/${id}`)).body as Home;

const ask = (id: number, message: string, headers = {}, contact: Record<string, string> = {}) =>
  app.post(
    `/api/property/${id}/inquiry`,
    { name: 'Ани Илиева', phone: aPhone(), email: `ask-${(last += 1)}@example.com`, message, ...contact },
    headers,
  );

/** Answers all questions, each in its own words. */
async function answerAll(owner: Person, words: (index: number) => string): Promise<void> {
  const { body } = await app.get('/api/conversation', owner.headers);
  const { data } = body as { data: { id: number }[] };
  for (const [index, { id }] of data.entries()) {
    const answer = await app.post(
      `/api/conversation/${id}/message`,
      { message: words(index) },
      owner.headers,
    );
    expect(answer.status).toBe(201);
  }
}

async function view(id: number, person: Person, contact: Record<string, string> = {}): Promise<void> {
  const viewing = {
    propertyId: id,
    contactName: 'Ани Илиева',
    contactPhone: aPhone(),
    contactEmail: person.email,
    dateTime: sofiaTime(daysAfter(app.clock.now(), 1)),
    question: '',
    ...contact,
  };
  expect((await app.post('/api/property-view', viewing, person.headers)).status).toBe(201);
  const { body } = await app.get('/api/property-view', cheat.headers);
  for (const { id: asked } of (body as { data: { id: number }[] }).data)
    await app.post(`/api/property-view/${asked}/answer`, { action: 'accept', note: '' }, cheat.headers);
}

describe('A landlord with fake responsiveness', () => {
  it('gains nothing from questions by a second account about each of his homes', async () => {
    const second = await someone({ name: 'Ани Илиева' });
    const homes: number[] = [];
    for (let floor = 1; floor <= 6; floor += 1)
      homes.push(await publish(app, cheat, { floor, totalFloors: 60 }));
    for (const home of homes) expect((await ask(home, 'Свободен ли е?', second.headers)).status).toBe(201);
    await answerAll(cheat, (index) => `Да, елате в ${index + 9} ч.`);
    await passDays(1);
    await night();
    expect((await read(homes[0] ?? 0)).owner.responsiveness).toBeNull();
  });

  it('gains nothing from viewing requests with his phone in another spelling', async () => {
    const home = await publish(app, cheat);
    for (const phone of [
      '+359 888 123 344',
      '00359888123344',
      '0888-123-344',
      '0888/12 33 44',
      '(0888) 123344',
    ]) {
      const viewing = {
        propertyId: home,
        contactName: 'Ани',
        contactPhone: phone,
        question: 'Свободен ли е?',
      };
      const contactEmail = `view-${(last += 1)}@example.com`;
      const asked = await app.post('/api/property-view', { ...viewing, contactEmail, dateTime: '' });
      expect(asked.status).toBe(201);
    }
    await passDays(1);
    await night();
    expect((await read(home)).owner.responsiveness).toBeNull();
  });

  it('gains nothing from identical automatic answers', async () => {
    const home = await publish(app, cheat);
    for (let number = 0; number < 5; number += 1) await ask(home, 'Свободен ли е?');
    await answerAll(cheat, (index) => `Благодарим,  ще Ви отговорим скоро${'!'.repeat(index + 1)}`);
    await passDays(1);
    await night();
    expect((await read(home)).owner.responsiveness).toMatchObject({ sharePercent: 0, medianMinutes: null });
  });
});

describe('A landlord with fake reviews', () => {
  const review = (person: Person) =>
    app.post(
      `/api/own-review/owner-${cheat.id}`,
      { stars: 5, text: 'Прекрасен човек, препоръчвам го на всички.' },
      person.headers,
    );
  const refused = (message: string) => ({ status: 409, body: { message } });

  it('can’t review himself, nor get reviews from people without a viewing', async () => {
    await publish(app, cheat);
    expect(await review(cheat)).toMatchObject(refused('error-review-own'));
    expect(await review(await someone())).toMatchObject(refused('error-review-unverified-owner'));
  });

  it('can’t use a second account that views his home with his phone or e-mail', async () => {
    const home = await publish(app, cheat);
    const [second, third] = [await someone(), await someone()];
    await view(home, second, { contactPhone: '+359 888 123 344' });
    await view(await publish(app, cheat), third, { contactEmail: cheat.email.toUpperCase() });
    await passDays(10);
    for (const person of [second, third])
      expect(await review(person)).toMatchObject(refused('error-review-unverified-owner'));
  });
});

describe('A landlord with manipulated rents', () => {
  const HONEST = [800, 820, 840, 860, 880, 900, 920, 940, 960, 980, 1_000, 1_020];
  beforeEach(async () => {
    const owners = await Promise.all([1, 2, 3, 4].map(() => someone()));
    for (const [index, rent] of HONEST.entries())
      await publish(app, owners[index % 4] as Person, {
        price: rent * 100,
        floor: index + 1,
        totalFloors: 60,
      });
  });

  it('can’t move the fair price with near-identical homes', async () => {
    for (let floor = 20; floor < 50; floor += 1)
      await publish(app, cheat, { price: 200_000 + floor, floor, totalFloors: 60 });
    await night();
    const { body } = await app.get('/api/property/fair-price?district=11&type=two-room&area=65');
    const { low, median, high } = (body as { data: FairPrice }).data;
    expect([low, median, high].every((rent) => rent >= 80_000 && rent <= 102_000)).toBe(true);
  });

  it('is reported for a low rent, and the team reviews later increases too', async () => {
    await night();
    const id = await publish(app, cheat, { price: 30_000, title: 'Двустаен за трима' });
    await night();
    expect(await team('reports')).toContain(`home ${id}: Двустаен за трима\n  1 since`);
    await passDays(1);
    await team(`keep home ${id}`);
    await night();
    expect(await team('reports')).not.toContain(`home ${id}:`);
    await passDays(1);
    const { version } = (await app.get(`/api/user/property/${id}`, cheat.headers)).body as {
      version: string;
    };
    const { key: _, ...content } = { ...aProperty({ price: 25_000 }), key: '' };
    await app.post(`/api/user/property/${id}`, { ...content, version }, cheat.headers);
    await night();
    expect(await team('reports')).toContain(`home ${id}:`);
  });
});

describe('A landlord with texts about money or another channel', () => {
  const talkOf = async (words: readonly string[]) => {
    const home = await publish(app, cheat, { title: 'Тихо жилище' });
    const token = tokenOf(await ask(home, 'Свободен ли е?'));
    const { body } = await app.get('/api/conversation', cheat.headers);
    const [talk] = (body as { data: { id: number }[] }).data;
    for (const message of words)
      expect(
        (await app.post(`/api/conversation/${talk?.id}/message`, { message }, cheat.headers)).status,
      ).toBe(201);
    return { token, talk: talk?.id };
  };

  it.each([
    ['plainly', ['Преведете капаро от 300 лв.'], 'asks-for-money'],
    ['by letters that look alike', ['Пpeвeдeтe кaпapо от 300 лв.'], 'asks-for-money'],
    ['letter by letter', ['Преведете к а п а р о днес.'], 'asks-for-money'],
    ['with signs within the words', ['Пре-ве-дете ка.па.ро днес'], 'asks-for-money'],
    ['in two messages', ['Преведете ми още днес.', 'Капаро от 300 лв.'], 'asks-for-money'],
    ['after a greeting', ['Здравейте!', 'Пишете ми във Viber.'], 'other-channel'],
    ['by another i', ['Пишете ми във Vіber.'], 'other-channel'],
    ['by a digit', ['Пишете ми във V1ber.'], 'other-channel'],
    ['letter by letter', ['Имам само V i b e r'], 'other-channel'],
    ['by an address in words', ['Пишете на petar (at) example . com'], 'other-channel'],
  ])('triggers a warning and a report with %s: %j', async (_, words, reason) => {
    const { talk } = await talkOf(words);
    expect(await team('reports')).toMatch(new RegExp(`conversation ${talk}: .*\\n {2}1 since .*: ${reason}`));
  });

  it('can’t write to a blocking person from any conversation or account with his phone', async () => {
    const tenant = await someone({ name: 'Ани Илиева' });
    const [first, other] = [await publish(app, cheat), await publish(app, cheat, { floor: 5 })];
    await ask(first, 'Свободен ли е?', tenant.headers);
    await ask(other, 'А този?', tenant.headers);
    const { body } = await app.get('/api/conversation', tenant.headers);
    const [one, two] = (body as { data: { id: number }[] }).data.map(({ id }) => id);
    await app.post(`/api/conversation/${one}/block`, undefined, tenant.headers);
    const say = (id: number | undefined) =>
      app.post(`/api/conversation/${id}/message`, { message: 'Ало?' }, cheat.headers);
    expect((await say(one)).body).toMatchObject({ message: 'error-conversation-closed' });
    expect((await say(two)).body).toMatchObject({ message: 'error-blocked' });
    const room = await postOffer(app, tenant, { moveInFrom: sofiaDay(daysAfter(app.clock.now(), 30)) });
    const again = await someone({ name: 'Друг човек' });
    const asked = await app.post(
      `/api/tenant-offer/${room}/inquiry`,
      { name: 'Друг', phone: '+359 88 812-33-44', email: '', message: 'Защо не отговаряте?' },
      again.headers,
    );
    expect(asked.body).toMatchObject({ message: 'error-blocked' });
  });
});

describe('A landlord with a fresh identity', () => {
  const FACTS = { title: 'Двустаен до Южния парк', floor: 4, area: 71 };

  it('gets a warning for ten homes on the first day, by one account or one phone', async () => {
    for (let floor = 1; floor <= 6; floor += 1) await publish(app, cheat, { floor, totalFloors: 60 });
    const second = await someone({ name: 'Ани Илиева' });
    const description = 'Тихо жилище с голяма тераса до самия парк. Обадете се: +359 888 12-33-44.';
    await publish(app, second, { description });
    expect(await team('reports')).toContain(`owner ${second.id}: Ани Илиева`);
    for (let floor = 7; floor <= 10; floor += 1) await publish(app, cheat, { floor, totalFloors: 60 });
    expect(await team('reports')).toMatch(/many-listings, shared-phone/);
  });

  it('gets no new date for a deleted and rewritten listing', async () => {
    const id = await publish(app, cheat, FACTS);
    const { createdAt } = await read(id);
    await passDays(5);
    await app.delete(`/api/property/${id}`, cheat.headers);
    const again = await publish(app, cheat, { ...FACTS, title: 'Съвсем нова обява за двама', area: 72 });
    expect((await read(again)).createdAt).toBe(createdAt);
    expect(await team('reports')).toBe('Nothing waits.');
  });

  it('can’t lose reports: the team sees the new listing and the removed one', async () => {
    const id = await publish(app, cheat, FACTS);
    await app.post(`/api/property/${id}/report`, { reason: 'fraud', text: 'Измама.', email: '' });
    await app.delete(`/api/property/${id}`, cheat.headers);
    const again = await publish(app, cheat, FACTS);
    expect(await team('reports')).toMatch(
      new RegExp(`home ${again}: .*\\n.*: written-again\\n {2}“home ${id}”`),
    );
    await team(`remove home ${again}`, 'Измама.');
    const draft = await publish(app, cheat, { ...FACTS, status: 'draft' });
    await app.post(`/api/user/property/${draft}/status`, { status: 'active' }, cheat.headers);
    expect(await team('reports')).toContain(`home ${draft}:`);
  });
});

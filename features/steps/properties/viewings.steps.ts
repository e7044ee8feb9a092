import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { autorun } from 'mobx';
import type { ViewingRequestForm } from '../../../src/core/properties/viewings/viewing-request-command.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { FollowedViewingScreen } from '../../../src/view-models/properties/viewings/followed-viewing-screen.ts';
import { PropertyScreen } from '../../../src/view-models/properties/property-screen.ts';
import { ViewingRequest } from '../../../src/view-models/properties/viewings/viewing-request.ts';
import { ViewingsScreen } from '../../../src/view-models/properties/viewings/viewings-screen.ts';
import { ScreenLoader } from '../../../src/view-models/site/navigation.ts';
import { OWNER_EMAIL } from '../../support/property-builder.ts';
import type { Visitor } from '../../support/visitor.ts';
import { countTries } from '../../support/count-tries.ts';
import { markedFields } from '../../support/field-words.ts';
import type { ShopWorld } from '../../support/world.ts';
import { propertyBuilderOf } from './properties.steps.ts';

const DAY = 24 * 60 * 60 * 1000;
const TITLE = 'Светъл двустаен до парка';
const VISITOR_EMAIL = 'maria@example.com';

/** Day in Sofia, counted from the scenario's today. */
const dayIn = (world: ShopWorld, days: number) =>
  sofiaDay(new Date(world.run.clock.now().getTime() + days * DAY));

async function viewingForm(visitor: Visitor): Promise<ViewingRequest> {
  const { screen } = await visitor.get(ScreenLoader).openModal('propertyViewRequest');
  assert.ok(screen instanceof ViewingRequest, 'that is another modal');
  return screen;
}

async function ask(world: ShopWorld, changes: Partial<ViewingRequestForm> = {}, who = 'I'): Promise<void> {
  const visitor = await world.visitor(who);
  visitor.screen(PropertyScreen).requestViewing();
  const { form } = await viewingForm(visitor);
  const filled = { name: 'Мария', phone: '0888123456', email: VISITOR_EMAIL, time: '18:30' };
  for (const [name, value] of Object.entries({ ...filled, date: dayIn(world, 1), ...changes })) {
    form.set(name as keyof ViewingRequestForm, value);
  }
  const shown: string[] = [];
  const stop = autorun(() => {
    const key = visitor.modals.notification?.message.key;
    if (key) shown.push(key);
  });
  await form.submit();
  stop();
  world.notes.set('shown', shown);
}

async function openProperty(world: ShopWorld, who = 'I'): Promise<void> {
  const id = await propertyBuilderOf(world).idOf(TITLE);
  await (await world.visitor(who)).arrive(pathOf('Property', 'bg', { id }));
}

Given(
  'strangers have asked for {int} viewings of {string} today',
  async function (this: ShopWorld, count: number, title: string) {
    const id = await propertyBuilderOf(this).idOf(title);
    await countTries(this, `viewings at ${id}`, count);
  },
);

When(
  'I ask for a viewing tomorrow at {int}:{int}',
  async function (this: ShopWorld, hour: number, minute: number) {
    await ask(this, { time: `${hour}:${String(minute).padStart(2, '0')}` });
  },
);

Given('I have asked for a viewing tomorrow at 18:30', async function (this: ShopWorld) {
  await openProperty(this);
  await ask(this);
});

const WRONG: Record<string, (world: ShopWorld) => Partial<ViewingRequestForm>> = {
  'no name': () => ({ name: '' }),
  'no phone': () => ({ phone: '' }),
  'no date': () => ({ date: '' }),
  'no time': () => ({ time: '' }),
  'the e-mail "maria"': () => ({ email: 'maria' }),
  'the e-mail "maria@x"': () => ({ email: 'maria@x' }),
  "yesterday's date": (world) => ({ date: dayIn(world, -1) }),
  'the 31st of February': () => ({ date: '2027-02-31' }),
  '31 December 2099, 03:00': () => ({ date: '2099-12-31', time: '03:00' }),
  '7 in the morning': () => ({ time: '07:00' }),
  'a day in 61 days': (world) => ({ date: dayIn(world, 61) }),
  'the phone "+44 20 7946 0000"': () => ({ phone: '+44 20 7946 0000' }),
};

When(/^I ask for a viewing with (.+)$/, async function (this: ShopWorld, what: string) {
  await ask(this, WRONG[what]?.(this) ?? {});
});

When('I only ask {string}', async function (this: ShopWorld, question: string) {
  await ask(this, { asksOnly: true, date: '', time: '', question });
});

Then('the viewing form marks {string}', async function (this: ShopWorld, fields: string) {
  const { form } = await viewingForm(await this.visitor());
  assert.equal(markedFields(form.errors), fields);
});

Then('I was shown that it is being sent', function (this: ShopWorld) {
  assert.deepEqual(this.note<string[]>('shown')[0], 'property-view-request-sending-modal-message');
});

Then('the viewing form is empty again', async function (this: ShopWorld) {
  const { form } = await viewingForm(await this.visitor());
  assert.deepEqual([form.values.date, form.values.time, form.errors], ['', '', {}]);
});

Given('the server refuses the e-mail of the next viewing', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  visitor.nextAnswer = {
    status: 422,
    body: {
      message: 'validation_failed',
      errors: [{ property: 'contactEmail', message: 'error-email-invalid' }],
      requestId: 'one',
    },
  };
});

Given('the server does not answer the next viewing', async function (this: ShopWorld) {
  (await this.visitor()).losesNextAnswer = true;
});

Then(
  'the open viewing form marks {string} and keeps the rest',
  async function (this: ShopWorld, field: string) {
    const visitor = await this.visitor();
    assert.equal(visitor.modals.open, 'propertyViewRequest');
    const { form } = await viewingForm(visitor);
    assert.deepEqual([markedFields(form.errors), form.values.name], [field, 'Мария']);
  },
);

async function mailsTo(world: ShopWorld, email: string) {
  const { database } = await world.shop();
  return database.db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute();
}

Then('the e-mail to Иван says {string}', async function (this: ShopWorld, word: string) {
  const [mail] = await mailsTo(this, OWNER_EMAIL);
  assert.ok(mail?.text.includes(word), `it says: ${mail?.text}`);
});

Then('my e-mail brings the viewing as a calendar file', async function (this: ShopWorld) {
  const [mail] = await mailsTo(this, VISITOR_EMAIL);
  const [file] = mail?.attachments ?? [];
  const text = Buffer.from(file?.content ?? '', 'base64').toString('utf8');
  const start = `${dayIn(this, 1).replaceAll('-', '')}T163000Z`;
  assert.match(text, new RegExp(`BEGIN:VEVENT[\\s\\S]*DTSTART:${start}[\\s\\S]*END:VEVENT`));
});

/** Visitor's page of the viewing, by the link of the e-mail. */
async function byLink(world: ShopWorld): Promise<FollowedViewingScreen> {
  const mails = await mailsTo(world, VISITOR_EMAIL);
  const link = /https:\/\/\S+\/ogled\/[\w-]{43}/.exec(mails[0]?.text ?? '')?.[0];
  assert.ok(link, `the e-mail has no link: ${mails[0]?.text}`);
  const visitor = await world.visitor();
  await visitor.arrive(new URL(link).pathname);
  return visitor.screen(FollowedViewingScreen);
}

When('I follow the link of my e-mail', async function (this: ShopWorld) {
  await byLink(this);
});

Then('I see the viewing as {string}', async function (this: ShopWorld, status: string) {
  assert.equal((await this.visitor()).screen(FollowedViewingScreen).viewing?.status, status);
});

When('I accept the proposal', async function (this: ShopWorld) {
  await (await byLink(this)).accept();
});

/** Landlord's list of requests. */
async function received(world: ShopWorld): Promise<ViewingsScreen> {
  const owner = await world.visitor('Иван');
  for (const half of (await propertyBuilderOf(world).owner()).split('; ')) {
    const [name = '', value = ''] = half.split('=');
    owner.cookies.set(owner.host, name, value);
  }
  await owner.arrive(pathOf('ViewingRequests', 'bg'));
  return owner.screen(ViewingsScreen);
}

When('Иван accepts the viewing', async function (this: ShopWorld) {
  const screen = await received(this);
  const [viewing] = screen.received.data;
  assert.ok(viewing, 'nobody has asked');
  await screen.answer.accept(viewing);
});

When(
  'Иван proposes the day after at {int}:{int}',
  async function (this: ShopWorld, hour: number, minute: number) {
    const screen = await received(this);
    const [viewing] = screen.received.data;
    assert.ok(viewing, 'nobody has asked');
    screen.answer.begin(viewing, 'propose');
    screen.answer.form.set('date', dayIn(this, 2));
    screen.answer.form.set('time', `${hour}:${String(minute).padStart(2, '0')}`);
    assert.equal(await screen.answer.form.submit(), true);
  },
);

When('Иван looks at the requests', async function (this: ShopWorld) {
  this.notes.set('requests', await received(this));
});

When('I call the viewing off', async function (this: ShopWorld) {
  const screen = await byLink(this);
  screen.confirmCancel();
  await screen.cancel();
});

When('Иван accepts what he sees', async function (this: ShopWorld) {
  const screen = this.note<ViewingsScreen>('requests');
  const [viewing] = screen.received.data;
  assert.ok(viewing, 'he sees nothing');
  await screen.answer.accept(viewing);
});

Then('Иван is asked to sign in, and told nothing else', async function (this: ShopWorld) {
  const { modals } = await this.visitor('Иван');
  assert.deepEqual([modals.open, modals.notification], ['login', null]);
});

Then('Иван sees there that it is {string}, and is told so', async function (this: ShopWorld, status: string) {
  const screen = this.note<ViewingsScreen>('requests');
  assert.deepEqual(
    [screen.received.data[0]?.status, screen.answer.changed?.key],
    [status, `viewing-meanwhile-${status}`],
  );
});

When('Иван declines the viewing', async function (this: ShopWorld) {
  const screen = await received(this);
  const [viewing] = screen.received.data;
  assert.ok(viewing, 'nobody has asked');
  screen.answer.begin(viewing, 'decline');
  assert.equal(await screen.answer.form.submit(), true);
});

Then('Иван sees the viewing as {string}', function (this: ShopWorld, status: string) {
  const [viewing] = this.note<ViewingsScreen>('requests').received.data;
  assert.equal(viewing?.status, status);
});

Given('Петър has asked for the same time', async function (this: ShopWorld) {
  await openProperty(this, 'Петър');
  await ask(this, { name: 'Петър', email: 'petar@example.com' }, 'Петър');
});

When('Иван accepts both viewings', async function (this: ShopWorld) {
  const screen = await received(this);
  for (const viewing of screen.received.data) await screen.answer.accept(viewing);
});

Then('one of them is accepted, and the other one still waits', function (this: ShopWorld) {
  const states = this.note<ViewingsScreen>('requests').received.data.map(({ status }) => status);
  assert.deepEqual(states.toSorted(), ['accepted', 'requested']);
});

Given('Иван offers to show the home tomorrow at 10:00', async function (this: ShopWorld) {
  const properties = propertyBuilderOf(this);
  const id = await properties.idOf(TITLE);
  const { version } = await properties.edited(OWNER_EMAIL, id);
  const slots = [`${dayIn(this, 1)} 10:00`];
  await properties.post(OWNER_EMAIL, `/api/user/property/${id}/slots`, { slots, version });
});

Given('Петър has asked to come tomorrow at 10:00', async function (this: ShopWorld) {
  await openProperty(this, 'Петър');
  const petar = await this.visitor('Петър');
  assert.equal(petar.screen(PropertyScreen).property?.freeSlots.length, 1);
  await ask(this, { name: 'Петър', email: 'petar@example.com', time: '10:00' }, 'Петър');
});

Then('no free times are offered', async function (this: ShopWorld) {
  const { property } = (await this.visitor()).screen(PropertyScreen);
  assert.deepEqual(property?.freeSlots, []);
});

Then('Иван has {int} viewing to answer', function (this: ShopWorld, count: number) {
  assert.equal(this.note<ViewingsScreen>('requests').received.total, count);
});

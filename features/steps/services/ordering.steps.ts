import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { renewSelection } from '../../../src/core/services/renew-selection.ts';
import { EMPTY_INTERIOR_ENQUIRY } from '../../../src/core/services/service-order-form.ts';
import type { InteriorEnquiryForm } from '../../../src/core/services/service-order-form.ts';
import { serviceOrderFields } from '../../../src/core/services/place-service-order.ts';
import { serviceRules } from '../../../src/core/services/service-rules.ts';
import type { ServiceKind } from '../../../src/core/services/service.ts';
import type { TimeWindow } from '../../../src/core/services/time-window.ts';
import { stotinkiOf } from '../../support/parameters.ts';
import { plain } from '../../support/browser/html-page.ts';
import { ServiceCustomer, TEAM_EMAIL } from '../../support/service-customer.ts';
import type { ShopWorld } from '../../support/world.ts';

const DAYS: Record<string, number> = {
  yesterday: -1,
  today: 0,
  tomorrow: 1,
  'the day after tomorrow': 2,
  '100 days from now': 100,
};
const WINDOWS: Record<string, TimeWindow> = { 'from 8 to 12': '08-12', 'from 12 to 16': '12-16' };
const daysOf = (text: string) => DAYS[text] ?? Number.NaN;
const windowOf = (text: string) => WINDOWS[text] ?? '16-20';

Given('I read English', async function (this: ShopWorld) {
  (await ServiceCustomer.of(this)).language = 'en';
});

When(/^I order for (.+) (from \d+ to \d+)$/, async function (this: ShopWorld, day: string, time: string) {
  await (await ServiceCustomer.of(this)).order(daysOf(day), windowOf(time));
});

Then('the order is booked for {money}', async function (this: ShopWorld, total: number) {
  const order = await followed(this);
  assert.deepEqual([order.status, order.total], ['booked', total]);
});

Then(/^the order is booked as ([\w-]+)$/, async function (this: ShopWorld, type: string) {
  const order = await followed(this);
  assert.deepEqual([order.status, order.type], ['booked', type]);
});

Then('the order waits for my confirmation', async function (this: ShopWorld) {
  assert.equal((await followed(this)).status, 'unconfirmed');
});

Then('no team has been notified', async function (this: ShopWorld) {
  assert.deepEqual(await (await ServiceCustomer.of(this)).mails(TEAM_EMAIL), []);
  assert.deepEqual((await weekOfTeam(this, 'cleaning')).visits, []);
});

When('I correct my e-mail to {string}', async function (this: ShopWorld, email: string) {
  await (await ServiceCustomer.of(this)).correctEmail(email);
});

When('I follow the link in the latest e-mail', async function (this: ShopWorld) {
  await (await ServiceCustomer.of(this)).confirmFromMail();
});

Then('my e-mail says {string} and {string}', async function (this: ShopWorld, one: string, other: string) {
  const customer = await ServiceCustomer.of(this);
  const [mail] = await customer.mails(customer.email);
  for (const words of [one, other]) {
    assert.ok(plain(mail?.text ?? '').includes(words), `the e-mail says: ${mail?.text}`);
  }
});

Then('my e-mail brings the visit for my calendar', async function (this: ShopWorld) {
  const customer = await ServiceCustomer.of(this);
  const [mail] = await customer.mails(customer.email);
  const file = Buffer.from(mail?.attachments[0]?.content ?? '', 'base64').toString();
  assert.match(file, /BEGIN:VEVENT[\s\S]*DTSTART:20261122T100000Z/);
});

Then('the team is notified where and when in Bulgarian', async function (this: ShopWorld) {
  const [mail] = await (await ServiceCustomer.of(this)).mails(TEAM_EMAIL);
  assert.match(mail?.text ?? '', /неделя, 22 ноември 2026[\s\S]*Кораб планина[\s\S]*0888123456/);
});

Then(
  /^the team for (cleaning|moving) is to collect (.+ лв\.)$/,
  async function (this: ShopWorld, kind: ServiceKind, amount: string) {
    const { visits } = await weekOfTeam(this, kind);
    assert.deepEqual(
      visits.map((visit) => visit.amount),
      [stotinkiOf(amount)],
    );
  },
);

When("the team says on its page that it can't come", async function (this: ShopWorld) {
  const { token, visits } = await weekOfTeam(this, 'cleaning');
  const [visit] = visits;
  assert.ok(visit, 'the team has no visit');
  const { orderId, visit: place, date } = visit;
  const { gateway } = await ServiceCustomer.of(this);
  await gateway.answerVisit({ token, orderId, visit: place, date, action: 'decline' });
});

Then("I am told by e-mail that the team can't come", async function (this: ShopWorld) {
  const customer = await ServiceCustomer.of(this);
  const mail = (await customer.mails(customer.email)).at(-1);
  assert.match(mail?.subject ?? '', /^Екипът не може да дойде/);
});

/** Page of the team of that kind in the week of tomorrow. */
async function weekOfTeam(world: ShopWorld, kind: ServiceKind) {
  const { db } = (await world.shop()).database;
  const { token } = await db
    .selectFrom('service_team')
    .select('token')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  const customer = await ServiceCustomer.of(world);
  return { token, ...(await customer.gateway.teamWeek({ token, day: customer.day(1) })) };
}

Then(
  'the order is refused, marking {string} with {message}',
  async function (this: ShopWorld, field: string, error: string) {
    const { marked, refusal } = await ServiceCustomer.of(this);
    assert.ok(refusal, 'the order was taken');
    assert.equal(marked[field], error);
  },
);

Then('nothing is booked, for {message}', async function (this: ShopWorld, message: string) {
  assert.equal((await ServiceCustomer.of(this)).refusal?.messageKey, message);
});

Given(
  /^another customer has ordered "([^"]+)" for tomorrow (from \d+ to \d+)$/,
  async function (this: ShopWorld, name: string, time: string) {
    const other = await ServiceCustomer.of(this, 'other@example.com');
    await other.choose(name);
    await other.order(1, windowOf(time));
    assert.equal(other.refusal, null);
  },
);

Then(
  /^tomorrow (from \d+ to \d+) is no longer free, and (from \d+ to \d+) is$/,
  async function (this: ShopWorld, taken: string, free: string) {
    const customer = await ServiceCustomer.of(this);
    assert.equal(await customer.isFree(1, windowOf(taken)), false);
    assert.equal(await customer.isFree(1, windowOf(free)), true);
  },
);

Then(/^tomorrow (from \d+ to \d+) is reserved for me$/, async function (this: ShopWorld, time: string) {
  assert.equal(await (await ServiceCustomer.of(this)).isFree(1, windowOf(time)), false);
});

Then(/^tomorrow (from \d+ to \d+) is free again$/, async function (this: ShopWorld, time: string) {
  assert.equal(await (await ServiceCustomer.of(this)).isFree(1, windowOf(time)), true);
});

When(
  /^I move the order to (.+) (from \d+ to \d+)$/,
  async function (this: ShopWorld, day: string, time: string) {
    const customer = await ServiceCustomer.of(this);
    const form = customer.form(daysOf(day), windowOf(time));
    const { selection } = customer.cart.read();
    const fields = serviceOrderFields(serviceRules.change.commandOf(form, false), selection);
    await customer.gateway.changeServiceOrder({ token: customer.token, ...fields });
    assert.equal((await followed(this)).window, windowOf(time));
  },
);

When('I call the order off', async function (this: ShopWorld) {
  const customer = await ServiceCustomer.of(this);
  await customer.gateway.cancelServiceOrder({ token: customer.token });
});

When('I withdraw from the contract for cleaning', async function (this: ShopWorld) {
  const customer = await ServiceCustomer.of(this);
  await customer.gateway.withdrawServiceOrder({ token: customer.token, hasBegun: false });
});

Then('an e-mail confirms my withdrawal', async function (this: ShopWorld) {
  const customer = await ServiceCustomer.of(this);
  const mail = (await customer.mails(customer.email)).at(-1);
  assert.match(mail?.subject ?? '', /^Потвърждение за отказ от договора по поръчка/);
  assert.match(mail?.text ?? '', /На \d{1,2} [а-я]+ \d{4} г\..* \d{1,2}:\d{2}/u);
});

Then('the order is cancelled', async function (this: ShopWorld) {
  assert.equal((await followed(this)).status, 'cancelled');
});

Then('the team has been notified of the order, its change and its end', async function (this: ShopWorld) {
  const mails = await (await ServiceCustomer.of(this)).mails(TEAM_EMAIL);
  assert.deepEqual(
    mails.map(({ subject }) => subject.split(' №')[0]),
    ['Нова поръчка', 'Променена поръчка', 'Отменена поръчка'],
  );
});

When(
  /^I send the same order for tomorrow (from \d+ to \d+) twice$/,
  async function (this: ShopWorld, time: string) {
    const customer = await ServiceCustomer.of(this);
    const key = 'the-same-key-both-times';
    await Promise.all([customer.order(1, windowOf(time), key), customer.order(1, windowOf(time), key)]);
    assert.equal(customer.refusal, null);
  },
);

Then('there is one order', async function (this: ShopWorld) {
  const { database } = await this.shop();
  const orders = await database.db.selectFrom('service_order').select('id').execute();
  assert.equal(orders.length, 1);
  const customer = await ServiceCustomer.of(this);
  assert.equal((await customer.mails(customer.email)).length, 1);
});

Given(
  'the price of {string} has become {money}',
  async function (this: ShopWorld, name: string, price: number) {
    const { database } = await this.shop();
    await database.db.updateTable('service').set({ price }).where('name_bg', '=', name).execute();
  },
);

Then(
  'the renewed choice says that {string} costs {money} instead of {money}',
  async function (this: ShopWorld, name: string, now: number, before: number) {
    const customer = await ServiceCustomer.of(this);
    const { services } = await customer.catalogue();
    const { cart, changes } = renewSelection(customer.cart.read(), services);
    assert.deepEqual(
      changes.map((change) => [change.kind, change.name, 'now' in change && [change.before, change.now]]),
      [['price', name, [before, now]]],
    );
    assert.equal(cart.selection.totalPrice, now);
  },
);

const ENQUIRY: InteriorEnquiryForm = {
  ...EMPTY_INTERIOR_ENQUIRY,
  name: 'Мария Иванова',
  phone: '0888 123 456',
  email: 'maria@example.com',
  cityId: 1,
  message: 'Искаме да обновим хола и кухнята.',
};

async function enquire(world: ShopWorld, changes: Partial<InteriorEnquiryForm>): Promise<void> {
  const customer = await ServiceCustomer.of(world);
  const command = serviceRules.enquiry.commandOf({ ...ENQUIRY, ...changes });
  await customer.tried(async () => {
    await customer.gateway.sendInteriorEnquiry({ ...command, key: 'a-key-of-an-enquiry' });
  });
}

When(
  'I ask the interior team about {int} m² with the package {string}',
  async function (this: ShopWorld, area: number, kind: string) {
    await enquire(this, { area: String(area), package: kind });
  },
);

When('I ask the interior team with the message {string}', async function (this: ShopWorld, message: string) {
  await enquire(this, { message });
});

Then(
  'the interior team gets an e-mail with my telephone, {string} and {string}',
  async function (this: ShopWorld, area: string, kind: string) {
    const [mail] = await (await ServiceCustomer.of(this)).mails('team@uyut.example');
    for (const words of ['0888123456', area, kind]) {
      assert.ok(mail?.text.includes(words), `the e-mail says: ${mail?.text}`);
    }
  },
);

Then('I get an e-mail that it has arrived', async function (this: ShopWorld) {
  const customer = await ServiceCustomer.of(this);
  const [mail] = await customer.mails(customer.email);
  assert.match(mail?.subject ?? '', /^Получихме запитването/);
});

Then(
  'the enquiry is refused, marking {string} with {message}',
  async function (this: ShopWorld, field: string, error: string) {
    assert.equal((await ServiceCustomer.of(this)).marked[field], error);
  },
);

async function followed(world: ShopWorld) {
  const customer = await ServiceCustomer.of(world);
  assert.equal(customer.refusal, null, `refused: ${JSON.stringify(customer.refusal?.fields)}`);
  return customer.gateway.followServiceOrder({ token: customer.token });
}

import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { priceService } from '../../../src/core/services/service-price.ts';
import { tooLongForDay, workOf } from '../../../src/core/services/service-work.ts';
import { measuresOf } from '../../../src/core/services/service.ts';
import type { ServiceMeasures } from '../../../src/core/services/service.ts';
import { stotinkiOf } from '../../support/parameters.ts';
import { openServices, ServiceCustomer } from '../../support/service-customer.ts';
import type { ShopWorld } from '../../support/world.ts';

const KEY = 'cleaning-cart';

Given('teams work in {string}', async function (this: ShopWorld, city: string) {
  await openServices(await this.shop(), city);
});

Then(
  'the catalogue of cleaning has services by piece, by hour and by m², and subscriptions with months',
  async function (this: ShopWorld) {
    const { services } = await (await ServiceCustomer.of(this)).catalogue();
    const items = services.filter((group) => group.catalogue === 'cleaning').flatMap((group) => group.items);
    for (const measure of ['quantity', 'hours', 'sqm'] as const) {
      assert.ok(
        items.some((item) => item[measure] !== undefined),
        `nothing is counted in ${measure}`,
      );
    }
    const subscriptions = items.filter(({ type }) => type === 'subscription');
    assert.ok(subscriptions.length > 0, 'there is no subscription');
    assert.ok(
      subscriptions.every(({ months }) => months !== undefined),
      'a subscription has no months',
    );
  },
);

Then(
  'the catalogue of moving has {string} and {string}',
  async function (this: ShopWorld, one: string, other: string) {
    const { services } = await (await ServiceCustomer.of(this)).catalogue();
    const names = services
      .filter((group) => group.catalogue === 'moving')
      .flatMap((group) => group.items.map(({ name }) => name));
    for (const name of [one, other]) assert.ok(names.includes(name), `${name} is not among ${names.join()}`);
  },
);

Then('in English no service has a Bulgarian name', async function (this: ShopWorld) {
  const customer = await ServiceCustomer.of(this, 'english@example.com');
  customer.language = 'en';
  const { services } = await customer.catalogue();
  assert.doesNotMatch(JSON.stringify(services), /[а-я]/i);
});

/** `60 m², severity 2` */
function measuresIn(text: string): ServiceMeasures {
  const number = (pattern: RegExp) => {
    const found = pattern.exec(text)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  return measuresOf({
    quantity: number(/(\d+) pieces?/),
    hours: number(/(\d+) hours?/),
    sqm: number(/(\d+) m²/),
    months: number(/(\d+) months?/),
    severity: number(/severity (\d)/),
  } as ServiceMeasures);
}

When(/^I choose "([^"]+)" with (.+)$/, async function (this: ShopWorld, name: string, measures: string) {
  await (await ServiceCustomer.of(this)).choose(name, measuresIn(measures));
});

Then(
  /^it costs (.+ лв\.), which is (.+)$/,
  async function (this: ShopWorld, price: string, arithmetic: string) {
    const { selection } = (await ServiceCustomer.of(this)).cart.read();
    const [service] = selection.services;
    assert.ok(service, 'nothing is chosen');
    const { unitPrice, amount, months, multiplier, total } = priceService(service);
    assert.equal(total, stotinkiOf(price));
    assert.equal(selection.totalPrice, stotinkiOf(price));
    const leva = (unitPrice / 100).toFixed(2).replace('.', ',');
    const parts = [leva, amount, months, multiplier].filter((part) => part !== null);
    assert.equal(parts.join(' × ').replace(/(\d)\.(\d)/, '$1,$2'), arithmetic);
  },
);

Given('I have chosen {int} m² of {string}', async function (this: ShopWorld, sqm: number, name: string) {
  await (await ServiceCustomer.of(this)).choose(name, { sqm });
});

Given('I have chosen {string}', async function (this: ShopWorld, names: string) {
  const customer = await ServiceCustomer.of(this);
  await customer.chooseTogether(names.split(', '));
  assert.equal(chosenBy(customer), names);
});

When('I keep both', async function (this: ShopWorld) {
  (await ServiceCustomer.of(this)).keepBoth();
});

When('I choose {string}', async function (this: ShopWorld, name: string) {
  await (await ServiceCustomer.of(this)).choose(name);
});

Then('chosen is {string}', async function (this: ShopWorld, names: string) {
  assert.equal(chosenBy(await ServiceCustomer.of(this)), names);
});

Then(
  'I am told that {string} is included in the price already',
  async function (this: ShopWorld, name: string) {
    const { notAdded } = await ServiceCustomer.of(this);
    const said = (await this.shop()).texts.in('bg')<string>(`services-not-added-${notAdded}`, { name });
    assert.ok(said.includes(name) && said.includes('вече включва превоза'), `told was: ${said}`);
  },
);

Then('I am told that moving and cleaning are separate services', async function (this: ShopWorld) {
  const { notAdded } = await ServiceCustomer.of(this);
  assert.equal(notAdded, 'moving-alone', 'another reason was given');
});

const tooLong = async (world: ShopWorld) =>
  tooLongForDay(workOf((await ServiceCustomer.of(world)).cart.read().selection.services));

Then('I am told that the cleaning does not fit in a day', async function (this: ShopWorld) {
  assert.deepEqual(await tooLong(this), ['cleaning']);
});

Then('nothing is said of the day', async function (this: ShopWorld) {
  assert.deepEqual(await tooLong(this), []);
});

Then(
  'I am told that {string} replaces {string}',
  async function (this: ShopWorld, added: string, names: string) {
    const { replaced } = await ServiceCustomer.of(this);
    const t = (await this.shop()).texts.in('bg');
    const told = [...new Set(replaced.map(({ why }) => why))].map((why) =>
      t(`services-replaced-${why}`, {
        added,
        names: replaced
          .filter((one) => one.why === why)
          .map(({ service }) => service.name)
          .join(', '),
      }),
    );
    const saying = told.find((text) => text.includes(`„${added}“`) && text.includes(names));
    assert.ok(saying, `told was: ${told.join(' ')}`);
  },
);

When('I take it back', async function (this: ShopWorld) {
  const { cart, before } = await ServiceCustomer.of(this);
  cart.write(cart.read().with(before.selection));
});

Then('the browser stores the choice as the specification says', async function (this: ShopWorld) {
  const { store, cart } = await ServiceCustomer.of(this);
  const kept = JSON.parse(store.read(KEY) ?? '{}') as Record<string, unknown>;
  assert.deepEqual(Object.keys(kept), [
    'cleaningType',
    'selectedServices',
    'totalPrice',
    'services',
    'cache',
  ]);
  assert.deepEqual(Object.keys(kept['selectedServices'] as object), ['moving-two', 'oven']);
  assert.equal(kept['totalPrice'], cart.read().selection.totalPrice);
  assert.equal(kept['cleaningType'], 'one-time');
});

When('I come back to the services another day', async function (this: ShopWorld) {
  this.run.clock.pass(24 * 60 * 60 * 1000);
  // Each step reads the selection from the storage again.
  const { store } = await ServiceCustomer.of(this);
  assert.ok(store.read(KEY), 'the browser keeps nothing');
});

Given(/^the stored selection is (.+)$/, async function (this: ShopWorld, text: string) {
  const customer = await ServiceCustomer.of(this);
  const oven = JSON.stringify(await customer.service('Фурна'));
  customer.store.write(KEY, text.replace('OVEN', oven));
});

When(
  'I take {string} out and put it back after choosing {int} pieces',
  async function (this: ShopWorld, name: string, pieces: number) {
    const customer = await ServiceCustomer.of(this);
    const { serviceKey } = await customer.service(name);
    const changed = customer.cart.read().change(serviceKey, { quantity: pieces });
    customer.cart.write(changed.remove(serviceKey));
    await customer.choose(name);
    customer.keepBoth();
  },
);

Then('I still have {int} pieces of {string}', async function (this: ShopWorld, pieces: number, name: string) {
  const customer = await ServiceCustomer.of(this);
  const { serviceKey } = await customer.service(name);
  assert.equal(customer.cart.read().selection.find(serviceKey)?.quantity, pieces);
});

function chosenBy({ cart }: ServiceCustomer): string {
  return cart
    .read()
    .selection.services.map(({ name }) => name)
    .join(', ');
}

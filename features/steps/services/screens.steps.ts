import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ServiceOrderForm } from '../../../src/core/services/service-order-form.ts';
import type { Service } from '../../../src/core/services/service.ts';
import { addDays, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { FollowedServiceOrderScreen } from '../../../src/view-models/services/followed-service-order-screen.ts';
import { InteriorScreen } from '../../../src/view-models/services/interior-screen.ts';
import type { ServiceOrdering } from '../../../src/view-models/services/service-ordering.ts';
import { ServiceSelectionScreen } from '../../../src/view-models/services/service-selection-screen.ts';
import { aServiceForm } from '../../../tests/support/a-service.ts';
import { eventually } from '../../support/eventually.ts';
import { plain } from '../../support/browser/html-page.ts';
import type { ShopWorld } from '../../support/world.ts';
import { markedFields } from '../../support/field-words.ts';

const WINDOWS = { 'from 8 to 12': '08-12', 'from 12 to 16': '12-16' } as const;
type SpokenWindow = keyof typeof WINDOWS;

const selectionOf = async (world: ShopWorld) => (await world.visitor()).screen(ServiceSelectionScreen);
const followedBy = async (world: ShopWorld) => (await world.visitor()).screen(FollowedServiceOrderScreen);

const itemOf = (screen: ServiceSelectionScreen, name: string): Service => {
  const item = screen.groups.flatMap(({ items }) => items).find((one) => one.name === name);
  assert.ok(item, `the screen does not offer ${name}`);
  return item;
};

/** Order form with its code and time slots loaded. */
async function orderingOf(world: ShopWorld): Promise<ServiceOrdering> {
  const screen = await selectionOf(world);
  await eventually(async () => assert.ok(screen.ordering, 'no form has come'));
  assert.ok(screen.ordering);
  return screen.ordering;
}

When(/^I open the services for (cleaning|moving)$/, async function (this: ShopWorld, kind: string) {
  const name = kind === 'moving' ? 'MovingServices' : 'CleaningServices';
  await (await this.visitor()).arrive(pathOf(name, 'bg'));
});

When('I keep which screen is open', async function (this: ShopWorld) {
  const { navigation, page } = await this.visitor();
  this.notes.set('screen', { kind: navigation.current?.open?.screen.constructor, text: page.part('main') });
});

Then('the same screen is open, and says something of its own', async function (this: ShopWorld) {
  const { navigation, page } = await this.visitor();
  const before = this.note<{ kind: unknown; text: string }>('screen');
  assert.ok(before.kind, 'no screen was open');
  assert.equal(navigation.current?.open?.screen.constructor, before.kind);
  assert.notEqual(page.part('main'), before.text);
});

Then(
  'the page as it came says {string} and {string}',
  async function (this: ShopWorld, one: string, other: string) {
    const text = plain((await this.visitor()).page.text);
    for (const words of [one, other]) assert.ok(text.includes(words), `the page does not say ${words}`);
  },
);

When('on the screen I add {string}', async function (this: ShopWorld, names: string) {
  const screen = await selectionOf(this);
  for (const name of names.split(', ')) screen.choice.add(itemOf(screen, name));
});

When('on the screen I remove {string}', async function (this: ShopWorld, name: string) {
  const screen = await selectionOf(this);
  screen.choice.remove(itemOf(screen, name).serviceKey);
});

When(
  'on the screen I want {int} m² of {string}',
  async function (this: ShopWorld, sqm: number, name: string) {
    const screen = await selectionOf(this);
    screen.choice.change(itemOf(screen, name).serviceKey, { sqm });
  },
);

When('on the screen I press undo', async function (this: ShopWorld) {
  (await selectionOf(this)).choice.undo();
});

Then(/^the screen says: "(.*)"$/, async function (this: ShopWorld, text: string) {
  const visitor = await this.visitor();
  const { notice } = (await selectionOf(this)).choice;
  assert.equal(notice?.kind, 'replaced');
  assert.ok(notice.kind === 'replaced', 'nothing was replaced');
  const names = notice.replaced.map(({ service }) => service.name).join(', ');
  const why = notice.replaced[0]?.why ?? '';
  assert.equal(visitor.t(`services-replaced-${why}`, { added: notice.added.name, names }), text);
});

Then(
  'the screen shows the choice {string} for {money}',
  async function (this: ShopWorld, names: string, total: number) {
    const { selection } = (await selectionOf(this)).choice;
    assert.equal(selection.services.map(({ name }) => name).join(', '), names);
    assert.equal(selection.totalPrice, total);
  },
);

When('I reload the page of the services', async function (this: ShopWorld) {
  await (await this.visitor()).reload();
});

When('I switch the language of the services', async function (this: ShopWorld) {
  await (await this.visitor()).switchLanguage();
});

Then('the screen tells that {string} has another price', async function (this: ShopWorld, name: string) {
  const { changes } = (await selectionOf(this)).choice;
  assert.deepEqual(
    changes.map((change) => [change.kind, change.name]),
    [['price', name]],
  );
});

When(
  /^I fill in the order of services for tomorrow (from \d+ to \d+)$/,
  async function (this: ShopWorld, window: SpokenWindow) {
    const ordering = await orderingOf(this);
    const date = addDays(sofiaDay(this.run.clock.now()), 1);
    const [city] = ordering.citiesHere;
    const filled = aServiceForm({ date, window: WINDOWS[window], cityId: city?.id ?? null });
    for (const [name, value] of Object.entries(filled)) {
      ordering.form.set(name as keyof ServiceOrderForm, value);
    }
    await eventually(async () => assert.equal(ordering.windows.state, 'ready'));
  },
);

When('I send the order of services', async function (this: ShopWorld) {
  const isSent = await (await orderingOf(this)).form.submit();
  if (isSent) await eventually(async () => void (await followedBy(this)));
});

Then('I am on the page of the order, booked for {money}', async function (this: ShopWorld, total: number) {
  await eventually(async () => {
    const { order } = await followedBy(this);
    assert.deepEqual([order?.status, order?.total], ['booked', total]);
  });
});

Then('nothing is chosen any more', async function (this: ShopWorld) {
  assert.ok((await selectionOf(this)).choice.selection.isEmpty, 'something is still chosen');
});

Then(
  'the order of services marks {string}, and shows that window as taken',
  async function (this: ShopWorld, fields: string) {
    const { form, windows } = await orderingOf(this);
    assert.equal(markedFields(form.errors), fields);
    await eventually(async () => {
      const day = windows.on(form.values.date);
      assert.equal(day?.windows.find(({ window }) => window === form.values.window)?.free, false);
    });
  },
);

Then('the order of services is refused for {message}', async function (this: ShopWorld, key: string) {
  assert.equal((await orderingOf(this)).form.refusal, key);
});

Then(
  'the order of services still holds my address and the window, and asks for consent anew',
  async function (this: ShopWorld) {
    const { street, window, termsAccepted } = (await orderingOf(this)).form.values;
    assert.deepEqual([street, window, termsAccepted], [aServiceForm().street, '12-16', false]);
  },
);

When(
  /^on the page of the order I move it to the window (from \d+ to \d+)$/,
  async function (this: ShopWorld, window: SpokenWindow) {
    const screen = await followedBy(this);
    await screen.beginChange();
    screen.change?.form.set('window', WINDOWS[window]);
    assert.equal(await screen.change?.form.submit(), true);
  },
);

When('on the page of the order I cancel and confirm', async function (this: ShopWorld) {
  const screen = await followedBy(this);
  screen.confirmCancel();
  await screen.cancel();
});

Then('the page of the order says {string}', async function (this: ShopWorld, text: string) {
  const visitor = await this.visitor();
  assert.ok(plain(visitor.page.text).includes(text), `the page does not say ${text}`);
});

When('I open the interior page', async function (this: ShopWorld) {
  await (await this.visitor()).arrive(pathOf('InteriorPage', 'bg'));
});

Then(
  'the page as it came shows {int} rooms before and after',
  async function (this: ShopWorld, count: number) {
    const { html } = (await this.visitor()).page;
    const pictures = (pattern: RegExp) => new Set(html.match(pattern)).size;
    assert.equal(pictures(/pictures\/services\/before-[a-z-]+-600\.avif 600w/g), count);
    assert.equal(pictures(/pictures\/interiors\/[a-z-]+-600\.avif 600w/g), count);
  },
);

When(
  'I choose the package {string} for {int} m²',
  async function (this: ShopWorld, key: string, area: number) {
    const screen = (await this.visitor()).screen(InteriorScreen);
    screen.form.set('package', key);
    screen.form.set('area', String(area));
  },
);

Then('the page estimates {money}', async function (this: ShopWorld, estimate: number) {
  assert.equal((await this.visitor()).screen(InteriorScreen).estimate, estimate);
});

When('I send the enquiry, and again after its answer got lost', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { form } = visitor.screen(InteriorScreen);
  const told = { name: 'Ана Петрова', phone: '0888123456', email: 'ana@example.com' };
  for (const [name, value] of Object.entries(told)) form.set(name as 'name', value);
  form.set('message', 'Искам да подредим хола и кухнята.');
  visitor.losesNextAnswer = true;
  assert.equal(await form.submit(), false);
  assert.equal(await form.submit(), true);
});

Then('the page thanks, and the team has {int} enquiry', async function (this: ShopWorld, count: number) {
  assert.ok((await this.visitor()).screen(InteriorScreen).sent, 'there are no thanks');
  const { database } = await this.shop();
  const rows = await database.db.selectFrom('interior_enquiry').select('id').execute();
  assert.equal(rows.length, count);
});

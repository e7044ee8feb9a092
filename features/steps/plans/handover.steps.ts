import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { HandoverForm } from '../../../src/core/plans/handover/handover-form.ts';
import { HandoverScreen } from '../../../src/view-models/plans/handover-screen.ts';
import { MovingPlanScreen } from '../../../src/view-models/plans/moving-plan-screen.ts';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const protocolOf = async (world: ShopWorld) => (await world.visitor()).screen(HandoverScreen);

When('I begin a protocol from the plan', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { screen: open } = visitor.navigation.current?.open ?? {};
  if (open instanceof MovingPlanScreen) this.notes.set('plan of the protocol', open.editor.planId);
  await visitor.settled();
  await visitor.arrive(`/predavane?plan=${this.note<string>('plan of the protocol')}`);
  const screen = visitor.screen(HandoverScreen);
  await eventually(() => assert.equal(screen.ready, true));
});

When('I write down both sides, the keys and a reading', async function (this: ShopWorld) {
  const screen = await protocolOf(this);
  const { form } = screen;
  form.set('landlordName', 'Иван Иванов');
  form.set('landlordEmail', 'ivan.landlord@primer.bg');
  form.set('tenantName', 'Мария Петрова');
  form.set('tenantEmail', 'maria.tenant@primer.bg');
  form.set('keys', '2 за апартамента, чип');
  const [meter] = form.values.meters;
  assert.ok(meter, 'there is no meter');
  screen.change('meters', meter.id, { reading: '1234,5' });
});

When(
  'I write {string} as the {string} of the protocol',
  async function (this: ShopWorld, text: string, field: string) {
    (await protocolOf(this)).form.set(field as keyof HandoverForm & 'keys', text);
  },
);

When('I make the protocol', async function (this: ShopWorld) {
  this.notes.set('made', await (await protocolOf(this)).form.submit());
});

Then(
  'the protocol begins with {string} and a deposit of {money}',
  async function (this: ShopWorld, address: string, deposit: number) {
    const { values } = (await protocolOf(this)).form;
    assert.deepEqual([values.address, values.deposit], [address, String(deposit / 100)]);
  },
);

Then('the protocol still says the keys and the reading', async function (this: ShopWorld) {
  const { values } = (await protocolOf(this)).form;
  assert.deepEqual([values.keys, values.meters[0]?.reading], ['2 за апартамента, чип', '1234,5']);
});

Then(
  '{string} and {string} have each got one document',
  async function (this: ShopWorld, one: string, other: string) {
    assert.equal(this.note('made'), true);
    for (const email of [one, other]) {
      const mails = await (await this.goods()).mailsTo(email);
      assert.equal(mails.length, 1);
    }
  },
);

Then(
  'the protocol marks {string} with {string}',
  async function (this: ShopWorld, field: string, error: string) {
    assert.equal((await protocolOf(this)).form.errors[field], error);
  },
);

Then('my protocols are {int}', async function (this: ShopWorld, count: number) {
  const screen = await protocolOf(this);
  await eventually(() => assert.equal(screen.list?.length, count));
});

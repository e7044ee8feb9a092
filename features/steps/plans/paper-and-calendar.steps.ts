import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import ICAL from 'ical.js';
import { extractText } from 'unpdf';
import { PlanExport } from '../../../src/core/plans/plan-export.ts';
import type { PlanFiles } from '../../../src/view-models/plans/plan-files.ts';
import { MovingPlanScreen } from '../../../src/view-models/plans/moving-plan-screen.ts';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';
import { afterNextSunday } from './moving-in.steps.ts';

const bare = (text: string) => text.replace(/\s+/g, '');

async function filesOf(world: ShopWorld): Promise<PlanFiles> {
  const screen = (await world.visitor()).screen(MovingPlanScreen);
  await eventually(() => assert.ok(screen.sections, 'nothing makes files'));
  const { sections: parts } = screen;
  assert.ok(parts, 'nothing makes files');
  return parts.files;
}

/** Content of the calendar's address. */
async function readCalendar(world: ShopWorld) {
  const { server } = await world.shop();
  const { pathname } = new URL(world.note<string>('address for calendars'));
  return server.inject({ url: pathname });
}

When('I take the plan as a page', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { editor } = visitor.screen(MovingPlanScreen);
  assert.ok(editor.plan, 'there is no plan');
  const { content } = await visitor.get(PlanExport).planFile({
    id: editor.id,
    plan: editor.plan,
    format: 'pdf',
  });
  const { text } = await extractText(new Uint8Array(Buffer.from(content, 'base64')), { mergePages: true });
  this.notes.set('page', bare(text));
});

Then(
  'the page has {string}, {string} and {string}',
  function (this: ShopWorld, one: string, two: string, three: string) {
    const page = this.note<string>('page');
    for (const sum of [one, two, three]) assert.ok(page.includes(bare(sum)), `the page has no ${sum}`);
  },
);

When("I give my calendar the plan's address", async function (this: ShopWorld) {
  const files = await filesOf(this);
  await eventually(() => assert.ok(files.canSubscribe, 'the plan can’t be subscribed to'));
  await files.openFeed();
  this.notes.set('address for calendars', files.feed);
});

When('I end the address', async function (this: ShopWorld) {
  await (await filesOf(this)).endFeed();
});

Then(
  /^my calendar has the cleaning on the (Wednesday|Thursday) before$/,
  async function (this: ShopWorld, weekday: string) {
    const { body } = await readCalendar(this);
    const events = new ICAL.Component(ICAL.parse(body))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
    const cleaning = events.find(({ uid }) => uid.endsWith('-cleaning@uyut'));
    assert.equal(cleaning?.startDate.toString(), afterNextSunday(this, weekday === 'Wednesday' ? -4 : -3));
  },
);

Then('my calendar gets nothing more', async function (this: ShopWorld) {
  assert.equal((await readCalendar(this)).statusCode, 404);
});

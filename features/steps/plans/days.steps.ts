import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ChosenDays } from '../../../src/core/plans/moving-plan.ts';
import type { MovedStep } from '../../../src/core/plans/days/plan-day.ts';
import { TIME_WINDOWS } from '../../../src/core/services/time-window.ts';
import { DAY } from '../../../src/core/shared/durations.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { PlanCalendar } from '../../../src/view-models/plans/plan-calendar.ts';
import { MovingPlanScreen } from '../../../src/view-models/plans/moving-plan-screen.ts';
import { PlanOrderScreen } from '../../../src/view-models/plans/plan-order-screen.ts';
import { eventually } from '../../support/eventually.ts';
import { ServiceCustomer } from '../../support/service-customer.ts';
import type { ShopWorld } from '../../support/world.ts';
import { afterNextSunday } from './moving-in.steps.ts';

async function planned(world: ShopWorld): Promise<{ screen: MovingPlanScreen; calendar: PlanCalendar }> {
  const screen = (await world.visitor()).screen(MovingPlanScreen);
  await eventually(() => assert.ok(screen.sections, 'the days can’t be moved'));
  const { sections: parts } = screen;
  assert.ok(parts, 'the days can’t be moved');
  return { screen, calendar: parts.calendar };
}

const dayOf = ({ days }: MovingPlanScreen, step: string) => days.days.find((one) => one.step === step)?.day;

When(
  /^I move the (contract|cleaning|move|moving-in) (\d+) days (earlier|later)$/,
  async function (this: ShopWorld, step: MovedStep, days: string, way: string) {
    const { screen, calendar } = await planned(this);
    this.notes.set('days before', new Map(screen.days.days.map((one) => [one.step, one.day])));
    calendar.choose(step);
    for (let moved = 0; moved < Number(days); moved += 1) calendar.moveBy(way === 'later' ? 1 : -1);
  },
);

Then('I am asked whether {string} shall follow', async function (this: ShopWorld, steps: string) {
  const { calendar } = await planned(this);
  assert.equal(calendar.proposed?.follow.map(({ step }) => step).join(', '), steps);
});

When('I let them follow', async function (this: ShopWorld) {
  (await planned(this)).calendar.decide('together');
});

When('I move it alone', async function (this: ShopWorld) {
  (await planned(this)).calendar.decide('alone');
});

When(
  /^I take the proposed day of the (contract|cleaning|move)$/,
  async function (this: ShopWorld, step: keyof ChosenDays) {
    const { calendar } = await planned(this);
    calendar.choose(step);
    calendar.propose();
  },
);

const PLANNED_STEPS = ['contract', 'cleaning', 'move'] as const;

Then(
  'the contract and the cleaning are {int} days and the move {int} days after that Sunday',
  async function (this: ShopWorld, first: number, move: number) {
    const { screen } = await planned(this);
    const days = [first, first, move].map((after) => afterNextSunday(this, after));
    assert.deepEqual(
      PLANNED_STEPS.map((step) => dayOf(screen, step)),
      days,
    );
  },
);

Then(
  'the contract and the cleaning are on the Thursday and the move on the Friday before that Sunday',
  async function (this: ShopWorld) {
    const { screen } = await planned(this);
    const days = [-3, -3, -2].map((before) => afterNextSunday(this, before));
    assert.deepEqual(
      PLANNED_STEPS.map((step) => dayOf(screen, step)),
      days,
    );
  },
);

Then('the cleaning is on the Wednesday before', async function (this: ShopWorld) {
  assert.equal(dayOf((await planned(this)).screen, 'cleaning'), afterNextSunday(this, -4));
});

Then('the order is for the Wednesday before', async function (this: ShopWorld) {
  const { ordering } = (await this.visitor()).screen(PlanOrderScreen);
  assert.equal(ordering?.form.values.date, afterNextSunday(this, -4));
});

Given('others have the movers on the Friday before that Sunday', async function (this: ShopWorld) {
  const today = sofiaDay(this.run.clock.now());
  const days = Math.round((Date.parse(afterNextSunday(this, -2)) - Date.parse(today)) / DAY);
  for (const window of TIME_WINDOWS) {
    const other = await ServiceCustomer.of(this, `other-${window}@example.com`);
    await other.choose('Двама хамали и бус', { hours: 2 });
    await other.order(days, window);
    assert.equal(other.refusal, null);
  }
});

Then(
  'I am told that no team moves on that day, and to move on the nearest free day',
  async function (this: ShopWorld) {
    const { calendar } = await planned(this);
    await eventually(() =>
      assert.ok(
        [afterNextSunday(this, -3), afterNextSunday(this, -1)].includes(
          calendar.busyTeam('move')?.nearest ?? '',
        ),
        `the nearest free day is ${calendar.busyTeam('move')?.nearest}`,
      ),
    );
  },
);

When('I take the nearest free day of the move', async function (this: ShopWorld) {
  (await planned(this)).calendar.moveToFree('move');
});

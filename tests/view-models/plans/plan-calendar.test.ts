import { afterEach, describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredPlans } from '../../../src/adapters/storage/stored-plans.ts';
import type { MovingPlan, PlannedServices } from '../../../src/core/plans/moving-plan.ts';
import { planDays } from '../../../src/core/plans/days/plan-days.ts';
import type { OrderedDays } from '../../../src/core/plans/days/plan-day.ts';
import { planRules } from '../../../src/core/plans/plan-commands.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PlanCalendar } from '../../../src/view-models/plans/plan-calendar.ts';
import { PlanEditor } from '../../../src/view-models/plans/plan-editor.ts';
import { aPlan } from '../../support/a-plan.ts';
import { aSentViewing } from '../../support/a-property.ts';
import { oneTime } from '../../support/a-service.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import type { ViewingGateway } from '../../../src/core/properties/viewings/viewing-gateway.ts';
import { aViewingGateway, viewingLists } from '../../support/a-viewing-gateway.ts';
import { aServiceGateway, SERVICES_OFFERED, slotsHandler } from '../../support/a-service-gateway.ts';
import { eventually } from '../../support/eventually.ts';

const TODAY = '2026-11-21';
const cleaning: PlannedServices = { services: [oneTime], chosen: true, orderToken: null };
const calendars: PlanCalendar[] = [];
afterEach(() => {
  for (const calendar of calendars.splice(0)) calendar.end();
});

/** Plan with a move on Thursday 10 December 2026 and a cleaning; today is 21 November. */
async function aCalendar({
  plan = {} as Partial<MovingPlan>,
  ordered = {} as OrderedDays,
  gateway = aServiceGateway(),
  viewings = null as ViewingGateway | null,
} = {}) {
  const shelf = new StoredPlans(new MemoryTextStore());
  const saved = await shelf.save(
    'a-plan-of-somebody',
    aPlan({ movingInOn: '2026-12-10', cleaning, ...plan }),
    null,
  );
  const editor = new PlanEditor({
    clock: new FakeClock(),
    language: 'bg',
    rules: async () => planRules,
    shelf: async () => shelf,
  });
  editor.begin(saved, { groups: SERVICES_OFFERED.services, cities: [], served: SERVICES_OFFERED.cities });
  const known = () => ({ today: TODAY, ordered });
  const days = () => (editor.plan ? planDays(editor.plan, known()).days : []);
  const calendar = new PlanCalendar({
    editor,
    services: gateway,
    viewings,
    newAbort: () => new AbortController(),
    days,
    known,
  });
  calendars.push(calendar);
  calendar.begin();
  const dayOf = (step: string) => days().find((one) => one.step === step)?.day;
  return { calendar, editor, dayOf, gateway };
}

describe('A day of the plan (PLAN-06)', () => {
  it('is moved at once if no other day depends on it, with a notice', async () => {
    const { calendar, dayOf } = await aCalendar();
    calendar.choose('contract');
    calendar.moveBy(-1);
    expect(dayOf('contract')).toBe('2026-12-08');
    expect(calendar.proposed).toBeNull();
    expect(calendar.moved).toMatchObject({ step: 'contract', day: '2026-12-08' });
    expect(calendar.typed).toBe('2026-12-08');
  });

  it('with dependent days asks: they move too, stay, or the move is cancelled', async () => {
    const { calendar, editor, dayOf } = await aCalendar();
    calendar.choose('moving-in');
    calendar.move('2026-12-15');
    expect(calendar.proposed?.follow.map(({ step }) => step)).toEqual(['contract', 'cleaning']);
    expect(dayOf('moving-in')).toBe('2026-12-10');
    calendar.decide('not');
    expect([calendar.proposed, calendar.typed, dayOf('moving-in')]).toEqual([
      null,
      '2026-12-10',
      '2026-12-10',
    ]);
    calendar.move('2026-12-15');
    calendar.decide('together');
    expect([dayOf('contract'), dayOf('cleaning'), dayOf('moving-in')]).toEqual([
      '2026-12-14',
      '2026-12-14',
      '2026-12-15',
    ]);
    expect(editor.form.values.movingInOn).toBe('2026-12-15');
    calendar.move('2026-12-17');
    calendar.decide('alone');
    expect([dayOf('cleaning'), dayOf('moving-in')]).toEqual(['2026-12-14', '2026-12-17']);
    calendar.choose('cleaning');
    calendar.propose();
    expect(dayOf('cleaning')).toBe('2026-12-16');
  });

  it('moves on by days from the proposed one', async () => {
    const { calendar } = await aCalendar();
    calendar.choose('moving-in');
    calendar.moveBy(1);
    calendar.moveBy(1);
    expect(calendar.proposed?.day).toBe('2026-12-12');
  });

  it.each([
    ['2026-11-20', 'error-date-past'],
    ['2028-01-01', 'error-plan-too-far'],
    ['', null],
  ])('does not move for "%s"', async (day, error) => {
    const { calendar, dayOf } = await aCalendar();
    calendar.choose('cleaning');
    calendar.move(day);
    expect([calendar.error, dayOf('cleaning')]).toEqual([error, '2026-12-09']);
  });

  it('of a viewing is that of the accepted viewing of this home', async () => {
    const { propertyId } = aPlan().home;
    const property = { ...aSentViewing().property, id: propertyId ?? 0 };
    const sent = [
      aSentViewing({ property, status: 'cancelled', dateTime: '2026-11-23 10:00' }),
      aSentViewing({ property, status: 'accepted', dateTime: '2026-11-24 18:30' }),
    ];
    const { calendar } = await aCalendar({ viewings: aViewingGateway(viewingLists({ sent })) });
    await eventually(() => expect(calendar.viewing?.dateTime).toBe('2026-11-24 18:30'));
  });
});

describe('The teams of the plan', () => {
  it('are reported as busy on the day, with the nearest free day', async () => {
    const gateway = aServiceGateway();
    gateway.handlers.serviceSlots = slotsHandler(['2026-12-08', '2026-12-09']);
    const { calendar, dayOf } = await aCalendar({ gateway });
    await eventually(() => expect(calendar.busyTeam('cleaning')).toEqual({ nearest: '2026-12-10' }));
    calendar.moveToFree('cleaning');
    expect(dayOf('cleaning')).toBe('2026-12-10');
    expect(calendar.busyTeam('cleaning')).toBeNull();
  });

  it('are not requested for ordered services or a day that can’t be ordered', async () => {
    for (const part of [
      { ordered: { cleaning: '2026-12-09' } },
      { plan: { movingInOn: '2027-06-10' } },
      { plan: { movingInOn: null } },
    ]) {
      const { gateway, calendar } = await aCalendar(part);
      expect([gateway.inputs('serviceSlots'), calendar.busyTeam('cleaning')]).toEqual([[], null]);
    }
  });

  it('leave the days unchanged after a failed request', async () => {
    const gateway = aServiceGateway();
    gateway.failOnce('serviceSlots', new Failure('error-please-try-again-later', {}, 'unreachable'));
    const { calendar } = await aCalendar({ gateway });
    await eventually(() => expect(calendar.teams.cleaning.state).toBe('failed'));
    expect(calendar.busyTeam('cleaning')).toBeNull();
  });
});

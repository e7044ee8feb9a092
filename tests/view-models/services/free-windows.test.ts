import { beforeEach, describe, expect, it } from 'vitest';
import { workOf } from '../../../src/core/services/service-work.ts';
import type { ServiceGateway } from '../../../src/core/services/service-gateway.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { FreeWindows } from '../../../src/view-models/services/free-windows.ts';
import { oneTime } from '../../support/a-service.ts';
import { settled } from '../../support/settled.ts';
import { aServiceGateway, slotsHandler } from '../../support/a-service-gateway.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';

const WORK = { cityId: 1, work: workOf([oneTime]) };
/** Days of the first, second and last month with time slots; today is the first of them. */
const [TODAY, SECOND_MONTH, LAST_DAY] = ['2026-11-21', '2026-12-25', '2027-02-19'];

let gateway: FakeGateway<ServiceGateway>;
let windows: FreeWindows;

beforeEach(() => {
  gateway = aServiceGateway();
  windows = new FreeWindows(
    gateway,
    () => TODAY,
    () => new AbortController(),
  );
});

async function show(date: string, wanted = WORK): Promise<void> {
  windows.show(wanted, date);
  await settled();
}

const asked = () => gateway.inputs('serviceSlots').map(({ from }) => from);
const isFree = (date: string) => windows.on(date)?.windows.some(({ free }) => free);

/** Delays the next responses until the returned function is called. */
function hold(): () => Promise<void> {
  let arrive = () => {};
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  gateway.handlers.serviceSlots = async (input) => {
    await slow;
    return slotsHandler()(input);
  };
  return async () => {
    gateway.handlers.serviceSlots = slotsHandler();
    arrive();
    await settled();
  };
}

const fail = () => gateway.failOnce('serviceSlots', new Failure('error-no-connection', {}, 'unreachable'));

describe('The free time slots of a month (SERV-07)', () => {
  it.each([
    [TODAY, TODAY],
    ['2026-11-22', TODAY],
    ['2026-12-21', TODAY],
    ['2026-12-22', '2026-12-22'],
    [LAST_DAY, '2027-01-22'],
  ])('of %s are requested from %s on', async (date, from) => {
    await show(date);
    expect(gateway.inputs('serviceSlots')).toMatchObject([
      { cityId: 1, cleaning: 1, moving: 0, visits: 1, from, days: 31 },
    ]);
    expect(windows.on(date)).toBeDefined();
  });

  it.each(['', 'утре', '2026-11-20', '2026-10-01', '2026-12-32', '2027-02-20'])(
    'of «%s», which is not a bookable day, start today',
    async (date) => {
      await show(date);
      expect(asked()).toEqual([TODAY]);
    },
  );

  it('are requested once during a pending request', async () => {
    const arrive = hold();
    await show('2026-11-25');
    await show('2026-11-26');
    expect([windows.state, windows.on('2026-11-26')]).toEqual(['loading', undefined]);
    await arrive();
    expect([windows.state, isFree('2026-11-26'), asked()]).toEqual(['ready', true, [TODAY]]);
  });

  it('stay cached while another month is shown', async () => {
    await show(TODAY);
    await show(SECOND_MONTH);
    await show(TODAY);
    expect(asked()).toEqual([TODAY, '2026-12-22']);
    expect([isFree('2026-11-25'), isFree(SECOND_MONTH)]).toEqual([true, true]);
  });

  it('are cleared for other work, and empty until the response', async () => {
    await show(TODAY);
    const arrive = hold();
    await show(TODAY, { ...WORK, cityId: 2 });
    expect([windows.state, windows.on('2026-11-25')]).toEqual(['loading', undefined]);
    await arrive();
    expect(isFree('2026-11-25')).toBe(true);
  });

  it('list the first free days in order, independent of the order of requests', async () => {
    await show(SECOND_MONTH);
    await show(TODAY);
    expect(windows.first(2).map(({ date }) => date)).toEqual([TODAY, '2026-11-22']);
  });

  it('of earlier work are not shown', async () => {
    const arrive = hold();
    await show(TODAY);
    const elsewhere = { ...WORK, cityId: 2 };
    const date = '2026-11-25';
    gateway.handlers.serviceSlots = slotsHandler([date]);
    await show(TODAY, elsewhere);
    await arrive();
    expect([windows.state, isFree(date)]).toEqual(['ready', false]);
  });

  it('are not shown after the choice is cleared, and are requested again later', async () => {
    await show(TODAY);
    const arrive = hold();
    await show(SECOND_MONTH);
    windows.show(null, TODAY);
    await arrive();
    expect([windows.state, windows.on(TODAY), windows.on(SECOND_MONTH)]).toEqual([
      'nothing',
      undefined,
      undefined,
    ]);
    await show(TODAY);
    expect([windows.state, asked().length]).toEqual(['ready', 3]);
  });

  it('are empty before a choice', () => {
    expect(windows.state).toBe('nothing');
    windows.show(null, TODAY);
    expect([windows.state, windows.on(TODAY), asked()]).toEqual(['nothing', undefined, []]);
  });

  it('are requested again on demand, for the shown month', async () => {
    windows.reload();
    await settled();
    expect(asked()).toEqual([]);
    await show(SECOND_MONTH);
    gateway.handlers.serviceSlots = slotsHandler([SECOND_MONTH], ['12-16']);
    windows.reload();
    await settled();
    expect(asked()).toEqual(['2026-12-22', '2026-12-22']);
    expect(windows.on(SECOND_MONTH)?.windows.map(({ free }) => free)).toEqual([true, false, true]);
  });
});

describe('Free time slots after an error', () => {
  it('are requested again with the next chosen day of the month', async () => {
    fail();
    await show('2026-11-25');
    expect(windows.state).toBe('failed');
    await show('2026-11-26');
    expect([windows.state, isFree('2026-11-26')]).toEqual(['ready', true]);
  });

  it('are requested again with the next day, also if older ones are cached', async () => {
    await show(TODAY);
    fail();
    windows.reload();
    await settled();
    expect(windows.state).toBe('failed');
    await show('2026-11-26');
    expect([windows.state, asked().length]).toEqual(['ready', 3]);
  });

  it('show no error in another month with cached ones', async () => {
    await show(TODAY);
    fail();
    await show(SECOND_MONTH);
    expect(windows.state).toBe('failed');
    await show('2026-11-25');
    expect([windows.state, isFree('2026-11-25')]).toEqual(['ready', true]);
    await show(SECOND_MONTH);
    expect([windows.state, isFree(SECOND_MONTH)]).toEqual(['ready', true]);
  });

  it('show no error after they are no longer needed', async () => {
    await show(TODAY);
    let lose = () => {};
    gateway.handlers.serviceSlots = () =>
      new Promise((_, reject) => {
        lose = () => reject(new Failure('error-no-connection', {}, 'unreachable'));
      });
    await show(SECOND_MONTH);
    gateway.handlers.serviceSlots = slotsHandler();
    await show(TODAY);
    lose();
    await settled();
    expect(windows.state).toBe('ready');
    await show(SECOND_MONTH);
    expect(isFree(SECOND_MONTH)).toBe(true);
  });
});

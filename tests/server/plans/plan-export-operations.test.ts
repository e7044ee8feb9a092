import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../api/calls/plans/plan-export.ts';
import type { PlanExport } from '../../../src/core/plans/plan-export.ts';
import { aPlan } from '../../support/a-plan.ts';
import { failureOf } from '../../support/a-failure.ts';
import { aPerson } from '../support/an-account.ts';
import { inProcessGateway } from '../support/in-process-gateway.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

describe('The export of a plan (PLAN-06, PLAN-09)', () => {
  let person: Awaited<ReturnType<typeof aPerson>>;
  let taken: PlanExport;
  beforeEach(async () => {
    person = await aPerson(app);
    taken = inProcessGateway<PlanExport>(app, calls, person);
  });
  const create = async () => {
    const id = randomUUID();
    await app.post(`/api/plan/${id}`, { plan: aPlan(), version: null }, person.headers);
    return id;
  };

  it.each([
    ['ics', 'BEGIN:VCALENDAR'],
    ['pdf', '%PDF-'],
  ] as const)('is a file of the kind %s, also when it is kept nowhere', async (format, beginning) => {
    const file = await taken.planFile({ id: randomUUID(), plan: aPlan(), format });
    expect(file.name).toBe(`uyut-plan.${format}`);
    expect(file.type).toContain(format === 'ics' ? 'text/calendar' : 'application/pdf');
    expect(atob(file.content)).toContain(beginning);
  });

  it('has no calendar without a date', async () => {
    await expect(
      taken.planFile({ id: randomUUID(), plan: aPlan({ movingInOn: null }), format: 'ics' }),
    ).rejects.toMatchObject({
      kind: 'invalid',
      fields: { movingInOn: 'error-date-required' },
    });
    expect(
      (await taken.planFile({ id: randomUUID(), plan: aPlan({ movingInOn: null }), format: 'pdf' })).name,
    ).toBe('uyut-plan.pdf');
  });

  it('has a calendar URL after its creation and none after its deletion', async () => {
    const id = await create();
    expect(await taken.planCalendar({ id })).toEqual({ address: null });
    const { address } = await taken.openPlanCalendar({ id });
    expect(address).toMatch(/\/calendar\/plan\/[\w-]+\.ics$/);
    expect(await taken.openPlanCalendar({ id })).toEqual({ address });
    expect(await taken.planCalendar({ id })).toEqual({ address });
    await taken.endPlanCalendar({ id });
    expect(await taken.planCalendar({ id })).toEqual({ address: null });
    await taken.endPlanCalendar({ id });
  });

  it('has no calendar URL for a missing plan', async () => {
    const unknown = failureOf('not-found', 'error-plan-not-found');
    const id = randomUUID();
    await expect(taken.planCalendar({ id })).rejects.toMatchObject(unknown);
    await expect(taken.openPlanCalendar({ id })).rejects.toMatchObject(unknown);
    await expect(taken.endPlanCalendar({ id })).rejects.toMatchObject(unknown);
  });
});

import { describe, expect, it } from 'vitest';
import { HandoverCommand, handoverOf } from '../../../../src/core/plans/handover/handover-command.ts';
import { emptyHandover, handoverOfPlan } from '../../../../src/core/plans/handover/handover-form.ts';
import type { Handover } from '../../../../src/core/plans/handover/handover.ts';
import { aHandover } from '../../../support/a-handover.ts';
import { USUAL_LEAVING } from '../../../../src/core/plans/leaving/leaving.ts';
import { aPlan, someHomeFacts } from '../../../support/a-plan.ts';

const now = new Date('2026-11-21T10:00:00Z');
const errors = (change: Partial<Handover>) => new HandoverCommand(aHandover(change)).errorsAt(now);
const meter = { kind: 'cold-water', number: '', reading: '', pictures: [] as string[] } as const;
const room = { room: 'kitchen', state: 'good', notes: '', pictures: [] as string[] } as const;

describe('A handover protocol', () => {
  it('is valid with both parties, the keys and a room', () => {
    expect(errors({})).toEqual({});
    expect(errors({ meters: [], deposit: null })).toEqual({});
  });

  it.each([
    [{ address: 'Дом' }, { address: 'error-handover-address' }],
    [
      { landlord: { name: '', email: 'ivan' } },
      { landlordName: 'error-handover-landlord-name', landlordEmail: 'error-handover-landlord-email' },
    ],
    [{ tenant: { name: 'Мария', email: 'IVAN@primer.bg' } }, { tenantEmail: 'error-handover-same-email' }],
    [{ keys: ' ' }, { keys: 'error-handover-keys' }],
    [{ rooms: [] }, { rooms: 'error-handover-rooms' }],
    [{ rooms: [{ ...room, state: 'damaged' as const, pictures: [] }] }, { rooms: 'error-handover-damage' }],
    [{ meters: [{ ...meter, reading: 'много', pictures: [] }] }, { meters: 'error-handover-reading' }],
    [{ meters: [{ ...meter, number: 'К-1', pictures: [] }] }, { meters: 'error-handover-reading' }],
    [{ deposit: 1_000, kept: 1_001 }, { kept: 'error-handover-kept' }],
    [{ deposit: null, kept: 1 }, { kept: 'error-handover-kept' }],
    [{ on: '2026-02-30' }, { on: 'error-date-invalid' }],
    [{ on: '2026-08-22' }, { on: 'error-handover-too-old' }],
    [{ on: '2026-12-23' }, { on: 'error-handover-too-far' }],
  ])('with %j is marked', (change, marked) => {
    expect(errors(change)).toMatchObject(marked);
  });

  it('has at most as many pictures as an email allows, each once', () => {
    const rooms = Array.from({ length: 8 }, (_, place) => ({
      ...room,
      pictures: Array.from({ length: 4 }, (__, at) => `picture-${place}-${at}-of-a-room`),
    }));
    expect(errors({ rooms })).toEqual({ rooms: 'error-handover-pictures' });
    expect(errors({ rooms: [{ ...room, pictures: ['the-same-picture-x', 'the-same-picture-x'] }] })).toEqual({
      rooms: 'error-picture-unknown',
    });
  });

  it('omits meters without values', () => {
    const { handover } = new HandoverCommand(aHandover({ meters: [{ ...meter, pictures: [] }] }));
    expect(handover.meters).toEqual([]);
  });

  it('is sent as written, with amounts in stotinki', () => {
    const form = { ...emptyHandover(now), deposit: '1 200,50', kept: '', address: 'София' };
    expect(handoverOf(form)).toMatchObject({ on: '2026-11-21', deposit: 120_050, kept: 0, address: 'София' });
    expect(handoverOf({ ...form, direction: 'out', kept: 'сто' }).kept).toBeNaN();
    expect(handoverOf({ ...form, kept: '100' }).kept).toBe(0);
    expect(new HandoverCommand({ ...aHandover(), kept: Number.NaN }).errorsAt(now)).toEqual({
      kept: 'error-amount-in-digits',
    });
  });

  it('is filled in from a plan, for moving in and later for moving out', () => {
    const plan = aPlan({ home: someHomeFacts({ bedrooms: 2, bathrooms: 1, heating: 'tec' }) });
    const known = { now, city: 'София', language: 'bg' } as const;
    const begun = handoverOfPlan(plan, known);
    expect(begun).toMatchObject({ direction: 'in', on: '2027-03-10', deposit: '900' });
    expect(begun.rooms?.filter((one) => one.room === 'bedroom')).toHaveLength(2);
    expect(begun.meters?.at(-1)?.kind).toBe('heating');
    expect(handoverOfPlan({ ...plan, movingInOn: '2026-01-10' }, known)).toMatchObject({
      direction: 'out',
      on: '2026-11-21',
    });
  });

  it('is filled in from a plan for leaving: the home, its day, and the deposit less the debt', () => {
    const known = { now, city: 'София', language: 'bg' } as const;
    const leaving = { ...USUAL_LEAVING, owed: 12_050 };
    expect(handoverOfPlan(aPlan({ leaving }), known)).toMatchObject({
      direction: 'out',
      on: '2027-03-10',
      deposit: '900',
      kept: '120,50',
    });
  });
});

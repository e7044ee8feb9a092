import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { StoredPlans } from '../../../src/adapters/storage/stored-plans.ts';
import { HandoverCommand, handoverOf } from '../../../src/core/plans/handover/handover-command.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { HandoverScreen } from '../../../src/view-models/plans/handover-screen.ts';
import { PlanRepository } from '../../../src/view-models/plans/plan-repository.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aPlan, someHomeFacts } from '../../support/a-plan.ts';
import { aProperty } from '../../support/a-property.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { aFileSaver } from '../../support/plan-files.ts';
import type { Handovers, MadeHandover } from '../../../src/core/plans/handover/handover.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';
import { MemoryAccountPlans } from '../../support/memory/memory-plans.ts';
import { eventually } from '../../support/eventually.ts';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

const { signal } = new AbortController();
const PLAN = 'the-plan-of-somebody';
const picture = { key: 'p'.repeat(24), url: '/pictures/uploads/p', width: 640, height: 480, widths: [400] };

/** Page of the protocols of a plan; `again` is the same browser after a reload. */
async function aBench() {
  const clock = new FakeClock();
  const modals = new Modals();
  const { session } = aSession(aUser(), modals);
  const account = new MemoryAccountPlans();
  await account.save(PLAN, aPlan({ home: someHomeFacts({ bedrooms: 2 }) }), null);
  const made: MadeHandover[] = [];
  const handovers = fakeGateway<Handovers>({
    ownHandovers: () => ({ data: made }),
    makeHandover: ({ id, direction, on, address }) => {
      const summary = { id, direction, on, address, madeAt: clock.now().toISOString() };
      made.push(summary);
      return summary;
    },
    handoverFile: () => ({
      name: 'uyut-handover.pdf',
      type: 'application/pdf',
      content: btoa('%PDF-1.7'),
    }),
  });
  const drafts = new StoredFormDrafts(new MemoryTextStore());
  const saver = aFileSaver();
  let keys = 0;
  const open = async (query: Record<string, string[]> = {}) => {
    const screen = new HandoverScreen({
      handovers,
      shelf: new PlanRepository(session, account, new StoredPlans(new MemoryTextStore())),
      properties: aPropertyCatalogue([aProperty()]),
      drafts,
      uploads: { upload: async () => picture, remove: async () => {} },
      saver,
      clock,
      keys: { make: () => `key-of-a-protocol-${(keys += 1)}` },
      modals,
      language: 'bg',
      rules: async () => ({
        errorsOf: (form, now) => new HandoverCommand(handoverOf(form)).errorsAt(now),
        handoverOf,
      }),
      newAbort: () => new AbortController(),
    });
    await screen.load({ route: 'Handover', params: {}, query, signal });
    screen.onEnter();
    await eventually(() => expect(screen.ready).toBe(true));
    return screen;
  };
  const fill = ({ form }: HandoverScreen) => {
    form.set('address', 'София, ул. „Шипка“ 6');
    form.set('landlordName', 'Иван Иванов');
    form.set('landlordEmail', 'ivan@primer.bg');
    form.set('tenantName', 'Мария Петрова');
    form.set('tenantEmail', 'maria@primer.bg');
    form.set('keys', '2 за апартамента');
  };
  return { open, fill, handovers, saver, modals };
}

describe('The page of handover protocols', () => {
  it('is prefilled from the plan', async () => {
    const screen = await (await aBench()).open({ plan: [PLAN] });
    expect(screen.form.values).toMatchObject({ direction: 'in', on: '2027-03-10', deposit: '900' });
    expect(screen.form.values.rooms.filter(({ room }) => room === 'bedroom')).toHaveLength(2);
    expect(screen.pictures.size).toBe(screen.form.values.rooms.length + screen.form.values.meters.length);
  });

  it('stores the draft over a reload, with its pictures', async () => {
    const { open, fill } = await aBench();
    const screen = await open();
    fill(screen);
    const [room] = screen.form.values.rooms;
    screen.pictures.get(room?.id ?? '')?.add([{ name: 'a.jpg', size: 10, type: 'image/jpeg' }]);
    await eventually(() => expect(screen.form.values.rooms[0]?.pictures).toEqual([picture]));
    const again = await open();
    expect(again.form.values).toMatchObject({ address: 'София, ул. „Шипка“ 6' });
    expect(again.pictures.get(room?.id ?? '')?.tiles).toMatchObject([{ state: 'done', picture }]);
  });

  it('creates the protocol once, lists it and offers its document', async () => {
    const { open, fill, handovers, saver } = await aBench();
    const screen = await open();
    fill(screen);
    expect(await screen.form.submit()).toBe(true);
    expect(handovers.inputs('makeHandover')).toHaveLength(1);
    expect(screen.made?.id).toBe(screen.list?.[0]?.id);
    await screen.download(screen.made?.id ?? '');
    expect(saver.saved).toMatchObject([{ name: 'uyut-handover.pdf' }]);
    screen.startAnew();
    expect(screen.form.values.address).toBe('');
    expect((await open()).form.values.address).toBe('');
  });

  it('marks missing fields, and keeps the draft after an error', async () => {
    const { open, fill, handovers } = await aBench();
    const screen = await open();
    expect(await screen.form.submit()).toBe(false);
    expect(screen.form.errors).toMatchObject({
      address: 'error-handover-address',
      keys: 'error-handover-keys',
    });
    fill(screen);
    handovers.failOnce('makeHandover', new Failure('error-please-try-again-later', {}, 'unreachable'));
    expect(await screen.form.submit()).toBe(false);
    expect([screen.form.refusal, screen.form.values.keys]).toEqual([
      'error-please-try-again-later',
      '2 за апартамента',
    ]);
  });

  it('adds and removes rows with their pictures', async () => {
    const screen = await (await aBench()).open();
    screen.addRoom();
    const added = screen.form.values.rooms.at(-1);
    expect(screen.pictures.has(added?.id ?? '')).toBe(true);
    screen.change('rooms', added?.id ?? '', { notes: 'петно' });
    expect(screen.form.values.rooms.at(-1)?.notes).toBe('петно');
    screen.remove('rooms', added?.id ?? '');
    expect(screen.pictures.has(added?.id ?? '')).toBe(false);
  });
});

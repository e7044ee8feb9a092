import { beforeEach, describe, expect, it } from 'vitest';
import { CaptchaSolver } from '../../../src/core/shared/captcha.ts';
import type { PushAlerts } from '../../../src/core/searches/push-alerts.ts';
import type { SavedSearches } from '../../../src/core/searches/saved-searches.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { SaveSearchScreen } from '../../../src/view-models/searches/save-search-screen.ts';
import { PushSwitch } from '../../../src/view-models/searches/push-switch.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { somePushAlerts, someSavedSearches } from '../../support/a-saved-search.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import { MemoryPushDevice } from '../../support/memory/memory-push-device.ts';
import { eventually } from '../../support/eventually.ts';

class SolvedCaptcha extends CaptchaSolver {
  async solve(): Promise<string> {
    return 'solved';
  }
}

let searches: FakeGateway<SavedSearches>;
let modals: Modals;
let alerts: FakeGateway<PushAlerts>;
let device: MemoryPushDevice;
async function open(
  user: UserInfo | null,
  query: Record<string, string[]> = HOMES,
): Promise<SaveSearchScreen> {
  const { session } = aSession(user, modals);
  const screen = new SaveSearchScreen(
    searches,
    new SolvedCaptcha(),
    session,
    modals,
    new PushSwitch(alerts, device, modals),
  );
  await screen.load({ route: 'SaveSearch', params: {}, query, signal: new AbortController().signal });
  screen.onEnter();
  return screen;
}
const HOMES = { kind: ['properties'], priceTo: ['1200'], city: ['1'] };

const until = (isTrue: () => boolean) => eventually(() => expect(isTrue()).toBe(true));

beforeEach(() => {
  searches = someSavedSearches();
  modals = new Modals();
  alerts = somePushAlerts();
  device = new MemoryPushDevice();
});

describe('A list that becomes a saved search (FIND-01)', () => {
  it('has a proposed or custom name, with alerts at once, or daily for products', async () => {
    const screen = await open(aUser());
    expect([screen.name, screen.frequency]).toEqual(['София до 1 200 лв.', 'at-once']);
    expect((await open(aUser(), { kind: ['products'], category: ['3'] })).frequency).toBe('daily');
    screen.rename(' За мен ');
    screen.setFrequency('weekly');
    await screen.save();
    expect(screen.outcome).toBe('saved');
    expect(searches.inputs('saveSearch')).toMatchObject([
      { name: 'За мен', frequency: 'weekly', filters: 'city=1&priceTo=1200' },
    ]);
  });

  it('sends push notifications, too, on request', async () => {
    const screen = await open(aUser());
    await screen.save();
    await until(() => screen.push.isOffered);
    expect(device.asked).toBe(0);
    device.answer = 'no';
    await screen.enablePush();
    expect(searches.inputs('changeSearch')).toEqual([]);
    device.answer = 'yes';
    device.blocked = false;
    await screen.enablePush();
    expect(searches.inputs('changeSearch')).toMatchObject([{ channel: 'both' }]);
    expect(alerts.inputs('savePushSubscription')).toMatchObject([{ endpoint: device.address }]);
    expect(screen.saved?.channel).toBe('both');
  });

  it('offers no push notifications if the server or the browser doesn’t support them', async () => {
    alerts = somePushAlerts(null);
    const screen = await open(aUser());
    await screen.save();
    await screen.push.look();
    expect(screen.push.isOffered).toBe(false);
    await screen.enablePush();
    expect(device.asked).toBe(0);
  });

  it('is not offered if the URL names no list', async () => {
    const screen = await open(aUser(), { kind: ['cars'] });
    await screen.save();
    expect([screen.proposed, screen.outcome]).toEqual([null, null]);
  });

  it('needs an e-mail address without an account, and marks an invalid one', async () => {
    const screen = await open(null);
    expect(screen.needsEmail).toBe(true);
    screen.typeEmail('nobody');
    await screen.save();
    expect(screen.errors).toEqual({ email: 'error-email-invalid' });
    screen.typeEmail('maria@example.com');
    expect(screen.errors).toEqual({});
    await screen.save();
    expect(screen.outcome).toBe('sent');
    expect(searches.inputs('saveSearchByMail').at(-1)).toMatchObject({ email: 'maria@example.com' });
  });

  it('that was saved meanwhile is reported as saved', async () => {
    const other = await open(aUser());
    searches.failOnce('saveSearch', new Failure('error-search-saved-already', {}, 'conflict'));
    await other.save();
    expect(other.outcome).toBeNull();
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'error-search-saved-already' } });
    expect(other.busy).toBe(false);
  });
});

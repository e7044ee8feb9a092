import { beforeEach, describe, expect, it } from 'vitest';
import { CaptchaSolver } from '../../../src/core/journal/captcha.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { SaveSearchScreen } from '../../../src/view-models/searches/save-search-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { MemorySavedSearches } from '../../support/memory/memory-saved-searches.ts';

class SolvedCaptcha extends CaptchaSolver {
  async solve(): Promise<string> {
    return 'solved';
  }
}

let searches: MemorySavedSearches;
let modals: Modals;
async function open(
  user: UserInfo | null,
  query: Record<string, string[]> = HOMES,
): Promise<SaveSearchScreen> {
  const { session } = aSession(user, modals);
  const screen = new SaveSearchScreen(searches, new SolvedCaptcha(), session, modals);
  await screen.load({ route: 'SaveSearch', params: {}, query, signal: new AbortController().signal });
  screen.onEnter();
  return screen;
}
const HOMES = { kind: ['properties'], priceTo: ['1200'], city: ['1'] };

beforeEach(() => {
  searches = new MemorySavedSearches();
  modals = new Modals();
});

describe('A list becomes a saved search (FIND-01)', () => {
  it('under the proposed name or another, told of at once, or daily where it is of products', async () => {
    const screen = await open(aUser());
    expect([screen.name, screen.frequency]).toEqual(['1, 1200', 'at-once']);
    expect((await open(aUser(), { kind: ['products'], category: ['3'] })).frequency).toBe('daily');
    screen.rename(' За мен ');
    screen.tellEvery('weekly');
    await screen.save();
    expect(screen.outcome).toBe('saved');
    const [saved] = await searches.list();
    expect(saved).toMatchObject({ name: 'За мен', frequency: 'weekly', filters: 'city=1&priceTo=1200' });
  });

  it('is nothing where the address names no list', async () => {
    const screen = await open(aUser(), { kind: ['cars'] });
    await screen.save();
    expect([screen.proposed, screen.outcome]).toEqual([null, null]);
  });

  it('without an account asks for an address, and says what is wrong with it', async () => {
    const screen = await open(null);
    expect(screen.asksForEmail).toBe(true);
    screen.typeEmail('nobody');
    await screen.save();
    expect(screen.errors).toEqual({ email: 'error-email-invalid' });
    screen.typeEmail('maria@example.com');
    expect(screen.errors).toEqual({});
    await screen.save();
    expect(screen.outcome).toBe('sent');
    expect([...searches.mailed.keys()]).toEqual(['maria@example.com']);
  });

  it('that was saved meanwhile is said to be', async () => {
    const [one, other] = [await open(aUser()), await open(aUser())];
    await one.save();
    await other.save();
    expect(other.outcome).toBeNull();
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'error-search-saved-already' } });
    expect(other.busy).toBe(false);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredListingMarks } from '../../../src/adapters/storage/stored-listing-marks.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { HiddenListingsScreen } from '../../../src/view-models/properties/marks/hidden-listings-screen.ts';
import { ListingMarks } from '../../../src/view-models/properties/marks/listing-marks.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aProperty } from '../../support/a-property.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { MemoryAccountMarks } from '../../support/memory/memory-account-marks.ts';
import { aRoommateCatalogue } from '../../support/a-roommate-catalogue.ts';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

const settle = () => new Promise((resume) => setTimeout(resume, 0));
const OFFLINE = new Failure('error-please-try-again-later', {}, 'unreachable');
const [MARIA, PETAR] = [aUser({ id: 31 }), aUser({ id: 32 })];

let account: MemoryAccountMarks;
let clock: FakeClock;
beforeEach(() => {
  account = new MemoryAccountMarks();
  clock = new FakeClock();
});

/** Browser; a person's marks are in `account`. */
function aBrowser(store = new MemoryTextStore()) {
  const modals = new Modals();
  const { session } = aSession(null, modals);
  const marks = new ListingMarks(new StoredListingMarks(store), account, session, clock, modals);
  marks.watch();
  const after = async (act: () => void) => {
    clock.pass(1_000);
    act();
    await settle();
  };
  return { store, modals, session, marks, after };
}

describe('A visitor’s seen and hidden listings (FIND-07)', () => {
  it('are stored in the browser, and restored', async () => {
    const { store, marks, after } = aBrowser();
    await after(() => marks.see('property', 7));
    await after(() => marks.hide('roommate', 7));
    expect([marks.isSeen('property', 7), marks.isHidden('property', 7)]).toEqual([true, false]);
    const later = aBrowser(store).marks;
    expect([later.isSeen('property', 7), later.isHidden('roommate', 7)]).toEqual([true, true]);
    await after(() => later.restore('roommate', 7));
    expect(later.ids('roommate', 'hidden')).toEqual([]);
    expect(account.marks).toEqual([]);
  });

  it('can be excluded from a list; hidden ones always are', async () => {
    const { marks, after } = aBrowser();
    await after(() => marks.hide('property', 1));
    await after(() => marks.see('property', 2));
    await after(() => marks.see('property', 1));
    expect(marks.leftOut('property')).toEqual([1, 2]);
  });

  it('are reported as lost in a browser without storage', async () => {
    const store = new MemoryTextStore();
    store.write = () => false;
    const { modals, marks, after } = aBrowser(store);
    await after(() => marks.see('property', 7));
    expect(modals.notification).toBeNull();
    await after(() => marks.hide('property', 7));
    expect(modals.notification?.message.key).toBe('error-mark-not-kept');
  });
});

describe('A signed-in person’s seen and hidden listings (FIND-07)', () => {
  it('include the browser’s, and are the same on every device', async () => {
    const browser = aBrowser();
    await browser.after(() => browser.marks.hide('property', 7));
    await browser.after(() => browser.session.set(MARIA));
    expect(account.marks.map(({ id }) => id)).toEqual([7]);
    const phone = aBrowser();
    await phone.after(() => phone.session.set(MARIA));
    expect(phone.marks.isHidden('property', 7)).toBe(true);
    await phone.after(() => phone.marks.restore('property', 7));
    await browser.marks.refresh();
    expect(browser.marks.isHidden('property', 7)).toBe(false);
  });

  it('are deleted from the browser at logout, and not shown to the next person', async () => {
    const { store, session, marks, after } = aBrowser();
    await after(() => session.set(MARIA));
    await after(() => marks.hide('property', 7));
    await after(() => session.set(null));
    expect(marks.isHidden('property', 7)).toBe(false);
    expect(store.read('listing-marks')).not.toContain('7');
    await after(() => session.set(MARIA));
    expect(marks.isHidden('property', 7)).toBe(true);
  });

  it('are separate from those of another person in this browser', async () => {
    const store = new MemoryTextStore();
    const first = aBrowser(store);
    await first.after(() => first.session.set(MARIA));
    // Unsent marks are not sent to the account of the next person.
    account.refuse = OFFLINE;
    await first.after(() => first.marks.hide('property', 7));
    account = new MemoryAccountMarks();
    const next = aBrowser(store);
    expect(next.marks.isHidden('property', 7)).toBe(false);
    await next.after(() => next.session.set(PETAR));
    expect([next.marks.isHidden('property', 7), account.marks]).toEqual([false, []]);
  });

  it('are sent later after an error', async () => {
    const { session, marks, after } = aBrowser();
    await after(() => session.set(MARIA));
    account.refuse = OFFLINE;
    await after(() => marks.hide('property', 7));
    expect([marks.isHidden('property', 7), account.marks]).toEqual([true, []]);
    account.refuse = null;
    await after(() => marks.see('property', 8));
    expect(account.marks.map(({ id }) => id).toSorted()).toEqual([7, 8]);
  });
});

describe('The page of hidden listings (FIND-07)', () => {
  it('reports a failed download of the script', async () => {
    const { modals, after } = aBrowser();
    const opener = {
      opened: null,
      open: async () => {
        throw new TypeError('Failed to fetch');
      },
    };
    const screen = new HiddenListingsScreen(opener, aPropertyCatalogue(), aRoommateCatalogue(), modals);
    await after(() => screen.onEnter());
    expect(modals.notification?.message.key).toBe('chunk-error-title');
  });

  it('shows them, reports deleted ones, and restores them', async () => {
    const { modals, marks, after } = aBrowser();
    await after(() => marks.hide('property', 1));
    await after(() => marks.hide('property', 99));
    const opener = { opened: marks, open: async () => marks };
    const catalogue = aPropertyCatalogue([aProperty({ id: 1 })]);
    const screen = new HiddenListingsScreen(opener, catalogue, aRoommateCatalogue(), modals);
    expect(screen.isEmpty).toBe(false);
    await after(() => screen.onEnter());
    expect([screen.properties?.map(({ id }) => id), screen.goneCount, screen.hasMore]).toEqual([
      [1],
      1,
      false,
    ]);
    await after(() => screen.restore('property', 1));
    await after(() => screen.restore('property', 99));
    expect([screen.properties, screen.isEmpty, marks.leftOut('property')]).toEqual([[], true, []]);
    screen.onLeave();
  });
});

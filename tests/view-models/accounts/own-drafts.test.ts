import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/memory/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { OwnDrafts } from '../../../src/view-models/accounts/own-drafts.ts';
import { aSession, aUser } from '../../support/a-session.ts';

const maria = aUser({ id: 1 });
const ivan = aUser({ id: 2 });

function aBrowser() {
  const { session } = aSession(null);
  const drafts = new OwnDrafts(new StoredFormDrafts(new MemoryTextStore()), session);
  return { session, drafts };
}

describe('drafts that only their writer may see', () => {
  it('are offered to whoever wrote them, and to nobody else', () => {
    const { session, drafts } = aBrowser();
    session.set(maria);
    drafts.write('offer', { title: 'Стая' });
    expect(drafts.read('offer')).toMatchObject({ title: 'Стая' });
    session.set(ivan);
    expect(drafts.read('offer')).toBeNull();
    session.set(null);
    expect(drafts.read('offer')).toBeNull();
  });

  it('stay theirs when they go on writing while signed out', () => {
    const { session, drafts } = aBrowser();
    session.set(maria);
    drafts.write('offer', { title: 'Стая' });
    session.set(null);
    drafts.write('offer', { title: 'Слънчева стая' });
    session.set(maria);
    expect(drafts.read('offer')).toMatchObject({ title: 'Слънчева стая' });
  });

  it('are forgotten when told to', () => {
    const { session, drafts } = aBrowser();
    session.set(maria);
    drafts.write('offer', { title: 'Стая' });
    drafts.clear('offer');
    expect(drafts.read('offer')).toBeNull();
  });
});

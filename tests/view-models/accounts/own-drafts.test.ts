import 'reflect-metadata';
import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { SessionTextStore } from '../../../src/adapters/storage/text-store.ts';
import forms from '../../../src/container/modules/forms.ts';
import { FormDrafts } from '../../../src/core/site/form-drafts.ts';
import { Session } from '../../../src/view-models/accounts/session.ts';
import { OwnDrafts } from '../../../src/view-models/accounts/own-drafts.ts';
import { aSession, aUser } from '../../support/a-session.ts';

const maria = aUser({ id: 1 });
const ivan = aUser({ id: 2 });

function aBrowser() {
  const { session } = aSession(null);
  const drafts = new OwnDrafts(new StoredFormDrafts(new MemoryTextStore()), session);
  return { session, drafts };
}

describe('Private drafts', () => {
  it('are offered only to their author', () => {
    const { session, drafts } = aBrowser();
    session.set(maria);
    drafts.write('offer', { title: 'Стая' });
    expect(drafts.read('offer')).toMatchObject({ title: 'Стая' });
    session.set(ivan);
    expect(drafts.read('offer')).toBeNull();
    session.set(null);
    expect(drafts.read('offer')).toBeNull();
  });

  it('stay the author’s when typing continues after the session expires', () => {
    const { session, drafts } = aBrowser();
    session.set(maria);
    drafts.write('offer', { title: 'Стая' });
    session.refused(false);
    drafts.write('offer', { title: 'Слънчева стая' });
    session.set(ivan);
    expect(drafts.read('offer')).toBeNull();
    session.set(maria);
    expect(drafts.read('offer')).toMatchObject({ title: 'Слънчева стая' });
  });

  it('of a visitor move to the account that signs in, and to no other', () => {
    const { session, drafts } = aBrowser();
    drafts.write('contact', { message: 'Здравейте' });
    expect(drafts.read('contact')).toMatchObject({ message: 'Здравейте' });
    session.set(maria);
    expect(drafts.read('contact')).toMatchObject({ message: 'Здравейте' });
    drafts.write('contact', { message: 'Здравейте, аз съм Мария' });
    session.set(ivan);
    expect(drafts.read('contact')).toBeNull();
  });

  it('of a visitor after a logout are not the account’s', () => {
    const { session, drafts } = aBrowser();
    session.set(maria);
    drafts.write('contact', { message: 'Аз съм Мария' });
    session.clear();
    drafts.write('contact', { message: 'Аз съм друг' });
    expect(drafts.read('contact')).toMatchObject({ message: 'Аз съм друг' });
  });

  it('are used by every form of the site', () => {
    const { session } = aSession(maria);
    const container = new Container();
    container.bind(SessionTextStore).toConstantValue(new MemoryTextStore());
    container.bind(Session).toConstantValue(session);
    container.load(forms);
    container.get(FormDrafts).write('contact', { message: 'Аз съм Мария' });
    session.set(ivan);
    expect(container.get(FormDrafts).read('contact')).toBeNull();
  });

  it('are deleted on request', () => {
    const { session, drafts } = aBrowser();
    session.set(maria);
    drafts.write('offer', { title: 'Стая' });
    drafts.clear('offer');
    expect(drafts.read('offer')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { EMPTY_CONTACT } from '../../../src/core/contact/contact.ts';
import { contactRules } from '../../../src/core/contact/contact-command.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ContactScreen } from '../../../src/view-models/contact/contact-screen.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { MemoryContact } from '../../support/memory/memory-journal.ts';
import { MemoryPageTexts } from '../../support/memory/memory-site.ts';

const { signal } = new AbortController();
const LETTER = {
  name: 'Петя Иванова',
  email: 'petya@example.com',
  phone: '',
  subject: 'Пловдив',
  message: 'Кога ще отворите и там?',
};

/** A browser in which the page with our addresses is opened, again and again. */
function aBrowser(user: UserInfo | null = null) {
  const gateway = new MemoryContact();
  const drafts = new StoredFormDrafts(new MemoryTextStore());
  const { session } = aSession(user);
  let made = 0;
  const keys = { make: () => `key-${(made += 1)}` };
  const unopened = () =>
    new ContactScreen(new MemoryPageTexts(), gateway, drafts, keys, session, async () => contactRules);
  const open = async () => {
    const screen = unopened();
    await screen.load({ route: 'Contacts', params: {}, query: {}, signal });
    screen.onEnter();
    return screen;
  };
  const write = (screen: ContactScreen, letter = LETTER) => {
    for (const [name, value] of Object.entries(letter)) screen.form.set(name as 'name', value);
    return screen.form.submit();
  };
  return { gateway, open, write, unopened };
}

describe('A letter to us (BLOG-04)', () => {
  it('gets a number to quote, and thanks; the next one needs no name again', async () => {
    const { gateway, open, write } = aBrowser();
    const screen = await open();
    expect(await write(screen)).toBe(true);
    expect(screen.reference).toBe('K-1');
    expect(gateway.letters.map(({ letter }) => letter)).toMatchObject([LETTER]);
    screen.startAnew();
    expect(screen.reference).toBeNull();
    expect(screen.form.values).toEqual({ ...LETTER, subject: '', message: '' });
    await write(screen, { ...LETTER, message: 'А кога ще отворите във Варна?' });
    expect(screen.reference).toBe('K-2');
  });

  it('outlives a reload until it is sent', async () => {
    const { open, write, gateway } = aBrowser();
    gateway.refusal = new Failure('error-please-try-again-later', {}, 'unreachable');
    const screen = await open();
    expect(await write(screen)).toBe(false);
    expect([screen.form.refusal, screen.reference]).toEqual(['error-please-try-again-later', null]);
    gateway.refusal = null;
    const again = await open();
    expect(again.form.values).toEqual(LETTER);
    await again.form.submit();
    expect(gateway.letters.map(({ key }) => key)).toEqual(['key-1']);
    expect((await open()).form.values).toEqual(EMPTY_CONTACT);
  });

  it('goes under another key where an earlier one has arrived after all', async () => {
    const { open, write, gateway } = aBrowser();
    const screen = await open();
    gateway.refusal = new Failure('contact-key-used', {}, 'conflict');
    expect(await write(screen)).toBe(false);
    gateway.refusal = null;
    expect(await screen.form.submit()).toBe(true);
    expect(gateway.letters.map(({ key }) => key)).toEqual(['key-2']);
  });

  it('begins with what is known of who is signed in', async () => {
    const user = aUser({ name: 'Мария', email: 'maria@example.bg', phone: '0888200101' });
    const screen = await aBrowser(user).open();
    expect(screen.form.values).toEqual({
      ...EMPTY_CONTACT,
      name: 'Мария',
      email: 'maria@example.bg',
      phone: '0888200101',
    });
  });

  it('says what is missing, and is not sent', async () => {
    const { open, write, gateway } = aBrowser();
    const screen = await open();
    expect(await write(screen, { ...LETTER, message: 'Кога?' })).toBe(false);
    expect([screen.form.errors, gateway.letters]).toEqual([{ message: 'error-contact-message' }, []]);
  });
});

describe('The page with our addresses', () => {
  it('is described by its own text', async () => {
    const { open, unopened } = aBrowser();
    expect(unopened().head).toEqual({ title: { key: 'contact-title' } });
    const { page, head } = await open();
    expect(page?.title).toBe('Страница contacts');
    expect(head).toEqual({
      title: 'Страница contacts',
      description: 'За contacts',
      canonical: { name: 'Contacts' },
    });
  });
});

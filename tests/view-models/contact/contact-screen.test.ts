import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { EMPTY_CONTACT } from '../../../src/core/contact/contact.ts';
import { contactRules } from '../../../src/core/contact/contact-command.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ContactScreen } from '../../../src/view-models/contact/contact-screen.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import type { ContactGateway } from '../../../src/core/contact/contact.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';
import { KEYS, testKeys } from '../../support/test-keys.ts';
import { somePageTexts } from '../../support/some-page-texts.ts';

const { signal } = new AbortController();
const LETTER = {
  name: 'Петя Иванова',
  email: 'petya@example.com',
  phone: '',
  subject: 'Пловдив',
  message: 'Кога ще отворите и там?',
};

/** Browser that can open the contact page repeatedly. */
function aBrowser(user: UserInfo | null = null) {
  let sent = 0;
  const gateway = fakeGateway<ContactGateway>({
    sendContactMessage: () => ({ message: 'sent', reference: `K-${(sent += 1)}` }),
  });
  const drafts = new StoredFormDrafts(new MemoryTextStore());
  const { session } = aSession(user);
  const keys = testKeys();
  const unopened = () =>
    new ContactScreen(somePageTexts(), gateway, drafts, keys, session, async () => contactRules);
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

describe('A contact message (BLOG-04)', () => {
  it('gets a reference number, and the next form is prefilled', async () => {
    const { gateway, open, write } = aBrowser();
    const screen = await open();
    expect(await write(screen)).toBe(true);
    expect(screen.reference).toBe('K-1');
    expect(gateway.inputs('sendContactMessage')).toMatchObject([LETTER]);
    screen.startAnew();
    expect(screen.reference).toBeNull();
    expect(screen.form.values).toEqual({ ...LETTER, subject: '', message: '' });
    await write(screen, { ...LETTER, message: 'А кога ще отворите във Варна?' });
    expect(screen.reference).toBe('K-2');
  });

  it('is stored over a reload until it is sent', async () => {
    const { open, write, gateway } = aBrowser();
    gateway.failOnce('sendContactMessage', new Failure('error-please-try-again-later', {}, 'unreachable'));
    const screen = await open();
    expect(await write(screen)).toBe(false);
    expect([screen.form.refusal, screen.reference]).toEqual(['error-please-try-again-later', null]);
    const again = await open();
    expect(again.form.values).toEqual(LETTER);
    await again.form.submit();
    expect(gateway.inputs('sendContactMessage').map(({ key }) => key)).toEqual([KEYS[0], KEYS[0]]);
    expect((await open()).form.values).toEqual(EMPTY_CONTACT);
  });

  it('gets a new key after an earlier one has arrived', async () => {
    const { open, write, gateway } = aBrowser();
    const screen = await open();
    gateway.failOnce('sendContactMessage', new Failure('contact-key-used', {}, 'conflict'));
    expect(await write(screen)).toBe(false);
    expect(await screen.form.submit()).toBe(true);
    expect(gateway.inputs('sendContactMessage').map(({ key }) => key)).toEqual([KEYS[0], KEYS[1]]);
  });

  it('is prefilled from the account', async () => {
    const user = aUser({ name: 'Мария', email: 'maria@example.bg', phone: '0888200101' });
    const screen = await aBrowser(user).open();
    expect(screen.form.values).toEqual({
      ...EMPTY_CONTACT,
      name: 'Мария',
      email: 'maria@example.bg',
      phone: '0888200101',
    });
  });

  it('reports missing fields, and is not sent', async () => {
    const { open, write, gateway } = aBrowser();
    const screen = await open();
    expect(await write(screen, { ...LETTER, message: 'Кога?' })).toBe(false);
    expect([screen.form.errors, gateway.inputs('sendContactMessage')]).toEqual([
      { message: 'error-contact-message' },
      [],
    ]);
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

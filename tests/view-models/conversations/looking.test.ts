import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { StoredOwnHabits } from '../../../src/adapters/storage/stored-own-habits.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { conversationRules } from '../../../src/core/conversations/conversation-commands.ts';
import { aTalkGateway, conversationsOf, SECRET } from '../../support/a-talk-gateway.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { OwnHabits } from '../../../src/view-models/roommates/own-habits.ts';
import { FirstMessage } from '../../../src/view-models/conversations/first-message.ts';
import { RoommateOfferScreen } from '../../../src/view-models/roommates/roommate-offer-screen.ts';
import { RoommatesScreen } from '../../../src/view-models/roommates/roommates-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import type { Navigation } from '../../../src/view-models/site/navigation.ts';
import { aTextTranslation } from '../../support/a-text-translation.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { anOfferSummary, aRoommateCatalogue, PU, SU } from '../../support/a-roommate-catalogue.ts';
import { aPropertyCatalogue, SOFIA } from '../../support/a-property-catalogue.ts';

const NEVER = { aborted: false, addEventListener() {} };
const visit = (route: 'Roommates' | 'RoommateOffer', query: Record<string, string[]>, params = {}) => ({
  route,
  params,
  query,
  signal: NEVER,
});

describe('The list of offers (MATE-01)', () => {
  const aList = () => {
    const catalogue = aRoommateCatalogue([anOfferSummary()]);
    const own = new OwnHabits(new StoredOwnHabits(new MemoryTextStore()));
    return { catalogue, screen: new RoommatesScreen(catalogue, aPropertyCatalogue([], [SOFIA]), own) };
  };

  it('uses the filters in the URL, ten to a page', async () => {
    const { catalogue, screen } = aList();
    await screen.load(
      visit('Roommates', {
        city: ['1'],
        priceTo: ['500'],
        university: ['1'],
        page: ['2'],
        orderBy: ['distance.ASC'],
      }),
    );
    expect(catalogue.inputs('roommateOffers')).toEqual([
      {
        city: 1,
        priceFrom: null,
        priceTo: 50_000,
        university: 1,
        orderBy: 'distance.ASC',
        offset: 10,
        limit: 10,
      },
    ]);
    expect(screen.queryWith({ filters: { priceFrom: 20_000 } })).toMatchObject({
      priceFrom: '200',
      priceTo: '500',
      page: null,
    });
  });

  it('offers the order by distance after a university is chosen, and the city’s universities', async () => {
    const { screen } = aList();
    await screen.load(visit('Roommates', {}));
    expect(screen.orders).not.toContain('distance.ASC');
    expect(screen.universitiesIn(null)).toEqual([SU, PU]);
    expect(screen.universitiesIn(2)).toEqual([PU]);
    await screen.load(visit('Roommates', { university: ['2'] }));
    expect(screen.orders).toContain('distance.ASC');
  });
});

describe('The match score', () => {
  it('shows after enough answers, explains itself, and is stored in this browser', async () => {
    const store = new MemoryTextStore();
    const habits = { smoking: 'no', pets: 'yes', guests: 'rarely', quietHours: null } as const;
    const catalogue = aRoommateCatalogue([anOfferSummary({ habits })]);
    const own = new OwnHabits(new StoredOwnHabits(store));
    const { session } = aSession(null);
    const screen = new RoommateOfferScreen(
      catalogue,
      own,
      session,
      new Modals(),
      {
        share: async () => 'copied',
      },
      aTextTranslation(),
    );
    await screen.load(visit('RoommateOffer', {}, { id: '7' }));
    screen.onEnter();
    expect(screen.match).toBeNull();
    own.set('smoking', 'no');
    own.set('guests', 'sometimes');
    expect(screen.match).toEqual({
      percent: 75,
      parts: [
        { habit: 'smoking', verdict: 'same' },
        { habit: 'guests', verdict: 'near' },
      ],
    });
    const later = new OwnHabits(new StoredOwnHabits(store));
    later.read();
    expect(later.habits).toMatchObject({ smoking: 'no', guests: 'sometimes' });
  });
});

function aMessage({ id = '7' as string | null, user = null as UserInfo | null } = {}) {
  const talk = aTalkGateway();
  const modals = new Modals();
  const store = new MemoryTextStore();
  const place = { current: { open: { params: id === null ? {} : { id } } } };
  const { session } = aSession(user, modals);
  const make = () =>
    new FirstMessage(
      'roommate',
      conversationsOf(talk),
      modals,
      new StoredFormDrafts(store),
      session,
      place as unknown as Navigation,
      async () => conversationRules,
    );
  modals.show('roommateOfferMessage');
  return { talk, modals, make, message: make() };
}

const good = {
  name: 'Елена',
  phone: '0888 123 456',
  email: '',
  message: 'Свободна ли е още стаята?',
  sharePhone: false,
};

describe('A message to the author of an offer (MATE-03)', () => {
  it.each([
    [{ name: 'Е' }, 'name', 'error-name-required'],
    [{ phone: '' }, 'phone', 'error-phone-required'],
    [{ phone: '123' }, 'phone', 'error-phone-invalid'],
    [{ message: 'Да' }, 'message', 'error-message-too-short'],
    [{ message: 'x'.repeat(100_000) }, 'message', 'error-message-too-long'],
    [{ message: 'Пишете ми на www.pechelete.example' }, 'message', 'error-message-links'],
  ])('is not sent with $0', async (wrong, field, error) => {
    const { message, talk } = aMessage();
    message.form.reset({ ...good, ...wrong });
    expect(await message.form.submit()).toBe(false);
    expect(message.form.errors[field]).toBe(error);
    expect(talk.inputs('askAboutOffer')).toEqual([]);
  });

  it('of a signed-in person is confirmed, and replies arrive in the profile', async () => {
    const { message, modals, talk } = aMessage({ user: aUser() });
    message.opened();
    expect(message.form.values).toMatchObject({ name: 'Мария Георгиева', phone: '0888200101' });
    message.form.set('message', good.message);
    await message.form.submit();
    expect(talk.inputs('askAboutOffer')).toMatchObject([{ id: 7, sharePhone: false }]);
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'message-sent-successfully' } });
  });

  it('of a visitor leads to the page of the conversation', async () => {
    const { message, talk, modals } = aMessage();
    talk.token = SECRET;
    message.form.reset(good);
    await message.form.submit();
    expect([message.token, modals.open]).toEqual([SECRET, 'roommateOfferMessage']);
    message.opened();
    expect(message.token).toBeNull();
  });

  it.each([
    ['a failure', '7', new Failure('error-please-try-again-later', {}, 'fault'), 'error-try-again'],
    ['no id in the URL', null, null, 'error-try-again'],
    ['the reader’s offer', '7', new Failure('error-own-offer', {}, 'conflict'), 'error-own-offer'],
  ])('with %s shows the error, and the text stays', async (_, id, refusal, said) => {
    const { message, talk, modals, make } = aMessage({ id });
    talk.refuse = refusal;
    for (const [name, value] of Object.entries(good)) message.form.set(name as 'name', value as string);
    await message.form.submit();
    expect(modals.notification).toEqual({ type: 'error', message: { key: said } });
    modals.close();
    expect(modals.open).toBe('roommateOfferMessage');
    expect(make().form.values.message).toBe(good.message);
  });

  it('of a visitor does not mention a profile', () => {
    expect(aMessage().message.isSignedIn).toBe(false);
    expect(aMessage({ user: aUser() }).message.isSignedIn).toBe(true);
    expect(aMessage().message.token).toBeNull();
  });

  it('is cleared after it is sent', async () => {
    const { message, make } = aMessage();
    for (const [name, value] of Object.entries(good)) message.form.set(name as 'name', value as string);
    await message.form.submit();
    expect(message.form.values.message).toBe('');
    expect(make().form.values.message).toBe('');
  });

  it.each([
    'error-own-offer',
    'error-conversation-closed',
    'error-conversation-full',
    'error-too-many-attempts',
    'error-offer-not-found',
  ])('rejected with %s shows the next step', async (key) => {
    const { message, talk, modals } = aMessage();
    talk.refuse = new Failure(key, {}, 'conflict');
    message.form.reset(good);
    await message.form.submit();
    expect(modals.notification?.message.key).toBe(key);
  });

  it('rejected for a field is marked there, without an error of the form', async () => {
    const { message, talk, modals } = aMessage();
    talk.refuse = new Failure('validation_failed', { phone: 'error-phone-invalid' }, 'invalid');
    message.form.reset(good);
    expect(await message.form.submit()).toBe(false);
    expect([message.form.errors, modals.open]).toEqual([
      { phone: 'error-phone-invalid' },
      'roommateOfferMessage',
    ]);
  });

  it('rethrows unexpected errors', async () => {
    const { message, talk } = aMessage();
    talk.handlers.askAboutOffer = () => Promise.reject(new TypeError('a fault'));
    message.form.reset(good);
    await expect(message.form.submit()).rejects.toThrow('a fault');
  });
});

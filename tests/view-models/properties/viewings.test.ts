import { describe, expect, it } from 'vitest';
import { visitorRules } from '../../../src/core/properties/visitor-rules.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Query } from '../../../src/core/site/paths.ts';
import { FollowedViewingScreen } from '../../../src/view-models/properties/viewings/followed-viewing-screen.ts';
import { ViewingsScreen } from '../../../src/view-models/properties/viewings/viewings-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aReceivedViewing, aSentViewing, VIEWING_TOKEN } from '../../support/a-property.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { aViewingGateway, viewingLists } from '../../support/a-viewing-gateway.ts';

const { signal } = new AbortController();

async function theRequests(query: Query = {}) {
  const lists = viewingLists();
  const gateway = aViewingGateway(lists);
  const modals = new Modals();
  const { session, signIn } = aSession(aUser());
  const screen = new ViewingsScreen(gateway, session, modals, new FakeClock(), async () => visitorRules);
  const show = (wanted: Query) =>
    screen.load({ route: 'ViewingRequests', params: {}, query: wanted, signal });
  await show(query);
  return { gateway, lists, modals, signIn, screen, show };
}

const first = (screen: ViewingsScreen) => {
  const [viewing] = screen.received.data;
  if (!viewing) throw new Error('No request is shown');
  return viewing;
};

describe('The owner’s requests for viewings (HOME-15)', () => {
  it('are received or sent, all or pending, by the URL', async () => {
    const { screen, gateway, show } = await theRequests();
    expect([screen.tab, screen.received.total, screen.sent.total]).toEqual(['received', 1, 0]);
    await show({ tab: ['sent'], waiting: ['1'], page: ['2'] });
    expect([screen.tab, screen.waiting, screen.page, screen.received.total]).toEqual(['sent', true, 2, 0]);
    expect(gateway.inputs('sentViewings').at(-1)).toEqual({ waiting: '1', offset: 10, limit: 10 });
    expect(screen.queryOf({ tab: 'received' })).toEqual({ tab: null, waiting: true, page: null });
    expect(screen.queryOf({ waiting: false, page: 3 })).toEqual({ tab: 'sent', waiting: false, page: 3 });
    await show({ waiting: ['yes'] });
    expect(screen.waiting).toBe(false);
  });

  it('are shown ten to a page', async () => {
    const { screen, lists, show } = await theRequests();
    lists.received = Array.from({ length: 11 }, (_, index) => aReceivedViewing({ id: 41 + index }));
    await show({});
    expect([screen.total, screen.received.data.length, screen.pageCount]).toEqual([11, 10, 2]);
    await show({ tab: ['sent'] });
    expect([screen.total, screen.pageCount]).toEqual([1, 1]);
  });

  it('have no pending ones before they are loaded', () => {
    const screen = new ViewingsScreen(
      aViewingGateway(),
      aSession(aUser()).session,
      new Modals(),
      new FakeClock(),
      async () => visitorRules,
    );
    expect([screen.head, screen.tab, screen.waiting, screen.received.data, screen.total]).toEqual([
      { title: { key: 'profile-viewings' } },
      'received',
      false,
      [],
      0,
    ]);
  });

  it('can be moved to any day from today to 60 days from now (MODAL-08)', async () => {
    const { answer } = (await theRequests()).screen;
    expect([answer.today, answer.lastDay]).toEqual(['2026-11-21', '2027-01-20']);
  });

  it.each([
    ['propose', { isPast: true }],
    ['propose', { dateTime: null }],
    ['decline', {}],
  ] as const)('bring no time into the form: %s, %j', async (answer, change) => {
    const { screen } = await theRequests();
    screen.answer.form.set('note', 'от преди');
    screen.answer.begin({ ...first(screen), ...change }, answer);
    expect(screen.answer.form.values).toEqual({ date: '', time: '', note: '', address: '' });
  });

  it('are accepted one at a time, and only the accepted one changes', async () => {
    const { screen, lists, gateway, show } = await theRequests();
    lists.received = [aReceivedViewing({ id: 41 }), aReceivedViewing({ id: 42 })];
    await show({});
    const accepting = screen.answer.accept(first(screen));
    expect(screen.answer.accepting).toBe(41);
    await screen.answer.accept(aReceivedViewing({ id: 42 }));
    await accepting;
    expect([gateway.inputs('answerViewing').length, screen.answer.accepting]).toEqual([1, null]);
    expect(screen.received.data.map(({ id, status }) => [id, status])).toEqual([
      [41, 'accepted'],
      [42, 'requested'],
    ]);
  });

  it('discard a started response when the list is left', async () => {
    const { screen, show } = await theRequests();
    screen.answer.begin(first(screen), 'decline');
    await show({ tab: ['sent'] });
    expect(screen.answer.to).toBeNull();
  });

  it('show the first page of received ones for an invalid URL', async () => {
    const { screen } = await theRequests({ tab: ['lost'], page: ['-4'] });
    expect([screen.tab, screen.page]).toEqual(['received', 1]);
  });

  it('are accepted at once, with an updated card and badge', async () => {
    const { screen, gateway, signIn } = await theRequests();
    await screen.answer.accept(first(screen), ' ул. „Шипка“ 6 ');
    const address = 'ул. „Шипка“ 6';
    expect(gateway.inputs('answerViewing')).toEqual([
      { id: 41, answer: 'accept', dateTime: null, note: '', address },
    ]);
    expect(first(screen).address).toBe(address);
    expect([first(screen).status, first(screen).next]).toEqual(['accepted', ['propose', 'decline']]);
    expect(signIn.inputs('me').length).toBe(1);
  });

  it('are answered with another time and a note', async () => {
    const { screen, gateway } = await theRequests();
    screen.answer.begin(first(screen), 'propose');
    expect(screen.answer.form.values).toEqual({ date: '2026-11-25', time: '10:00', note: '', address: '' });
    screen.answer.form.set('time', '18:30');
    screen.answer.form.set('note', 'Работя до 18 часа.');
    await screen.answer.form.submit();
    expect(gateway.inputs('answerViewing')).toMatchObject([
      { answer: 'propose', dateTime: '2026-11-25 18:30' },
    ]);
    expect([first(screen).status, screen.answer.to]).toEqual(['proposed', null]);
  });

  it.each([
    ['no time', '', '', { date: 'error-date-required', time: 'error-time-required' }],
    ['a past time', '2026-11-20', '10:00', { date: 'error-date-time-past', time: 'error-date-time-past' }],
  ])('are not answered with %s', async (_, date, time, errors) => {
    const { screen, gateway } = await theRequests();
    screen.answer.begin(first(screen), 'propose');
    screen.answer.form.set('date', date);
    screen.answer.form.set('time', time);
    await screen.answer.form.submit();
    expect(screen.answer.form.errors).toEqual(errors);
    expect(gateway.inputs('answerViewing')).toEqual([]);
  });

  it('mark a time that is given to another person', async () => {
    const { screen, gateway } = await theRequests();
    screen.answer.begin(first(screen), 'propose');
    gateway.failOnce(
      'answerViewing',
      new Failure('error-slot-taken', { dateTime: 'error-slot-taken' }, 'conflict'),
    );
    await screen.answer.form.submit();
    expect(screen.answer.form.errors).toEqual({ date: 'error-slot-taken', time: 'error-slot-taken' });
    expect(screen.answer.to?.answer).toBe('propose');
  });

  it('mark only the note when it is rejected', async () => {
    const { screen, gateway } = await theRequests();
    screen.answer.begin(first(screen), 'decline');
    gateway.failOnce(
      'answerViewing',
      new Failure('validation_failed', { note: 'error-text-too-long' }, 'invalid'),
    );
    await screen.answer.form.submit();
    expect(screen.answer.form.errors).toEqual({ note: 'error-text-too-long' });
    gateway.failOnce('answerViewing', new Failure('error-too-many-requests', {}, 'too-many'));
    await screen.answer.form.submit();
    expect([screen.answer.form.errors, screen.answer.form.refusal]).toEqual([{}, 'error-too-many-requests']);
  });

  it('rethrow unexpected errors', async () => {
    const { screen, gateway } = await theRequests();
    const fault = new TypeError('not a function');
    gateway.handlers.answerViewing = () => Promise.reject(fault);
    screen.answer.begin(first(screen), 'decline');
    await expect(screen.answer.form.submit()).rejects.toBe(fault);
    await expect(screen.answer.accept(first(screen))).rejects.toBe(fault);
    expect(screen.answer.accepting).toBeNull();
  });

  it('are declined with a note, or not after a cancellation', async () => {
    const { screen, gateway } = await theRequests();
    screen.answer.begin(first(screen), 'decline');
    screen.answer.giveUp();
    expect(gateway.inputs('answerViewing')).toEqual([]);
    screen.answer.begin(first(screen), 'decline');
    screen.answer.form.set('note', ' Вече е отдаден. ');
    await screen.answer.form.submit();
    expect(gateway.inputs('answerViewing')).toEqual([
      { id: 41, answer: 'decline', dateTime: null, note: 'Вече е отдаден.' },
    ]);
    expect(first(screen).next).toEqual([]);
  });

  it('show the reason for a rejected response', async () => {
    const { screen, gateway, modals } = await theRequests();
    gateway.failOnce('answerViewing', new Failure('viewing-answer-not-possible', {}, 'conflict'));
    await screen.answer.accept(first(screen));
    expect(modals.notification?.message.key).toBe('viewing-answer-not-possible');
    expect(first(screen).status).toBe(aReceivedViewing().status);
  });
});

describe('A response that arrives too late', () => {
  const late = new Failure('viewing-answer-not-possible', {}, 'conflict');

  it('shows the request with the visitor’s change, and the change', async () => {
    const { screen, lists, gateway, modals } = await theRequests();
    const shown = first(screen);
    lists.received = [{ ...shown, status: 'cancelled', next: [] }];
    gateway.failOnce('answerViewing', late);
    await screen.answer.accept(shown);
    expect([first(screen).status, first(screen).next]).toEqual(['cancelled', []]);
    expect(screen.answer.changed).toEqual({ id: shown.id, key: 'viewing-meanwhile-cancelled' });
    expect(modals.notification).toBeNull();
    await screen.answer.accept(first(screen));
    expect(screen.answer.changed).toBeNull();
  });

  it('closes its form', async () => {
    const { screen, lists, gateway } = await theRequests();
    const shown = first(screen);
    screen.answer.begin(shown, 'decline');
    lists.received = [{ ...shown, status: 'cancelled', next: [] }];
    gateway.failOnce('answerViewing', late);
    await screen.answer.form.submit();
    expect([screen.answer.to, screen.answer.changed?.key]).toEqual([null, 'viewing-meanwhile-cancelled']);
    screen.answer.begin(shown, 'decline');
    expect(screen.answer.changed).toBeNull();
  });

  it('shows the error if nothing has changed', async () => {
    const { screen, gateway, modals } = await theRequests();
    gateway.failOnce('answerViewing', late);
    screen.answer.begin(first(screen), 'decline');
    await screen.answer.form.submit();
    expect([screen.answer.form.refusal, screen.answer.to?.answer]).toEqual([
      'viewing-answer-not-possible',
      'decline',
    ]);
    expect([screen.answer.changed, modals.notification]).toEqual([null, null]);
  });

  it('shows the error if the request can’t be loaded', async () => {
    const { screen, lists, gateway, modals } = await theRequests();
    const shown = first(screen);
    lists.received = [];
    gateway.failOnce('answerViewing', late);
    await screen.answer.accept(shown);
    expect(modals.notification?.message.key).toBe('viewing-answer-not-possible');
  });
});

const aRules = async () => visitorRules;

describe('The visitor’s page of a viewing', () => {
  it('proposes another time to the owner', async () => {
    const { screen, gateway } = await aFollowed({ status: 'accepted', next: ['propose', 'cancel'] });
    screen.setProposing(true);
    screen.proposal.set('date', screen.today);
    screen.proposal.set('time', '19:30');
    await screen.proposal.submit();
    expect(gateway.inputs('answerViewingAsVisitor')).toMatchObject([{ answer: 'propose' }]);
    expect(screen.viewing).toMatchObject({ status: 'requested', dateTime: `${screen.today} 19:30` });
    expect(screen.proposing).toBe(false);
  });

  async function aFollowed(change: Parameters<typeof aSentViewing>[0] = {}) {
    const lists = viewingLists({ sent: [aSentViewing(change)] });
    const gateway = aViewingGateway(lists);
    const modals = new Modals();
    const screen = new FollowedViewingScreen(gateway, modals, new FakeClock(), aRules);
    await screen.load({ route: 'FollowedViewing', params: { token: VIEWING_TOKEN }, query: {}, signal });
    return { gateway, lists, modals, screen };
  }

  it('accepts another time; then it has the owner’s telephone and a calendar file', async () => {
    const { screen, gateway } = await aFollowed({ status: 'proposed', next: ['accept', 'cancel'] });
    expect(screen.calendar).toBeNull();
    await screen.accept();
    expect(gateway.inputs('answerViewingAsVisitor')).toMatchObject([{ answer: 'accept' }]);
    expect(screen.viewing?.owner.phone).toBe('0888200101');
    expect(screen.calendar).toBe(`/calendar/${VIEWING_TOKEN}.ics`);
  });

  it('shows the reason for a rejected response, and confirms a cancellation again', async () => {
    const { screen, gateway, modals } = await aFollowed();
    screen.confirmCancel();
    gateway.failOnce('answerViewingAsVisitor', new Failure('error-too-many-requests', {}, 'too-many'));
    await screen.cancel();
    expect(modals.notification?.message.key).toBe('error-too-many-requests');
    expect([screen.viewing?.status, screen.busy, screen.cancelling, screen.changed]).toEqual([
      'requested',
      false,
      false,
      null,
    ]);
  });

  it('shows the reason for a rejected response if nothing has changed', async () => {
    const { screen, gateway, modals } = await aFollowed({ status: 'proposed', next: ['accept', 'cancel'] });
    gateway.failOnce('answerViewingAsVisitor', new Failure('viewing-answer-not-possible', {}, 'conflict'));
    await screen.accept();
    expect([modals.notification?.message.key, screen.changed]).toEqual(['viewing-answer-not-possible', null]);
  });

  it('offers no response before it is loaded', async () => {
    const gateway = aViewingGateway();
    const screen = new FollowedViewingScreen(gateway, new Modals(), new FakeClock(), aRules);
    await screen.accept();
    expect([screen.head, gateway.inputs('answerViewingAsVisitor'), screen.calendar]).toEqual([
      { title: { key: 'followed-viewing-title' } },
      [],
      null,
    ]);
  });

  it('cancels only after a confirmation', async () => {
    const { screen, gateway } = await aFollowed();
    await screen.cancel();
    screen.confirmCancel();
    screen.closeCancellation();
    await screen.cancel();
    expect(gateway.inputs('answerViewingAsVisitor')).toEqual([]);
    screen.confirmCancel();
    await Promise.all([screen.cancel(), screen.cancel()]);
    expect(gateway.inputs('answerViewingAsVisitor')).toMatchObject([{ answer: 'cancel' }]);
    expect([screen.viewing?.status, screen.cancelling]).toEqual(['cancelled', false]);
  });

  it('shows the owner’s changes', async () => {
    const { screen, lists, gateway, modals } = await aFollowed({
      status: 'proposed',
      next: ['accept', 'cancel'],
    });
    lists.sent = [aSentViewing({ status: 'declined', next: [] })];
    gateway.failOnce('answerViewingAsVisitor', new Failure('viewing-answer-not-possible', {}, 'conflict'));
    await screen.accept();
    expect([screen.viewing?.status, screen.changed]).toEqual(['declined', 'viewing-meanwhile-declined']);
    expect([modals.notification, screen.busy]).toEqual([null, false]);
    lists.sent = [aSentViewing({ status: 'proposed', next: ['accept', 'cancel'] })];
    await screen.accept();
    expect(screen.changed).toBeNull();
    lists.sent = [aSentViewing({ status: 'declined', next: [] })];
    gateway.failOnce('answerViewingAsVisitor', new Failure('viewing-answer-not-possible', {}, 'conflict'));
    await screen.accept();
    expect(screen.changed).toBe('viewing-meanwhile-declined');
    await screen.load({ route: 'FollowedViewing', params: { token: VIEWING_TOKEN }, query: {}, signal });
    expect(screen.changed).toBeNull();
  });

  it('is not found with another secret', async () => {
    const screen = new FollowedViewingScreen(aViewingGateway(), new Modals(), new FakeClock(), aRules);
    const visit = {
      route: 'FollowedViewing',
      params: { token: 'guessed'.padEnd(43, '-') },
      query: {},
      signal,
    } as const;
    await expect(screen.load(visit)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

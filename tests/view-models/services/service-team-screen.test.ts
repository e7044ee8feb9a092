import { describe, expect, it } from 'vitest';
import type { TeamVisit, TeamWeek } from '../../../src/core/services/team-visit.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ServiceTeamScreen } from '../../../src/view-models/services/service-team-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aTeamVisit } from '../../support/a-service.ts';
import type { ServiceGateway } from '../../../src/core/services/service-gateway.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';

const { signal } = new AbortController();
const TEAM = 'team'.padEnd(43, '-');
const WEEK: TeamWeek = {
  team: { name: 'Роса', kind: 'cleaning' },
  from: '2026-11-23',
  visits: [],
  nextWork: null,
};

async function aTeamScreen(visits: TeamVisit[] = [aTeamVisit()], week?: string) {
  const gateway = fakeGateway<ServiceGateway>({ teamWeek: () => ({ ...WEEK, visits }) });
  const modals = new Modals();
  const screen = new ServiceTeamScreen(gateway, modals);
  const query: Record<string, string[]> = week === undefined ? {} : { week: [week] };
  await screen.load({ route: 'ServiceTeam', params: { token: TEAM }, query, signal });
  const visit = screen.week?.visits[0];
  return { gateway, modals, screen, visit: visit ?? aTeamVisit() };
}

describe('The page of a service team', () => {
  it('groups the visits of a week by day, and leads to the weeks around it', async () => {
    const { screen } = await aTeamScreen(
      [aTeamVisit({ date: '2026-11-25', orderId: 2 }), aTeamVisit({ date: '2026-11-24', orderId: 1 })],
      '2026-11-26',
    );
    expect(screen.days.map(({ date, visits }) => [date, visits.length])).toEqual([
      ['2026-11-24', 1],
      ['2026-11-25', 1],
    ]);
    expect(screen.nearWeeks).toEqual({ before: '2026-11-16', after: '2026-11-30' });
  });

  it('accepts a visit at once', async () => {
    const { gateway, modals, screen, visit } = await aTeamScreen(undefined, '2026-11-24');
    gateway.handlers.answerVisit = () => aTeamVisit({ status: 'accepted' });
    await screen.answer(visit, 'accept');
    expect(gateway.inputs('answerVisit')).toMatchObject([{ orderId: 1, visit: 1, action: 'accept' }]);
    expect(screen.week?.visits[0]?.status).toBe('accepted');
    expect(modals.notification?.message.key).toBe('service-visit-accepted-done');
  });

  it('declines and finishes a visit only after a confirmation', async () => {
    const { gateway, screen, visit } = await aTeamScreen(undefined, '2026-11-24');
    await screen.answer(visit, 'decline');
    expect([screen.pending?.action, gateway.inputs('answerVisit').length]).toEqual(['decline', 0]);
    screen.giveUp();
    await screen.confirm();
    expect(gateway.inputs('answerVisit')).toEqual([]);
    gateway.handlers.answerVisit = () => aTeamVisit({ status: 'declined' });
    await screen.answer(visit, 'decline');
    await screen.confirm();
    expect([screen.pending, screen.week?.visits[0]?.status]).toEqual([null, 'declined']);
  });

  it('reloads the week after a response that was too late, and reports it', async () => {
    const { gateway, modals, screen, visit } = await aTeamScreen(undefined, '2026-11-24');
    gateway.failOnce('answerVisit', new Failure('service-visit-action-not-possible', {}, 'conflict'));
    gateway.handlers.teamWeek = () => WEEK;
    await screen.answer(visit, 'accept');
    expect(screen.week?.visits).toEqual([]);
    expect(modals.notification?.message.key).toBe('service-visit-action-not-possible');
  });
});

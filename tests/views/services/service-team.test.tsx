import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aTeamVisit } from '../../support/a-service.ts';
import type { ServiceGateway } from '../../../src/core/services/service-gateway.ts';
import type { TeamWeek } from '../../../src/core/services/team-visit.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';
import { openShop } from '../support/render-with-services.tsx';

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/gu, ' ');

async function openTeam(week = '2026-11-24', answer: Partial<TeamWeek> = {}) {
  const visit = aTeamVisit({ notes: 'Звънецът не работи.' });
  const gateway = fakeGateway<ServiceGateway>({
    teamWeek: () => ({
      team: { name: 'Роса', kind: 'cleaning' },
      from: '2026-11-23',
      visits: [visit],
      nextWork: null,
      ...answer,
    }),
    answerVisit: () => ({ ...visit, status: 'declined', next: [] }),
  });
  await openShop(`/ekip/${'team'.padEnd(43, '-')}?week=${week}`, { services: gateway });
  return { gateway, user: userEvent.setup() };
}

describe('The page of a service team', () => {
  it('shows the work, the address, the customer and the amount to collect', async () => {
    await openTeam();
    const visit = screen.getByRole('article', { name: /12:00 – 16:00 · Еднократно почистване/u });
    expect(plain(visit.textContent)).toMatch(/ул\. „Шипка“ 6, ет. 4, Лозенец, София/u);
    expect(plain(visit.textContent)).toContain('210,00 лв. (107,37 €)');
    expect(visit.textContent).toContain('Звънецът не работи.');
    expect(within(visit).getByRole('link', { name: '0888123456' })).toHaveAttribute('href', 'tel:0888123456');
  });

  it('confirms a declined visit, and shows its new status', async () => {
    const { gateway, user } = await openTeam();
    await user.click(screen.getByRole('button', { name: 'Отказване' }));
    const dialog = screen.getByRole('dialog', { name: 'Отказ от посещението' });
    await user.click(within(dialog).getByRole('button', { name: 'Отказ от посещението' }));
    expect(gateway.inputs('answerVisit')).toMatchObject([{ action: 'decline' }]);
    expect(await screen.findByText('Отказано')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Приемане' })).toBeNull();
  });

  it('leads from a free week to the next one with work', async () => {
    await openTeam('2026-11-10', { from: '2026-11-09', visits: [], nextWork: '2026-11-23' });
    expect(screen.getByText(/Нямате посещения през тази седмица\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Към седмицата от/ })).toHaveAttribute(
      'href',
      expect.stringContaining('week=2026-11-23'),
    );
  });

  it('reports a free week, and leads to the next one', async () => {
    await openTeam('2026-12-08', { from: '2026-12-07', visits: [] });
    expect(screen.getByText('Нямате посещения през тази седмица.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Към седмицата от/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Следваща седмица' })).toHaveAttribute(
      'href',
      expect.stringContaining('week=2026-12-14'),
    );
  });
});

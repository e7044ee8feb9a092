import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTeam, signedInServer } from './support/open-team.tsx';

const requested = (server: ReturnType<typeof signedInServer>) =>
  server.requests.map(({ name }) => name).filter((name) => name.includes('/figures/'));

/** Section of a figure. */
const figure = async (name: string) => within(await screen.findByRole('region', { name }));

describe('The figures (TEAM-10)', () => {
  it('show values of the last 30 days with those before and the change', async () => {
    const { server } = await openTeam('/team/figures');
    expect(await screen.findByRole('heading', { level: 1, name: 'Показатели' })).toBeVisible();
    const table = within(await (await figure('Посещения')).findByRole('table'));
    const today = within(table.getByRole('row', { name: /^21/ }));
    expect(today.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['30', '24', '+25%']);
    expect(requested(server)).toContain('GET /api/team/figures/visits');
    expect(requested(server)).not.toContain('GET /api/team/figures/revenue');
  });

  it('say that there are no data', async () => {
    await openTeam('/team/figures');
    const searches = await figure('Търсения без резултат');
    expect(await searches.findByText('Няма данни за този период.')).toBeVisible();
  });

  it('show another group after its tab is chosen', async () => {
    const { user, server } = await openTeam('/team/figures');
    await user.click(await screen.findByRole('tab', { name: 'Стъпки' }));
    const table = within((await screen.findAllByRole('table'))[0] as HTMLElement);
    const cells = within(await table.findByRole('row', { name: /^Количка/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['50', '25%', '100', '25%']);
    expect(requested(server)).toContain('GET /api/team/figures/shop-steps');
    expect(window.location.search).toContain('group=conversion');
  });

  it('are compared with the year before, or not at all', async () => {
    const { user } = await openTeam('/team/figures?period=last-month');
    await user.click(await screen.findByRole('combobox', { name: 'Сравнение с' }));
    await user.click(await screen.findByRole('option', { name: 'Без сравнение' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Преди' })).toBeNull());
    expect(window.location.search).toContain('compare=none');
  });

  it('have amounts in both currencies', async () => {
    await openTeam('/team/figures?group=sales');
    const vendors = await figure('Оборот по търговец');
    const row = await vendors.findByRole('row', { name: /^Продукт/ });
    expect(row.textContent.replaceAll('\u00a0', ' ')).toContain('2,00 лв.1,02 €');
  });

  it('are read for chosen days once both are valid', async () => {
    const { user, server } = await openTeam('/team/figures?period=own&from=2026-11-01&to=2026-11-10');
    const last = await screen.findByLabelText('До дата');
    await user.clear(last);
    await user.type(last, '2026-10-01');
    expect(last).toHaveAccessibleDescription('Изберете период до две години с начало преди края.');
    const before = requested(server).length;
    await user.tab();
    expect(requested(server)).toHaveLength(before);
    await user.clear(last);
    await user.type(last, '2026-11-05{Enter}');
    await waitFor(() => expect(window.location.search).toContain('to=2026-11-05'));
  });

  it('are downloaded by members who may', async () => {
    await openTeam('/team/figures');
    const visits = await figure('Посещения');
    const link = await visits.findByRole('link', { name: 'Изтегляне на „Посещения“ като CSV' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/api\/team\/figures\/visits\/file\?from=2026-10-23&to=2026-11-21&compare=previous&format=csv/,
      ),
    );
  });

  it('have no files for other members', async () => {
    await openTeam('/team/figures', { server: signedInServer({ roles: ['content'] }) });
    await screen.findAllByRole('table');
    expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull();
  });

  it('are not in the menu of members without the permission', async () => {
    await openTeam('/team/', { server: signedInServer({ roles: ['support'] }) });
    await screen.findByRole('link', { name: 'Профили' });
    expect(screen.queryByRole('link', { name: 'Показатели' })).toBeNull();
  });

  it('show an error in the place of one figure', async () => {
    const server = signedInServer();
    server.overrides.set('GET /api/team/figures/visits', {
      status: 503,
      body: { message: 'error-please-try-again-later' },
    });
    await openTeam('/team/figures', { server });
    const visits = await figure('Посещения');
    expect(await visits.findByRole('alert')).toBeVisible();
    expect((await figure('Прегледани страници')).queryByRole('alert')).toBeNull();
  });
});
